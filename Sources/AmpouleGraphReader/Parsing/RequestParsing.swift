import AmpouleSyntax
import SwiftSyntax

extension DeclaredRequest {
    /// A call, read as a request for a service.
    struct Reading {
        let kind: Kind
        let service: TypeSpelling
        let name: NameSpelling
    }

    /// Reads a call that fails where the service is not registered.
    ///
    /// - Returns: nil if the call cannot be one of a container, or if the program may go on without the service.
    static func reading(of call: FunctionCallExprSyntax) -> Reading? {
        if let component = call.componentOfCreatedFactory {
            return Reading(kind: .factory, service: component, name: .none)
        }
        guard
            call.trailingClosure == nil, let type = call.arguments.first?.expression.withoutEffects
        else { return nil }
        let service = type.spelledType
        let labels = call.arguments.map { argument in argument.label?.text }
        switch call.calledName {
        case "factory":
            guard labels == ["for"], let service else { return nil }
            return Reading(kind: .factory, service: service, name: .none)
        case "require", "resolve":
            guard labels.first == .some(nil), call.mustSucceed else { return nil }
            let further = labels.dropFirst().drop { $0 == "name" }
            guard further.isEmpty || further.first == "argument" || further.first == "arguments" else {
                return nil
            }
            return Reading(
                kind: further.isEmpty ? .service : .serviceWithArguments,
                service: service ?? .other(type.trimmedDescription),
                name: NameSpelling(call.argument("name"))
            )
        default: return nil
        }
    }
}

extension FunctionCallExprSyntax {
    /// The component in a call of the form `Horse.Factory(resolver: container)`.
    fileprivate var componentOfCreatedFactory: TypeSpelling? {
        guard
            arguments.count == 1, arguments.first?.label?.text == "resolver",
            let access = calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "Factory", let component = access.base,
            component.isTypeInUpperCase
        else { return nil }
        return TypeSpelling(expression: component)
    }

    /// Whether a nil or an error that this call gives is not expected, as far as the code around it shows.
    fileprivate var mustSucceed: Bool {
        var marks = Marks()
        var node = Syntax(self)
        while let parent = node.parent {
            guard marks.follow(parent, from: node) else { return false }
            node = parent
        }
        return marks.isForced || calledName == "require" && marks.isTried
    }

    /// The surroundings of a call.
    private struct Marks {
        /// Whether a `!` stands behind the call.
        private(set) var isForced = false

        /// Whether a `try` stands before the call.
        private(set) var isTried = false

        /// Whether what has been passed so far is only the call with what marks it.
        private var isDirect = true

        /// Takes into account what stands around.
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
                // A parameter may be a closure in disguise, which is called where the error is expected.
                guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { break }
                if call.speaksOfFailure || isTried && !isForced && call.mayTakeClosures { return false }
            case .macroExpansionExpr, .macroExpansionDecl: return false
            case .doStmt(let statement):
                let catches = !statement.catchClauses.isEmpty && statement.body.id == child.id
                if catches, !isForced { return false }
            case .closureExpr(let closure):
                isDirect = false
                if let (call, _) = closure.receivingCall, call.speaksOfFailure { return false }
                return isForced || closure.isFactory
                    || closure.receivingCall?.call.nameOfCreatedType == "Container"
            default: isDirect = false
            }
            return true
        }
    }

    /// Whether this calls a function, which may make closures of arguments with a `try` of their own.
    private var mayTakeClosures: Bool {
        calledExpression.is(DeclReferenceExprSyntax.self) && !calledExpression.isTypeInUpperCase
    }

    /// Whether the function is called like one that expects errors or crashes.
    private var speaksOfFailure: Bool {
        let name = calledName?.lowercased() ?? ""
        return name.hasPrefix("xct")
            || ["throw", "fail", "crash", "trap", "exit", "issue"].contains(where: name.contains)
    }
}
