import SwiftSyntax

extension LabeledExprListSyntax {
    /// This list without the argument whose value is `expression`.
    func removing(_ expression: ExprSyntax) -> LabeledExprListSyntax {
        var elements = filter { element in element.expression != expression }.map { element in element }
        if let last = elements.popLast() {
            elements.append(last.with(\.trailingComma, nil).with(\.trailingTrivia, []))
        }
        return LabeledExprListSyntax(elements)
    }
}
