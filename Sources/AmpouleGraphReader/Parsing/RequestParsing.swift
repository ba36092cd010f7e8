import AmpouleSyntax
import SwiftSyntax

extension DeclaredRequest {
    /// A call, read as a request for a service.
    struct Reading {
        let kind: Kind
        let service: TypeSpelling
        let name: NameSpelling
        var demand = Demand.certain

        /// Whether the call waits for an asynchronous service.
        var waiting = Waiting.no

        /// The types of the arguments, with `nil` for each that isn't a literal; `nil` if their number is unknown.
        var arguments: [String?]?

        /// The change of the registration, if the call makes one.
        var change: Change?

        /// The registrations that the container may have, if the call decorates a service.
        var earlierRegistrations = EarlierRegistrations.possible
    }

    /// Reads a call that requests a service.
    ///
    /// - Returns: `nil` if the call can't be on a container.
    static func reading(of call: FunctionCallExprSyntax) -> Reading? {
        if let component = call.componentOfCreatedFactory {
            return Reading(kind: .factory, service: component, name: .none)
        }
        if let change = readingOfDecoration(call) ?? readingOfOverride(call) { return change }
        guard
            call.trailingClosure == nil, let type = call.arguments.first?.expression.withoutEffects
        else { return nil }
        let service = type.spelledType
        let labels = call.arguments.map { argument in argument.label?.text }
        guard let function = call.calledName else { return nil }
        if Vocabulary.function(function, may: .injects), labels == ["into"] {
            return Reading(
                kind: .injection,
                service: .other(type.trimmedDescription),
                name: .none,
                demand: call.demand(isForced: false, isThrowing: true)
            )
        }
        if Vocabulary.function(function, may: .makesFactory) {
            guard labels == ["for"], let service else { return nil }
            return Reading(kind: .factory, service: service, name: .none)
        }
        guard
            Vocabulary.function(function, may: .requires) || Vocabulary.function(function, may: .resolves),
            labels.first == .some(nil)
        else { return nil }
        let further = labels.dropFirst().drop { $0 == "name" }
        guard further.isEmpty || further.first == "argument" || further.first == "arguments" else {
            return nil
        }
        return Reading(
            kind: further.isEmpty ? .service : .serviceWithArguments,
            service: service ?? .other(type.trimmedText),
            name: NameSpelling(call.argument("name")),
            demand: call.demand(isForced: false),
            waiting: call.mayWait ? .forComponent : .no,
            arguments: further.contains("as") ? nil : call.requestedArguments
        )
    }

    /// Reads a call that decorates a service, which has to be registered.
    private static func readingOfDecoration(_ call: FunctionCallExprSyntax) -> Reading? {
        guard let function = call.calledName, Vocabulary.function(function, may: .decorates),
            let closure = call.trailingClosure.map(ExprSyntax.init) ?? call.argument("with")
        else { return nil }
        let arguments = closure.as(ClosureExprSyntax.self)?.argumentsBehindFirst?.dropFirst()
        return reading(of: call, .decoration, arguments.map(Array.init))
    }

    /// Reads a call that overrides a service, which has to be registered, by a closure that takes a resolver.
    private static func readingOfOverride(_ call: FunctionCallExprSyntax) -> Reading? {
        guard let function = call.calledName, Vocabulary.registeringMeaning(of: function) == .overrides,
            function.lowercased().hasSuffix("override"),
            let closure = call.trailingClosure ?? call.argument("factory")?.as(ClosureExprSyntax.self),
            let arguments = closure.argumentsBehindFirst
        else { return nil }
        return reading(of: call, .override, arguments)
    }

    /// Reads a call that changes the registration with arguments of some types; `nil` if their number is unknown.
    private static func reading(
        of call: FunctionCallExprSyntax,
        _ change: Change,
        _ arguments: [TypeSpelling?]?
    ) -> Reading? {
        guard let first = call.arguments.first, first.label == nil, let service = first.expression.spelledType
        else { return nil }
        return Reading(
            kind: arguments?.isEmpty == true ? .service : .serviceWithArguments,
            service: service,
            name: NameSpelling(call.argument("name")),
            demand: call.demand(isForced: call.calledName?.hasPrefix("require") != true),
            waiting: .yes,
            arguments: arguments?.map { $0?.standardType },
            change: change,
            earlierRegistrations: change == .decoration ? call.earlierRegistrations : .possible
        )
    }
}

