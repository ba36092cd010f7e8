import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Reads the factory in a call that registers something.
    func factory(of call: FunctionCallExprSyntax) -> DeclaredRegistration.Factory {
        if call.argument("instance") != nil { return .instance }
        let factory =
            call.trailingClosure.map(ExprSyntax.init) ?? call.argument("factory")
            ?? call.arguments.last { $0.label == nil }?.expression
        guard let closure = factory?.as(ClosureExprSyntax.self) else { return .unknown }
        let completions = call.chainedCalls.filter { Vocabulary.function($0.name, may: .completes) }
            .map { further in
                further.call.trailingClosure ?? further.call.arguments.first?.expression.asClosure
            }
        guard !completions.contains(nil) else { return .unknown }
        let closures = [closure] + completions.compactMap(\.self)
        return .closure(closures.flatMap(\.usesOfFirstParameter).compactMap(unfollowedUse))
    }

    /// The use of a resolver, if it doesn't show which service is resolved.
    private func unfollowedUse(_ resolver: DeclReferenceExprSyntax) -> UnfollowedUse? {
        func use(_ kind: UnfollowedUse.Kind) -> UnfollowedUse {
            UnfollowedUse(kind: kind, position: position(resolver))
        }
        guard var access = Syntax(resolver).memberAccess else { return use(.passedOn) }
        if access.declName.baseName.text == Vocabulary.otherResolver {
            guard let next = Syntax(access).memberAccess else { return use(.passedOn) }
            access = next
        }
        let name = access.declName.baseName.textWithoutBackticks
        guard let call = access.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == Syntax(access).id
        else { return use(.member(name)) }
        let resolves: [Meaning] = [.resolves, .requires, .makesFactory]
        if resolves.contains(where: { Vocabulary.function(name, may: $0) }) {
            return call.arguments.first?.expression.withoutEffects.spelledType == nil
                ? use(.computedType) : nil
        }
        if call.arguments.first?.label?.text == "into" { return use(.member(name)) }
        if Vocabulary.function(name, may: .asksForRegistrations) || Vocabulary.function(name, may: .uses) {
            return nil
        }
        return use(.member(name))
    }

    /// The closure of a registration that certainly makes a request whenever it is called.
    func closure(making request: Syntax) -> DeclaredRequest.Closure? {
        guard !isConditional else { return nil }
        var node = request
        while let parent = node.parent {
            if let closure = parent.as(ClosureExprSyntax.self), !closure.isCalledAtOnce {
                guard closure.isFactory, let call = closure.receivingCall?.call.registeringCall,
                    let position = registrars.positions[call.id]
                else { return nil }
                return DeclaredRequest.Closure(registration: position, isCompletion: closure.isCompletion)
            }
            if parent.isConditional(node) { return nil }
            node = parent
        }
        return nil
    }

    /// The override whose closure has a value as its first parameter, and the container of the override.
    func override(withParameter value: ExprSyntax)
        -> (override: DeclaredRequest.Override, container: Variables.Value)?
    {
        guard let reference = value.withoutWrappers.as(DeclReferenceExprSyntax.self) else { return nil }
        var next = reference.parent
        while let node = next {
            next = node.parent
            guard let closure = node.as(ClosureExprSyntax.self),
                closure.usesOfFirstParameter.contains(where: { $0.id == reference.id })
            else { continue }
            guard closure.isFactory, !closure.hasTypedParameters, let call = closure.receivingCall?.call,
                call.registration == nil,
                Vocabulary.registeringMeaning(of: call.calledName ?? "") == .overrides,
                let type = call.arguments.first?.expression.spelledType,
                let arguments = closure.argumentsBehindFirst
            else { return nil }
            let override = DeclaredRequest.Override(type: type, parameters: arguments.count + 1)
            return (override, Variables.Value(baseOf: call, in: scope))
        }
        return nil
    }
}

extension ClosureExprSyntax {
    /// Whether the types of the parameters are written.
    fileprivate var hasTypedParameters: Bool {
        guard case .parameterClause(let clause) = signature?.parameterClause else { return false }
        return clause.parameters.contains { $0.type != nil }
    }
}

extension FunctionCallExprSyntax {
    /// The call that registers a closure: this call, or the one that it is chained to.
    fileprivate var registeringCall: FunctionCallExprSyntax? {
        switch calledName.flatMap(Vocabulary.registeringMeaning) {
        case .registersClosure, .contributesClosure, .makesElement, .registersInitializer: return self
        default: break
        }
        let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
        return base?.withoutWrappers.as(FunctionCallExprSyntax.self)?.registeringCall
    }
}

extension ExprSyntax {
    /// This expression as a closure.
    fileprivate var asClosure: ClosureExprSyntax? { self.as(ClosureExprSyntax.self) }
}

extension Syntax {
    /// The access of a member of this value.
    fileprivate var memberAccess: MemberAccessExprSyntax? {
        var node = self
        while let parent = node.parent {
            if let access = parent.as(MemberAccessExprSyntax.self) {
                return access.base?.id == node.id ? access : nil
            }
            switch parent.as(SyntaxEnum.self) {
            case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr: node = parent
            default: return nil
            }
        }
        return nil
    }

    /// Whether a part of this, whenever this is executed, may be left out.
    fileprivate func isConditional(_ part: Syntax) -> Bool {
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
        case .whileStmt, .repeatStmt, .ternaryExpr: return true
        case .conditionElementList(let conditions): return conditions.first.map { Syntax($0).id } != part.id
        case .exprList(let elements) where parent?.is(SequenceExprSyntax.self) == true:
            return elements.first.map { Syntax($0).id } != part.id
                && elements.contains { $0.mayShortenSequence }
        case .tryExpr(let node): return node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        case .functionParameterClause, .functionParameter: return true
        default: return false
        }
    }
}

extension ExprSyntax {
    /// Whether this is an operator that may leave out the operand behind it.
    fileprivate var mayShortenSequence: Bool {
        if self.is(UnresolvedTernaryExprSyntax.self) { return true }
        guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        // The operands of other operators may be autoclosures, too.
        return !["+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">="].contains(name)
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement may leave the body around it.
    fileprivate var mayLeave: Bool {
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

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
