import AmpouleSyntax
import SwiftSyntax

extension Syntax {
    /// The functions that take this as an argument, which may be an autoclosure, in code that is executed whenever a body
    /// around it is.
    ///
    /// - Parameter body: The body.
    /// - Returns: The names of the functions, from the inside; `nil` if the body need not execute this.
    func functionsAround(in body: Syntax) -> [String]? {
        var functions: [String] = []
        var node = self
        while let parent = node.parent, node.id != body.id {
            if let closure = parent.as(ClosureExprSyntax.self), closure.id != body.id, !closure.isCalledAtOnce
            {
                return nil
            }
            if parent.id != body.id, parent.isConditional(node) { return nil }
            if let call = parent.as(FunctionCallExprSyntax.self), call.arguments.id == node.id,
                let name = call.calledName, call.id != id
            {
                functions.append(name)
            }
            node = parent
        }
        return functions
    }

    /// Whether a part of this, whenever this is executed, may be left out.
    private func isConditional(_ part: Syntax) -> Bool {
        switch self.as(SyntaxEnum.self) {
        case .codeBlock(let block):
            switch block.parent?.as(SyntaxEnum.self) {
            case .functionDecl, .accessorDecl, .initializerDecl, .deferStmt: return true
            case .doStmt(let statement): return !statement.catchClauses.isEmpty
            default: return true
            }
        case .codeBlockItemList(let statements):
            return statements.prefix { Syntax($0).id != part.id }.contains { $0.mayLeave }
        case .switchCase, .catchClause, .ifConfigDecl, .accessorBlock, .functionDecl, .memberBlock,
            .subscriptDecl, .macroExpansionExpr:
            return true
        case .ifExpr(let node): return part.id != Syntax(node.conditions).id
        case .whileStmt, .repeatStmt, .ternaryExpr, .whereClause: return true
        case .conditionElementList(let conditions): return conditions.first.map { Syntax($0).id } != part.id
        case .exprList(let elements) where parent?.is(SequenceExprSyntax.self) == true:
            return elements.first.map { Syntax($0).id } != part.id
                && elements.contains { $0.mayShortenSequence }
        case .tryExpr(let node): return node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        case .functionParameterClause, .functionParameter: return true
        case .variableDecl(let variable): return variable.modifiers.contains { $0.name.text == "lazy" }
        case .functionCallExpr(let call):
            guard part.id == Syntax(call.arguments).id else { return false }
            return call.calledExpression.isOptionalChain
                || KnownNames.functionsWithAutoclosures.contains(call.calledName ?? "")
        case .subscriptCallExpr(let call):
            // The default value of a dictionary is an autoclosure.
            return part.id == Syntax(call.arguments).id
                && (call.calledExpression.isOptionalChain
                    || call.arguments.contains { argument in argument.label?.text == "default" })
        default: return false
        }
    }
}

extension ExprSyntax {
    /// Whether this ends at an optional that is `nil`, without what follows.
    fileprivate var isOptionalChain: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr: true
        case .memberAccessExpr(let access): access.base?.isOptionalChain == true
        case .functionCallExpr(let call): call.calledExpression.isOptionalChain
        case .subscriptCallExpr(let call): call.calledExpression.isOptionalChain
        default: false
        }
    }

    /// Whether this is an operator that may leave out the operand behind it.
    fileprivate var mayShortenSequence: Bool {
        if self.is(UnresolvedTernaryExprSyntax.self) { return true }
        guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        // The operands of other operators may be autoclosures, too.
        return !["+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", Vocabulary.requestOperator]
            .contains(name)
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement may leave the body around it.
    var mayLeave: Bool {
        let finder = ExitFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.isFound
    }
}

/// Finds statements that leave a body before its end.
private final class ExitFinder: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.label != nil { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
