import SwiftSyntax

/// An `@Inject` on a parameter of a function that no container calls.
package struct UnreadInjection {
    /// The declaration that has the parameter.
    package enum Owner {
        /// An initializer of a component that the component doesn't use.
        case unusedInitializer(InitializerDeclSyntax)

        /// An initializer in the declaration of a type that isn't a component.
        case initializer(ofType: String)

        /// An initializer in an extension.
        case initializerInExtension(ofType: String)

        /// A function, with the attribute that would make a container call it, if there is one.
        case function(FunctionDeclSyntax, marker: String?)
        case closure
    }

    package let attribute: AttributeSyntax
    package let owner: Owner

    package init(attribute: AttributeSyntax, owner: Owner) {
        self.attribute = attribute
        self.owner = owner
    }

    /// The reason why it has no effect, and the remedy, as a sentence without a period.
    package var message: String {
        "'@Inject' has no effect here, because \(reason)"
    }

    private var reason: String {
        switch owner {
        case .unusedInitializer:
            "the container calls the initializers that are marked with '@Inject'; mark this one, too, or remove "
                + "'@Inject' here"
        case .initializer(let type): "'\(type)' is not a component; apply '@Register' to it"
        case .initializerInExtension(let type):
            "'@Register' only sees the declaration of '\(type)' itself; move this initializer there"
        case .function(let function, let marker):
            "the container does not call '\(function.name.textWithoutBackticks)'; "
                + (marker.map { marker in "mark it with '\(marker)', or remove '@Inject' here" }
                    ?? "remove '@Inject'")
        case .closure: "the container does not call this closure; remove '@Inject'"
        }
    }
}

extension FunctionSignatureSyntax {
    /// The `@Inject`s on the parameters.
    package var injections: [Injection] { parameterClause.parameters.flatMap(\.attributes.injections) }
}

extension Component {
    /// The `@Inject`s on parameters of members that no container calls, except those that another macro may read.
    package var unreadInjections: [UnreadInjection] {
        let attributed = [Syntax(declaration)] + surroundings
        let isOpenToMacros = attributed.contains { node in
            node.asProtocol((any WithAttributesSyntax).self)?.attributes.areAllKnown == false
        }
        // If the choice among several initializers is unspecified, the used ones are unknown.
        guard !isOpenToMacros, !usedInitializers.isEmpty else { return [] }
        return members.flatMap(unreadInjections)
    }

    private func unreadInjections(in member: DeclSyntax) -> [UnreadInjection] {
        if let initializer = member.as(InitializerDeclSyntax.self) {
            let isUsed = usedInitializers.contains { used in used.declaration?.id == initializer.id }
            guard !isUsed, initializer.attributes.areAllKnown else { return [] }
            return initializer.signature.injections.map { injection in
                UnreadInjection(attribute: injection.attribute, owner: .unusedInitializer(initializer))
            }
        }
        return member.as(FunctionDeclSyntax.self)?.unreadInjections(
            isMember: true,
            canBeInjected: kind != .actor
        )
            ?? []
    }
}

extension FunctionDeclSyntax {
    /// The `@Inject`s on the parameters of a function that no attribute marks for a container to call.
    ///
    /// - Parameters:
    ///   - isMember: Whether this is a member of a type or an extension.
    ///   - canBeInjected: Whether the function could be an injected method.
    package func unreadInjections(isMember: Bool, canBeInjected: Bool) -> [UnreadInjection] {
        let isMarked = attributes.attributes.contains { attribute in
            attribute.isNamed("Inject") || attribute.isNamed("Provides")
        }
        guard !isMarked, attributes.areAllKnown else { return [] }
        let isStatic = modifiers.contains(.static) || modifiers.contains(.class)
        let marker = isStatic ? (isMember ? "@Provides" : nil) : (canBeInjected ? "@Inject" : nil)
        return signature.injections.map { injection in
            UnreadInjection(attribute: injection.attribute, owner: .function(self, marker: marker))
        }
    }
}
