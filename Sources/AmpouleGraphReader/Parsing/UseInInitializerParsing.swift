import AmpouleSyntax
import SwiftSyntax

extension Initializer {
    /// The parameters with which each execution resolves or makes an instance, by their names, with the functions that take
    /// the instance as an argument.
    var parametersUsedAtOnce: [String: [String]] {
        let body =
            declaration?.as(InitializerDeclSyntax.self)?.body
            ?? declaration?.as(FunctionDeclSyntax.self)?.body
        guard let body else { return [:] }
        let finder = UseFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        var used: [String: [String]] = [:]
        for (name, use) in finder.found where used[name] != [] && !use.isShadowed(name, in: Syntax(body)) {
            if let functions = use.functionsAround(in: Syntax(body)) { used[name] = functions }
        }
        return used
    }
}

/// Finds the uses of functions and properties that make an instance, by the names of the values that have them.
private final class UseFinder: SyntaxVisitor {
    private(set) var found: [(name: String, use: Syntax)] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled =
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
        let uses = isCalled ? Vocabulary.functionsThatUseDeferred : Vocabulary.propertiesThatUseDeferred
        if uses.contains(node.declName.baseName.text), let name = node.base?.as(DeclReferenceExprSyntax.self)
        {
            found.append((name.baseName.textWithoutBackticks, Syntax(node)))
        }
        return .visitChildren
    }
}

extension Syntax {
    /// Whether a body has another variable, parameter or function of a name around this.
    fileprivate func isShadowed(_ name: String, in body: Syntax) -> Bool {
        var node = self
        while node.id != body.id, let parent = node.parent {
            if parent.is(CodeBlockItemListSyntax.self), parent.declares(name) { return true }
            if parent.is(ClosureExprSyntax.self), parent.declares(name) { return true }
            node = parent
        }
        return false
    }

    /// Whether a pattern, a parameter or a function inside has a name.
    private func declares(_ name: String) -> Bool {
        let finder = DeclarationFinder(name)
        finder.walk(self)
        return finder.isFound
    }
}

/// Finds a variable, a parameter of a closure or a function with a name.
private final class DeclarationFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    private func note(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
        if token?.textWithoutBackticks == name { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        note(node.identifier)
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.secondName ?? node.firstName)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
}
