import AmpouleSyntax
import SwiftSyntax

extension DeclaredList {
    /// Creates the declaration of a list from the model that its macro uses.
    init(_ list: ComponentList, isConditional: Bool, position: Position, positionsOfEntries: [Position]) {
        self.init(
            entries: list.entries.map { entry in ComponentReference(listed: entry.expression) },
            positionsOfEntries: positionsOfEntries,
            functionName: list.functionName,
            provided: Self.provided(list),
            unchecked: list.unchecked.flatMap { UncheckedSeverity(rawValue: $0) },
            isOfAll: list.isOfAll,
            isOnContainer: list.isOnContainer,
            accessLevel: (Access(list.declaration.modifiers) ?? .internal).rawValue,
            isConditional: isConditional,
            position: position
        )
    }

    private static func provided(_ list: ComponentList) -> [ProvidedKey]? {
        guard list.providedExpression != nil || list.providedNamedExpression != nil else { return nil }
        let unspelled = ProvidedKey(service: nil, name: .expression)
        let unnamed =
            list.providedExpression.map { _ in
                list.provided?.map { ProvidedKey(service: $0.spelledType, name: .none) } ?? [unspelled]
            } ?? []
        let named =
            list.providedNamedExpression.map { _ in
                list.providedNamed?.map {
                    ProvidedKey(service: $0.service.spelledType, name: NameSpelling($0.name))
                } ?? [unspelled]
            } ?? []
        return unnamed + named
    }
}
