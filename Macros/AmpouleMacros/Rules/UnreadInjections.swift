import AmpouleSyntax
import SwiftSyntax

extension Conditional<Component> {
    /// The `@Inject`s on parameters of members that no container calls under any of the conditions, except those that another
    /// macro may read.
    ///
    /// If the choice among several initializers is unspecified, the used ones are unknown.
    var unreadInjections: [DiagnosticMessage] {
        let isUncertain = all.contains { component in component.usedInitializers.isEmpty }
        let used = all.flatMap(\.usedInitializers).compactMap { initializer in initializer.declaration?.id }
        var known: Set<SyntaxIdentifier> = []
        return all.filter { component in !component.usedInitializers.isEmpty && !component.isOpenToMacros }
            .flatMap { component -> [DiagnosticMessage] in
                component.members.flatMap { member -> [DiagnosticMessage] in
                    guard let initializer = member.as(InitializerDeclSyntax.self) else {
                        let function = member.as(FunctionDeclSyntax.self)
                        return function?.unreadInjections(canBeInjected: component.kind != .actor) ?? []
                    }
                    let isCalled = isUncertain || used.contains(initializer.id)
                    return isCalled ? [] : initializer.unreadInjections
                }
            }
            .filter { message in known.insert(message.node.id).inserted }
    }
}

extension Component {
    /// Whether another macro may see the declaration.
    fileprivate var isOpenToMacros: Bool {
        ([Syntax(declaration)] + surroundings).contains { node in
            node.asProtocol((any WithAttributesSyntax).self)?.attributes.areAllKnown == false
        }
    }
}

extension InitializerDeclSyntax {
    fileprivate var unreadInjections: [DiagnosticMessage] {
        guard attributes.areAllKnown else { return [] }
        return signature.injections.map { injection in .unreadInjection(injection, of: self) }
    }
}

extension FunctionDeclSyntax {
    /// - Parameter canBeInjected: Whether the function could be an injected method.
    fileprivate func unreadInjections(canBeInjected: Bool) -> [DiagnosticMessage] {
        guard !attributes.contains("Inject"), !attributes.contains("Provides"), attributes.areAllKnown else {
            return []
        }
        let marker = modifiers.ofType != nil ? "@Provides" : canBeInjected ? "@Inject" : nil
        return signature.injections.map { injection in
            .unreadInjection(injection, of: self, marker: marker)
        }
    }
}

extension FunctionSignatureSyntax {
    fileprivate var injections: [Injection] { parameterClause.parameters.flatMap(\.attributes.injections) }
}
