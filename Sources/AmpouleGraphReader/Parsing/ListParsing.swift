import AmpouleSyntax
import SwiftSyntax

extension DeclaredList {
    /// Creates the declaration of a list from the model that its macro uses.
    init(_ list: ComponentList, isConditional: Bool, position: Position) {
        self.init(
            entries: list.entries.map { entry in ComponentReference(listed: entry.expression) },
            functionName: list.functionName,
            provided: list.providedExpression.map { _ in list.provided?.map(\.spelledType) ?? [nil] },
            unchecked: list.unchecked.flatMap { UncheckedSeverity(rawValue: $0) },
            isOfAll: list.isOfAll,
            isOnContainer: list.isOnContainer,
            accessLevel: (Access(list.declaration.modifiers) ?? .internal).rawValue,
            isConditional: isConditional,
            position: position
        )
    }
}
