import AmpouleSyntax
import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The registrations that earlier code may have made in the container, judged by the surrounding function alone.
    var earlierRegistrations: DeclaredRequest.EarlierRegistrations {
        guard let name = simpleBase?.split(separator: ".").first.map(String.init) else { return .possible }
        var (hasOtherCalls, isInOrder) = (false, true)
        var node = Syntax(self)
        while let parent = node.parent {
            if let block = parent.as(CodeBlockItemListSyntax.self) {
                for statement in block.prefix(while: { $0.id != node.id }).reversed() {
                    if let value = statement.initialValue(of: name) {
                        // Any function may use a global variable.
                        let isGlobal = block.parent?.is(SourceFileSyntax.self) == true
                        guard value.isEmptyContainer, !isGlobal || !hasOtherCalls else { return .possible }
                        return isInOrder ? .none : .notShown
                    }
                    let calls = CallFinder(statement)
                    if calls.pass(name) { return .possible }
                    hasOtherCalls = hasOtherCalls || !calls.found.isEmpty
                }
            }
            if parent.declaresParameter(name) { return .notShown }
            if parent.mayRunLater { isInOrder = false }
            if parent.asProtocol(DeclSyntaxProtocol.self) is any DeclGroupSyntax { break }
            node = parent
        }
        return hasOtherCalls ? .possible : .notShown
    }
}

extension CodeBlockItemSyntax {
    /// The value with which this statement declares a variable.
    fileprivate func initialValue(of name: String) -> ExprSyntax? {
        guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self)
        else {
            return nil
        }
        let binding = variable.bindings.first { binding in
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.textWithoutBackticks == name
        }
        return binding?.initializer?.value.withoutEffects
    }
}

extension ExprSyntax {
    /// Whether this creates a container without registrations.
    fileprivate var isEmptyContainer: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self), call.createsOutermostContainer else {
            return false
        }
        return call.trailingClosure == nil
            && call.arguments.allSatisfy { $0.label?.text == Vocabulary.defaultScopeLabel }
    }
}

extension Syntax {
    /// Whether the statements inside may run after those that follow this, or again.
    fileprivate var mayRunLater: Bool {
        switch self.as(SyntaxEnum.self) {
        case .closureExpr(let closure): !closure.isCalledAtOnce
        case .functionDecl, .deferStmt, .forStmt, .whileStmt, .repeatStmt, .accessorDecl, .accessorBlock: true
        default: false
        }
    }

    /// Whether this is a function or a closure with a parameter of some name.
    fileprivate func declaresParameter(_ name: String) -> Bool {
        if let closure = self.as(ClosureExprSyntax.self) {
            return name.hasPrefix("$") || closure.declaresParameter(name)
        }
        let parameters =
            self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        return parameters?.contains { ($0.secondName ?? $0.firstName).textWithoutBackticks == name } == true
    }
}

extension ClosureExprSyntax {
    fileprivate func declaresParameter(_ name: String) -> Bool {
        if let parameters = signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
            return parameters.contains { $0.name.textWithoutBackticks == name }
        }
        let parameters = signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)?.parameters
        return parameters?.contains { ($0.secondName ?? $0.firstName).textWithoutBackticks == name } == true
    }
}

/// Finds the calls in a statement that may register something: those of functions that aren't the library's, and of those that
/// register.
private final class CallFinder: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []

    init(_ statement: CodeBlockItemSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(statement)
    }

    /// Whether a call is made of a variable, takes it, or calls a function of this body, which may use it.
    func pass(_ name: String) -> Bool {
        found.contains { call in
            call.calledExpression.is(DeclReferenceExprSyntax.self) && !call.calledExpression.isTypeInUpperCase
                || call.tokens(viewMode: .sourceAccurate).contains { $0.textWithoutBackticks == name }
        }
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let function = call.calledName ?? ""
        if !Vocabulary.functionsThatRegisterNothing.contains(function) { found.append(call) }
        return .visitChildren
    }
}
