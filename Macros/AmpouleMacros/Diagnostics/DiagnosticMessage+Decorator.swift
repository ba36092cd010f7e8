import AmpouleSyntax
import SwiftSyntax

extension DiagnosticMessage {
    /// A decorator that takes no argument for the instance that it decorates.
    static func decoratorWithoutInstance(
        _ initializer: Initializer,
        of decorated: Service,
        in component: Component
    ) -> Self {
        let injected = initializer.dependencies.first { parameter in
            decorated.type.map { type in parameter.type.ofDependency.isExistential(of: type) } ?? false
        }
        if let injected { return decoratorInjectsItsService(injected, of: decorated, in: component) }
        return Self(
            at: initializer.declaration.map { declaration in Syntax(declaration.callee) }
                ?? Syntax(decorated.expression),
            "Component '\(component.name.textWithoutBackticks)' decorates '\(decorated.spelling)', but takes no "
                + "instance of it; let the first argument be of the type '\(decorated.spelling)'"
        )
    }

    /// A decorator to which the container passes the service that it decorates.
    private static func decoratorInjectsItsService(
        _ parameter: Parameter,
        of decorated: Service,
        in component: Component
    ) -> Self {
        Self(
            at: parameter.node,
            "Component '\(component.name.textWithoutBackticks)' is injected '\(decorated.spelling)', which resolves "
                + "to itself, because it decorates it; remove '@Inject', so that it is the argument for the instance to "
                + "decorate",
            fixIts: parameter.injections.map { injection in .remove("Remove '@Inject'", injection.attribute) }
        )
    }

    /// A service after the first one of `decorates:`.
    static func furtherDecoration(_ service: Service, of component: Component) -> Self {
        Self(
            at: service.expression,
            "Component '\(component.name.textWithoutBackticks)' cannot decorate '\(service.spelling)', too, because "
                + "the first argument is of one service; write a component for each",
            fixIts: [.remove(service.expression, from: component.attribute)]
        )
    }

    /// A service that a decorator is to be registered for, or to contribute to.
    static func serviceOfDecorator(_ service: Service, of component: Component) -> Self {
        Self(
            at: service.expression,
            "Component '\(component.name.textWithoutBackticks)' cannot be registered for "
                + "'\(service.spelling)', because a decorator takes the place of what it "
                + "decorates; remove the service, or 'decorates:'",
            fixIts: [.remove(service.expression, from: component.attribute)]
        )
    }

    /// A scope of a decorator.
    static func scopeOfDecorator(_ scope: ExprSyntax, of component: Component) -> Self {
        Self(
            at: scope,
            "Component '\(component.name.textWithoutBackticks)' cannot have a scope, because a decorator has that of "
                + "what it decorates; remove 'scope:'",
            fixIts: [.remove(scope, named: "scope:", from: component.attribute)]
        )
    }
}

extension Service {
    /// The type, or else the expression, as written.
    fileprivate var spelling: String { (type ?? expression).trimmedText }
}

extension TypeSyntax {
    /// Whether the type is a service, with or without `any` and parentheses.
    fileprivate func isExistential(of service: ExprSyntax) -> Bool {
        Syntax(self).essentialWords == Syntax(service).essentialWords
    }
}

extension Syntax {
    fileprivate var essentialWords: [String] {
        tokens(viewMode: .sourceAccurate).filter { token in
            ![.keyword(.any), .leftParen, .rightParen].contains(token.tokenKind)
        }
        .map(\.textWithoutBackticks)
    }
}
