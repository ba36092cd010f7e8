import AmpouleSyntax
import SwiftSyntax

/// The effect of a failed request on the code around it.
struct DemandOfSurroundings {
    /// Whether a `!` follows the call.
    private var isForced: Bool

    /// The function that takes the call with its `try` as an argument, which may be an autoclosure.
    private var passedTo: String?

    /// The function that throws the error.
    private var function: String?

    /// Whether the request is one of a registered closure, whose errors fail the resolution.
    private var isInFactory = false

    /// Whether code that may catch the error calls a closure around the request, or awaits its result.
    private var isLeftToCaller = false

    /// Whether a `try` precedes the call.
    private var isTried = false

    /// Whether only markers of the call itself have been passed so far.
    private var isDirect = true

    /// The part of the request that names the resolver.
    private let asked: Syntax

    /// Whether the surroundings so far leave it open that the request has to succeed.
    private var mayFail = true

    /// Follows the code around a request.
    ///
    /// - Parameters:
    ///   - request: The whole request.
    ///   - asked: The part of it that names the resolver.
    ///   - isForced: Whether the program traps if the request fails.
    init(of request: Syntax, asking asked: Syntax, isForced: Bool) {
        self.asked = asked
        self.isForced = isForced
        var node = request
        while mayFail, let parent = node.parent {
            mayFail = follow(parent, from: node)
            node = parent
        }
    }

    /// The demand for the service.
    ///
    /// - Parameter isThrowing: Whether the request certainly throws an error without the service.
    func demand(isThrowing: Bool) -> DeclaredRequest.Demand {
        guard mayFail, isForced || isThrowing && isTried else { return .none }
        if isForced { return .certain }
        if isLeftToCaller { return .unlessCaught }
        if passedTo == nil, function == nil { return .certain }
        return .unless(caughtIn: function, autoclosureOf: passedTo)
    }

    /// Takes an enclosing node into account.
    ///
    /// - Returns: Whether the call may still have to succeed.
    private mutating func follow(_ node: Syntax, from child: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .forceUnwrapExpr:
            if isDirect { isForced = true }
        case .tryExpr(let expression):
            if expression.questionOrExclamationMark?.tokenKind == .postfixQuestionMark, !isForced {
                return false
            }
            if expression.questionOrExclamationMark?.tokenKind == .exclamationMark { isForced = true }
            isTried = true
        case .awaitExpr, .tupleExpr, .labeledExprList: break
        case .labeledExpr(let argument):
            isDirect = isDirect && argument.parent?.parent?.is(TupleExprSyntax.self) == true
            // The parameter may be an autoclosure, which is called where the error is expected.
            guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { break }
            if call.speaksOfFailure { return false }
            if isTried, !isForced, call.mayTakeClosures, passedTo == nil { passedTo = call.calledName }
        case .macroExpansionExpr, .macroExpansionDecl: return false
        case .doStmt(let statement):
            let catches = !statement.catchClauses.isEmpty && statement.body.id == child.id
            if catches, !isForced { return false }
        case .functionDecl(let declaration):
            isDirect = false
            if function == nil, !isInFactory { function = declaration.name.textWithoutBackticks }
        case .closureExpr(let closure):
            isDirect = false
            if let (call, _) = closure.receivingCall, call.speaksOfFailure { return false }
            if closure.isFactory { isInFactory = true }
            if isInFactory, closure.makesModule { return true }
            if closure.isCalledInPlace(for: asked) || closure.isCalledAtOnce { return true }
            if let calls = closure.callsOfConstant {
                let demands = calls.map { $0.demand(isForced: isForced, isThrowing: true) }
                isLeftToCaller =
                    isLeftToCaller || demands.allSatisfy { $0 == .none || $0 == .unlessCaught }
                return demands.contains { $0 != .none }
            }
            let isCalledByContainer =
                closure.isFactory
                || closure.receivingCall?.call.nameOfCreatedType == Vocabulary.container
            if !isForced, !isCalledByContainer { isLeftToCaller = true }
        case .variableDecl(let variable):
            isDirect = false
            if variable.modifiers.contains(where: { $0.name.text == "async" }) {
                (isTried, isLeftToCaller) = (true, true)
            }
        default: isDirect = false
        }
        return true
    }
}

extension FunctionCallExprSyntax {
    /// Whether this calls a function, which may take arguments with a `try` as autoclosures.
    fileprivate var mayTakeClosures: Bool {
        guard let reference = calledExpression.as(DeclReferenceExprSyntax.self) else { return false }
        return !calledExpression.isTypeInUpperCase
            && !Syntax(self).isInBody(withClosureCalled: reference.baseName.textWithoutBackticks)
    }

    /// Whether the name of the function suggests that it expects errors or crashes.
    fileprivate var speaksOfFailure: Bool {
        guard !KnownNames.functionsThatRethrow.contains(calledName ?? "") else { return false }
        let name = calledName?.lowercased() ?? ""
        return name.hasPrefix("xct")
            || ["throw", "fail", "crash", "trap", "exit", "issue"].contains(where: name.contains)
    }
}

extension Syntax {
    /// Whether a constant of a surrounding body is a closure with a name, which takes no autoclosures.
    fileprivate func isInBody(withClosureCalled name: String) -> Bool {
        sequence(first: self, next: \.parent).contains { node in
            guard let block = node.as(CodeBlockItemListSyntax.self) else { return false }
            return block.contains { item in
                guard case .decl(let declaration) = item.item,
                    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
                else { return false }
                return binding.typeAnnotation == nil
                    && binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.textWithoutBackticks
                        == name
                    && binding.initializer?.value.is(ClosureExprSyntax.self) == true
            }
        }
    }
}
