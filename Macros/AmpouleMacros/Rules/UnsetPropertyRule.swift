import AmpouleSyntax
import SwiftSyntax

/// The properties that the container sets have a value before, as the compiler requires.
///
/// The compiler's error doesn't say when the container sets the property. The rule reports only what is certain: the initializer
/// consists of assignments, and none of them names the property. The first reading of a declaration has no bodies, so it
/// suspects each initializer; the second one, which follows diagnostics, has them.
struct UnsetPropertyRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard component.kind == .class || component.kind == .structure else { return [] }
        let initializers = component.initializers.compactMap { initializer in
            initializer.declaration?.as(InitializerDeclSyntax.self)
        }
        return component.injectedProperties.filter(\.needsValue).compactMap { property in
            initializers.first { initializer in initializer.leaves(property) }
                .map { initializer in .unsetProperty(property, by: initializer) }
        }
    }
}

extension Property {
    /// Whether an initializer must set the property, as far as other macros and property wrappers don't.
    fileprivate var needsValue: Bool {
        name != nil && type != nil && initialValue == nil && !isComputed && !isConstant && !isStatic
            && !isLazy
            && !hasInitAccessor && !declaration.modifiers.contains(.unowned)
            && !declaration.modifiers.contains(.weak)
            && declaration.attributes.attributes.count == injections.count
    }
}

extension InitializerDeclSyntax {
    /// Whether the initializer certainly returns without a value in a property.
    fileprivate func leaves(_ property: Property) -> Bool {
        guard !modifiers.contains(.convenience), let body, let name = property.name?.textWithoutBackticks
        else {
            return false
        }
        let names = [name, "fatalError", "preconditionFailure"]
        return body.statements.allSatisfy { statement in statement.item.isAssignment }
            && !body.tokens(viewMode: .sourceAccurate).contains { token in
                names.contains(token.textWithoutBackticks)
            }
    }
}

extension CodeBlockItemSyntax.Item {
    /// Whether this is an assignment to something else than `self`, a declaration of variables, or the call of `super.init`.
    fileprivate var isAssignment: Bool {
        if self.is(VariableDeclSyntax.self) { return true }
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.trimmedText == "super.init"
        }
        guard let elements = self.as(SequenceExprSyntax.self)?.elements, let target = elements.first else {
            return false
        }
        return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
            && target.trimmedText != "self"
    }
}
