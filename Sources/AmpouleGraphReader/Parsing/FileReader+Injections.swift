import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records each `@Inject` on a parameter that nothing reads.
    ///
    /// `@Register` itself reports those in the declaration of a component.
    func readUnreadInjections(_ signature: FunctionSignatureSyntax) {
        guard !isConditional, !signature.injections.isEmpty else { return }
        if let function = signature.parent?.as(FunctionDeclSyntax.self) {
            let group = function.surroundingGroup
            guard group?.isComponent != true, function.isOnlyOfTheLanguage else { return }
            note(function.unreadInjections(isMember: group != nil, canBeInjected: false))
        } else if let initializer = signature.parent?.as(InitializerDeclSyntax.self),
            let owner = initializer.surroundingGroup?.ownerOfInitializers
        {
            // `@Inject` on the initializer itself is an error where the type isn't a component.
            guard initializer.attributes.injections.isEmpty, initializer.isOnlyOfTheLanguage else { return }
            note(
                signature.injections.map { UnreadInjection(attribute: $0.attribute, owner: owner) }
            )
        }
    }

    /// Records each `@Inject` on a parameter of a closure.
    func readUnreadInjections(_ closure: ClosureExprSyntax) {
        guard
            !isConditional, case .parameterClause(let clause) = closure.signature?.parameterClause
        else { return }
        let injections = clause.parameters.flatMap(\.attributes.injections)
        guard !injections.isEmpty, closure.isOnlyOfTheLanguage else { return }
        note(injections.map { UnreadInjection(attribute: $0.attribute, owner: .closure) })
    }

    private func note(_ injections: [UnreadInjection]) {
        declarations.unreadInjections += injections.map { injection in
            DeclaredUnreadInjection(position: position(injection.attribute), message: injection.message)
        }
    }
}

extension SyntaxProtocol {
    /// Whether no macro can rewrite this.
    ///
    /// A macro can be attached to it or to an enclosing declaration, or take it as part of an argument.
    fileprivate var isOnlyOfTheLanguage: Bool {
        sequence(first: Syntax(self), next: \.parent).allSatisfy { node in
            !node.is(MacroExpansionExprSyntax.self) && !node.is(MacroExpansionDeclSyntax.self)
                && node.asProtocol((any WithAttributesSyntax).self)?.attributes.areAllKnown != false
        }
    }
}

extension DeclSyntaxProtocol {
    /// The type, extension or protocol that this is a member of.
    fileprivate var surroundingGroup: (any DeclGroupSyntax)? {
        parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
    }
}

extension DeclGroupSyntax {
    fileprivate var isComponent: Bool {
        attributes.attributes.contains { attribute in attribute.isMacro(.register) }
    }

    /// The owner of the parameters of the initializers in this declaration; `nil` if a container may call one.
    fileprivate var ownerOfInitializers: UnreadInjection.Owner? {
        if let type = self.as(ExtensionDeclSyntax.self) {
            return .initializerInExtension(ofType: type.extendedType.trimmedText)
        }
        guard !isComponent, let name = asProtocol((any NamedDeclSyntax).self)?.name else { return nil }
        return .initializer(ofType: name.textWithoutBackticks)
    }
}
