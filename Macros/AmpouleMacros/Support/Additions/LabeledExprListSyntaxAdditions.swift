import SwiftSyntax

extension LabeledExprListSyntax {
    /// This list without the argument whose value is `expression`.
    func removing(_ expression: ExprSyntax) -> LabeledExprListSyntax {
        var elements = Array(filter { element in element.expression != expression })
        if let last = elements.popLast() {
            elements.append(last.with(\.trailingComma, nil).with(\.trailingTrivia, []))
        }
        return LabeledExprListSyntax(elements)
    }
}
