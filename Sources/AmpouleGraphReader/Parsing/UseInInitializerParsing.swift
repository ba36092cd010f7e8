import AmpouleSyntax
import SwiftSyntax

extension Initializer {
    /// The names of the parameters whose function each execution calls that resolves or makes an instance.
    var parametersUsedAtOnce: Set<String> {
        let body =
            declaration?.as(InitializerDeclSyntax.self)?.body
            ?? declaration?.as(FunctionDeclSyntax.self)?.body
        guard let body else { return [] }
        let finder = UseFinder(viewMode: .sourceAccurate)
        for statement in body.statements {
            finder.walk(statement)
            if statement.mayLeave { break }
        }
        return finder.used
    }
}

/// Finds the names of which code that is certainly executed uses a function or a property that makes an instance.
private final class UseFinder: SyntaxVisitor {
    private(set) var used: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled =
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
        let uses = isCalled ? Vocabulary.functionsThatUseDeferred : Vocabulary.propertiesThatUseDeferred
        if uses.contains(node.declName.baseName.text), let name = node.base?.as(DeclReferenceExprSyntax.self)
        {
            used.insert(name.baseName.textWithoutBackticks)
        }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        node.catchClauses.isEmpty ? .visitChildren : .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        // An operator such as '??' may leave out what follows its first operand.
        let elements = Array(node.elements)
        let isAssignment = elements.count > 2 && elements[1].is(AssignmentExprSyntax.self)
        if let operand = isAssignment ? elements[2] : elements.first { walk(operand) }
        return .skipChildren
    }

    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: DeferStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
