import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records what is done with the container of a level: the function that is called on it or with it, the variable
    /// that holds it, or the function that returns it.
    func readUse(ofOpened node: Syntax) {
        var node = node
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .tupleExpr,
                .labeledExprList, .initializerClause, .exprList:
                break
            case .memberAccessExpr(let access):
                declarations.usesOfOpenedContainers.insert(access.declName.baseName.textWithoutBackticks)
                return
            case .labeledExpr(let argument):
                guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { break }
                if let name = call.calledName { declarations.usesOfOpenedContainers.insert(name) }
                declarations.passesOnOpenedContainers = true
                return
            case .patternBinding(let binding): return noteOpened(binding.pattern)
            case .optionalBindingCondition(let binding): return noteOpened(binding.pattern)
            case .sequenceExpr(let sequence): return noteOpened(assigning: sequence)
            case .returnStmt, .codeBlockItem: return noteReturned(parent)
            default:
                declarations.passesOnOpenedContainers = true
                return
            }
            node = parent
        }
    }

    /// Records what the closure of a call that opens a level does with the level's container.
    func readUse(ofOpenedIn call: FunctionCallExprSyntax) {
        let last = call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.last?.expression
        guard let closure = last?.withoutEffects.as(ClosureExprSyntax.self) else {
            // The function that is passed may do anything with it.
            let name = last?.as(MemberAccessExprSyntax.self)?.declName.baseName ?? last?.nameToken
            if let name { declarations.usesOfOpenedContainers.insert(name.textWithoutBackticks) }
            declarations.passesOnOpenedContainers = true
            return
        }
        for use in closure.usesOfFirstParameter { readUse(ofOpened: Syntax(use)) }
    }

    /// Records what is done with a variable that holds the container of a level.
    func readUse(ofOpenedVariable node: DeclReferenceExprSyntax) {
        guard openedVariables.contains(node.baseName.textWithoutBackticks),
            node.keyPathInParent != \MemberAccessExprSyntax.declName
        else { return }
        readUse(ofOpened: Syntax(node))
    }

    /// Records what is done with the containers of levels that functions of the file return, and its properties hold.
    func readReturnedContainers(in tree: SourceFileSyntax) {
        var count = 0
        while declarations.namesOfOpenedContainers.count > count {
            count = declarations.namesOfOpenedContainers.count
            ReturnedContainerReader(self).walk(tree)
        }
    }

    /// Records the variable that the container of a level is bound to.
    private func noteOpened(_ pattern: PatternSyntax) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.textWithoutBackticks else {
            if !pattern.is(WildcardPatternSyntax.self) { declarations.passesOnOpenedContainers = true }
            return
        }
        openedVariables.insert(name)
        if !pattern.isInBody { noteNameOfOpened(name) }
    }

    /// Records the variable or property that the container of a level is assigned to.
    private func noteOpened(assigning sequence: SequenceExprSyntax) {
        guard let first = sequence.elements.first, !first.is(DiscardAssignmentExprSyntax.self) else { return }
        if let name = first.nameOfType { openedVariables.insert(name) }
        let name = first.as(MemberAccessExprSyntax.self)?.declName.baseName.textWithoutBackticks
        noteNameOfOpened(name ?? first.nameOfType)
    }

    /// Records the function or property that returns the container of a level.
    private func noteReturned(_ statement: Syntax) {
        // The only statement of a body is returned without a keyword.
        if statement.is(CodeBlockItemSyntax.self),
            statement.parent?.children(viewMode: .sourceAccurate).count != 1
        {
            return
        }
        var next = statement.parent
        while let node = next {
            if node.is(ClosureExprSyntax.self) { break }
            if let function = node.as(FunctionDeclSyntax.self) {
                return noteNameOfOpened(function.name.textWithoutBackticks)
            }
            if let binding = node.as(PatternBindingSyntax.self) {
                return noteNameOfOpened(
                    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.textWithoutBackticks
                )
            }
            next = node.parent
        }
        declarations.passesOnOpenedContainers = true
    }

    /// Records the name of a function that returns the container of a level, or of a property that holds it.
    private func noteNameOfOpened(_ name: String?) {
        if let name { declarations.namesOfOpenedContainers.insert(name) }
        declarations.passesOnOpenedContainers = true
    }
}

/// Finds the calls of functions that return containers of levels, and the uses of properties that hold them.
private final class ReturnedContainerReader: SyntaxVisitor {
    private let reader: FileReader
    private let names: Set<String>

    init(_ reader: FileReader) {
        self.reader = reader
        names = reader.declarations.namesOfOpenedContainers
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledName, names.contains(name) { reader.readUse(ofOpened: Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.declName.baseName.textWithoutBackticks), !node.isCalled {
            reader.readUse(ofOpened: Syntax(node))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.baseName.textWithoutBackticks), !node.isCalled,
            node.keyPathInParent != \MemberAccessExprSyntax.declName
        {
            reader.readUse(ofOpened: Syntax(node))
        } else {
            reader.readUse(ofOpenedVariable: node)
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// Whether this is the function of a call.
    fileprivate var isCalled: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(self).id
    }

    /// Whether this is inside the body of a function, a closure or an accessor.
    fileprivate var isInBody: Bool {
        var next = parent
        while let node = next {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.is(AccessorBlockSyntax.self)
            {
                return true
            }
            next = node.parent
        }
        return false
    }
}

extension ExprSyntax {
    /// The name, if this is one.
    fileprivate var nameToken: TokenSyntax? { self.as(DeclReferenceExprSyntax.self)?.baseName }
}
