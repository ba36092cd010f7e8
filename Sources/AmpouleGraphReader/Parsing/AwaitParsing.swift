import SwiftSyntax

extension ClosureExprSyntax {
    /// Whether the closure is marked `async`, or suspends in a statement that is certainly compiled.
    var isAsynchronous: Bool {
        if signature?.effectSpecifiers?.asyncSpecifier != nil { return true }
        let finder = SuspensionFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        return finder.isFound
    }
}

extension FunctionCallExprSyntax {
    /// Whether an `await` or an `async let` covers the call.
    var mayWait: Bool {
        for node in sequence(first: Syntax(self), next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .awaitExpr: return true
            case .variableDecl(let variable): return variable.isAsynchronous
            case .closureExpr, .codeBlockItem, .memberBlockItem: return false
            default: break
            }
        }
        return false
    }
}

extension VariableDeclSyntax {
    /// Whether this is an `async let`.
    fileprivate var isAsynchronous: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.async) } }
}

/// Finds a suspension point of a body itself: not of nested functions, closures and types, and not in an `#if`.
private final class SuspensionFinder: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.awaitKeyword != nil { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isAsynchronous { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
