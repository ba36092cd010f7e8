import AmpouleSyntax
import SwiftSyntax

extension Conditional<Component> {
    /// The `@Inject`s on parameters of members that no container calls under any of the conditions.
    var unreadInjections: [UnreadInjection] {
        let used = all.flatMap(\.usedInitializers).compactMap { initializer in initializer.declaration?.id }
        let isUncertain = all.contains { component in component.usedInitializers.isEmpty }
        var known: Set<SyntaxIdentifier> = []
        return all.flatMap(\.unreadInjections).filter { injection in
            if case .unusedInitializer(let initializer) = injection.owner {
                guard !isUncertain, !used.contains(initializer.id) else { return false }
            }
            return known.insert(injection.attribute.id).inserted
        }
    }
}
