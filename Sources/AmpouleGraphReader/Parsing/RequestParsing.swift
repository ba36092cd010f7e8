import AmpouleSyntax
import SwiftSyntax

extension DeclaredRequest {
    /// A call, read as a request for a service.
    struct Reading {
        let kind: Kind
        let service: TypeSpelling
        let name: NameSpelling
    }

    /// Reads a call that fails if the service isn't registered.
    ///
    /// - Returns: `nil` if the call can't be on a container, or if the program may continue without the service.
    static func reading(of call: FunctionCallExprSyntax) -> Reading? {
        if let component = call.componentOfCreatedFactory {
            return Reading(kind: .factory, service: component, name: .none)
        }
        guard
            call.trailingClosure == nil, let type = call.arguments.first?.expression.withoutEffects
        else { return nil }
        let service = type.spelledType
        let labels = call.arguments.map { argument in argument.label?.text }
        guard let function = call.calledName else { return nil }
        if Vocabulary.function(function, may: .makesFactory) {
            guard labels == ["for"], let service else { return nil }
            return Reading(kind: .factory, service: service, name: .none)
        }
        guard
            Vocabulary.function(function, may: .requires) || Vocabulary.function(function, may: .resolves),
            labels.first == .some(nil), call.mustSucceed
        else { return nil }
        let further = labels.dropFirst().drop { $0 == "name" }
        guard further.isEmpty || further.first == "argument" || further.first == "arguments" else {
            return nil
        }
        return Reading(
            kind: further.isEmpty ? .service : .serviceWithArguments,
            service: service ?? .other(type.trimmedDescription),
            name: NameSpelling(call.argument("name"))
        )
    }
}

extension FunctionCallExprSyntax {
    /// The component in a call of the form `Horse.Factory(resolver: container)`.
    fileprivate var componentOfCreatedFactory: TypeSpelling? {
        guard
            arguments.count == 1, arguments.first?.label?.text == "resolver",
            let access = calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == Vocabulary.factory, let component = access.base,
            component.isTypeInUpperCase
        else { return nil }
        return TypeSpelling(expression: component)
    }

    /// Whether the surrounding code expects neither `nil` nor an error from this call.
    fileprivate var mustSucceed: Bool {
        var marks = Marks()
        var node = Syntax(self)
        while let parent = node.parent {
            guard marks.follow(parent, from: node) else { return false }
            node = parent
        }
        let isRequired = calledName.map { Vocabulary.function($0, may: .requires) } ?? false
        return marks.isForced || isRequired && marks.isTried
    }

    /// The surroundings of a call.
    private struct Marks {
        /// Whether a `!` follows the call.
        private(set) var isForced = false

        /// Whether a `try` precedes the call.
        private(set) var isTried = false

        /// Whether only markers of the call itself have been passed so far.
        private var isDirect = true

        /// Takes an enclosing node into account.
        ///
        /// - Returns: Whether the call may still have to succeed.
        mutating func follow(_ node: Syntax, from child: Syntax) -> Bool {
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
                if call.speaksOfFailure || isTried && !isForced && call.mayTakeClosures { return false }
            case .macroExpansionExpr, .macroExpansionDecl: return false
            case .doStmt(let statement):
                let catches = !statement.catchClauses.isEmpty && statement.body.id == child.id
                if catches, !isForced { return false }
            case .closureExpr(let closure):
                isDirect = false
                if let (call, _) = closure.receivingCall, call.speaksOfFailure { return false }
                if closure.isCalledInPlace { return true }
                return isForced || closure.isFactory
                    || closure.receivingCall?.call.nameOfCreatedType == Vocabulary.container
            default: isDirect = false
            }
            return true
        }
    }

    /// Whether this calls a function, which may take arguments with a `try` as autoclosures.
    private var mayTakeClosures: Bool {
        calledExpression.is(DeclReferenceExprSyntax.self) && !calledExpression.isTypeInUpperCase
    }

    /// Whether the name of the function suggests that it expects errors or crashes.
    private var speaksOfFailure: Bool {
        let name = calledName?.lowercased() ?? ""
        return name.hasPrefix("xct")
            || ["throw", "fail", "crash", "trap", "exit", "issue"].contains(where: name.contains)
    }
}
