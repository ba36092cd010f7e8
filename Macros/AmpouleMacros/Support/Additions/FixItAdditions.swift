import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
    private struct Title: FixItMessage {
        let message: String
        let fixItID: MessageID
    }

    private init(_ title: String, _ changes: [Change]) {
        let message = Title(message: title, fixItID: MessageID(domain: "Ampoule", id: title))
        self.init(message: message, changes: changes)
    }

    static func replace(_ title: String, _ node: some SyntaxProtocol, with newNode: some SyntaxProtocol)
        -> FixIt
    {
        FixIt(title, [.replace(oldNode: Syntax(node), newNode: Syntax(newNode))])
    }

    /// A fix-it that replaces the text of a node and keeps the surrounding trivia.
    static func replace(_ title: String, _ node: some SyntaxProtocol, with text: String) -> FixIt {
        replaceAll(title, [(Syntax(node), text)])
    }

    /// A fix-it that replaces the text of several nodes and keeps the surrounding trivia.
    static func replaceAll(_ title: String, _ texts: [(node: Syntax, text: String)]) -> FixIt {
        let changes = texts.map { node, text in
            let token = TokenSyntax.identifier(
                text,
                leadingTrivia: node.leadingTrivia,
                trailingTrivia: node.trailingTrivia
            )
            return FixIt.Change.replace(oldNode: node, newNode: Syntax(token))
        }
        return FixIt(title, changes)
    }

    static func insert(_ title: String, _ text: String, before token: TokenSyntax) -> FixIt {
        replace(title, token, with: text + token.text)
    }

    /// A fix-it that removes an argument of an attribute.
    ///
    /// - Parameter name: The argument in the title of the fix-it; `nil` for its value.
    static func remove(_ argument: ExprSyntax, named name: String? = nil, from attribute: AttributeSyntax)
        -> FixIt
    {
        let (title, arguments) = ("Remove '\(name ?? argument.trimmedDescription)'", attribute.argumentList)
        return replace(title, arguments, with: arguments.removing(argument))
    }

    /// A fix-it that removes a node and its trailing trivia.
    static func remove(_ title: String, _ node: some SyntaxProtocol) -> FixIt {
        replace(title, node, with: TokenSyntax.identifier("", leadingTrivia: node.leadingTrivia))
    }
}

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
