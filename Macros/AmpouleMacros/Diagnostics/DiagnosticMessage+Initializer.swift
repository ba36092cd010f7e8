import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// Several initializers, and nothing that says which to use.
    static func ambiguousInitializers(_ component: Component) -> Self {
        Self(
            at: component.name,
            "Component '\(component.name.textWithoutBackticks)' has \(component.initializers.count) initializers, "
                + "and nothing says which of them the container calls; mark one or more with '@Inject'",
            fixIts: component.initializers.compactMap { initializer in
                initializer.declaration?.as(InitializerDeclSyntax.self)
            }.map { declaration in
                .insert(
                    "Mark '\(declaration.signatureText)' with '@Inject'",
                    "@Inject ",
                    before: declaration.startToken
                )
            }
        )
    }

    /// An initializer with generic parameters or requirements.
    static func genericInitializer(_ clause: some SyntaxProtocol, of component: Component) -> Self {
        Self(
            at: clause,
            "\(component.makerText) cannot be generic, because a registration has fixed types; "
                + "\(component.kind == .function ? "use fixed" : "make the type generic, or use existential") types"
        )
    }

    /// Two initializers that make for the same registration key.
    static func equalArguments(
        _ initializer: Initializer,
        _ declaration: any CallableDeclSyntax
    ) -> Self {
        let types = initializer.arguments.map { argument in argument.type.ofArgument.description }
        let reason =
            types.isEmpty
            ? "takes no arguments, either,"
            : "takes the same argument types (\(types.joined(separator: ", ")))"
        return Self(
            at: declaration.signature.parameterClause,
            "This initializer cannot be used, because another one marked with '@Inject' \(reason) and so "
                + "has the same registration key; mark only one of them",
            fixIts: initializer.injections.prefix(1).map { injection in
                .remove("Remove '@Inject'", injection.attribute)
            }
        )
    }

    /// `@Inject(name:)` where there is nothing to be named.
    static func namedMember(_ injection: Injection, kind: String) -> Self {
        Self(
            at: injection.attribute,
            "'@Inject' on \(kind) takes no name, because it is not itself a dependency; name the parameters that "
                + "are, or the component in '@Register'",
            fixIts: [.replace("Remove the name", injection.attribute, with: "@Inject")]
        )
    }

    /// A second `@Inject`.
    static func repeatedInjection(_ injection: Injection) -> Self {
        Self(
            at: injection.attribute,
            "'@Inject' is applied more than once, but a dependency is injected once; remove one of them",
            fixIts: [.remove("Remove this '@Inject'", injection.attribute)]
        )
    }

    /// An `@Inject` on a member that overrides one of a superclass, which is a component.
    static func overriddenInjection(_ injection: Injection, of member: String) -> Self {
        Self(
            at: injection.attribute,
            "'@Inject' cannot be applied to \(member), because it overrides a member of a component, which injects it if "
                + "that member is marked '@Inject'; mark only the overridden one",
            fixIts: [.remove("Remove this '@Inject'", injection.attribute)]
        )
    }
}

extension InitializerDeclSyntax {
    /// The initializer's name with its labels, such as `init(name:)`.
    fileprivate var signatureText: String {
        "init(\(signature.parameterClause.parameters.map { parameter in parameter.firstName.text + ":" }.joined()))"
    }

    /// The first token of the declaration.
    var startToken: TokenSyntax { firstToken(viewMode: .sourceAccurate) ?? initKeyword }
}
