import SwiftSyntax

extension LabeledExprListSyntax {
    /// This list without the argument whose value is `expression`.
    ///
    /// The label of the first of several values goes to the next one.
    func removing(_ expression: ExprSyntax) -> LabeledExprListSyntax {
        var elements = Array(self)
        guard let index = elements.firstIndex(where: { element in element.expression == expression }) else {
            return self
        }
        let removed = elements.remove(at: index)
        if removed.label != nil, index < elements.count, elements[index].label == nil {
            elements[index].label = removed.label
            elements[index].colon = removed.colon
        }
        if let last = elements.popLast() {
            elements.append(last.with(\.trailingComma, nil).with(\.trailingTrivia, []))
        }
        return LabeledExprListSyntax(elements)
    }
}