extension TypeSpelling {
    /// The name of a type of the standard library; `nil` for any other type, which may be an alias.
    fileprivate var standardType: String? {
        lastName.flatMap { KnownNames.standardTypes.contains($0) && description == $0 ? $0 : nil }
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

    /// The demand of the surrounding code for the instance that this call of an accessor makes.
    var demandOfAccessor: DeclaredRequest.Demand {
        let isThrowing = calledName == "make" && calledExpression.is(MemberAccessExprSyntax.self)
        return demand(isForced: !isThrowing, isThrowing: isThrowing)
    }

    /// The demand of the surrounding code for the level that this call opens.
    var demandOfOpening: DeclaredRequest.Demand { demand(isForced: calledName == "child", isThrowing: true) }

    /// Whether the surrounding code expects neither `nil` nor an error from this call.
    ///
    /// - Parameters:
    ///   - isForced: Whether the function itself traps without the service.
    ///   - isThrowing: Whether the function certainly throws an error without the service.
    fileprivate func demand(isForced: Bool, isThrowing: Bool = false) -> DeclaredRequest.Demand {
        var marks = Marks(self, isForced: isForced || isUnwrappedByTrap)
        var node = Syntax(self)
        while let parent = node.parent {
            guard marks.follow(parent, from: node) else { return .none }
            node = parent
        }
        let isRequired = calledName.map { Vocabulary.function($0, may: .requires) || $0.hasPrefix("require") }
        guard marks.isForced || (isThrowing || isRequired == true) && marks.isTried else { return .none }
        if marks.isForced { return .certain }
        if marks.isLeftToCaller { return .unlessCaught }
        if marks.passedTo == nil, marks.function == nil { return .certain }
        return .unless(caughtIn: marks.function, autoclosureOf: marks.passedTo)
    }

    /// Whether a `guard` ends the program if the result of this call is `nil`.
    private var isUnwrappedByTrap: Bool {
        guard let condition = parent?.parent?.as(OptionalBindingConditionSyntax.self),
            let statement = condition.parent?.parent?.parent?.as(GuardStmtSyntax.self),
            statement.body.statements.count == 1,
            case .expr(let expression)? = statement.body.statements.first?.item
        else { return false }
        let function = expression.as(FunctionCallExprSyntax.self)?.calledName ?? ""
        return ["fatalError", "preconditionFailure"].contains(function)
    }

    /// The types of the arguments behind `argument:` or `arguments:`.
    fileprivate var requestedArguments: [String?]? {
        let arguments = arguments.drop { argument in
            argument.label?.text != "argument" && argument.label?.text != "arguments"
        }
        guard !arguments.contains(where: { $0.expression.is(PackExpansionExprSyntax.self) }) else {
            return nil
        }
        return arguments.prefix { argument in argument.label == nil || argument.id == arguments.first?.id }
            .map(\.expression.typeOfLiteral)
    }

    /// The surroundings of a call.
    private struct Marks {
        /// Whether a `!` follows the call.
        private(set) var isForced: Bool

        /// The function that takes the call with its `try` as an argument, which may be an autoclosure.
        private(set) var passedTo: String?

        /// The function that throws the error.
        private(set) var function: String?

        /// Whether the request is one of a registered closure, whose errors fail the resolution.
        private var isInFactory = false

        /// Whether code that may catch the error calls a closure around the request, or awaits its result.
        private(set) var isLeftToCaller = false

        private let request: FunctionCallExprSyntax

        init(_ request: FunctionCallExprSyntax, isForced: Bool) {
            self.request = request
            self.isForced = isForced
        }

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
                if closure.isCalledInPlace(for: request) || closure.isCalledAtOnce { return true }
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

    /// Whether this calls a function, which may take arguments with a `try` as autoclosures.
    private var mayTakeClosures: Bool {
        guard let reference = calledExpression.as(DeclReferenceExprSyntax.self) else { return false }
        return !calledExpression.isTypeInUpperCase
            && !Syntax(self).isInBody(withClosureCalled: reference.baseName.textWithoutBackticks)
    }

    /// Whether the name of the function suggests that it expects errors or crashes.
    private var speaksOfFailure: Bool {
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

extension ExprSyntax {
    /// The type of a literal where no other is expected; `nil` for any other expression.
    fileprivate var typeOfLiteral: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .prefixOperatorExpr(let negative) where negative.operator.text == "-":
            negative.expression.typeOfLiteral
        default: nil
        }
    }
}
