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
    /// - Parameter mayBeOfModules: Whether the file can name the functions of modules.
    /// - Returns: `nil` if the call can't be on a container.
    static func reading(of call: FunctionCallExprSyntax, mayBeOfModules: Bool) -> Reading? {
        if let component = call.componentOfCreatedFactory {
            return Reading(kind: .factory, service: component, name: .none)
        }
        if let change = readingOfDecoration(call) ?? readingOfOverride(call) { return change }
        if mayBeOfModules, let reading = readingOfModuleRequest(call) { return reading }
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
        ).allowing(nilFor: call)
    }

    /// Reads a call of `get`, `require` or `inject` with the arguments that the functions of modules have.
    private static func readingOfModuleRequest(_ call: FunctionCallExprSyntax) -> Reading? {
        guard let function = call.calledName, call.trailingClosure == nil,
            Vocabulary.function(function, may: .resolvesExpected)
        else { return nil }
        let isThrowing = Vocabulary.function(function, may: .requires)
        let own = ["named", "file", "line"]
        var arguments = Array(call.arguments).filter { argument in
            argument.label.map { !own.contains($0.text) } ?? true
        }
        guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
        var service = arguments.first?.expression.withoutEffects.spelledType
        if service == nil, let first = arguments.first, first.expression.mayBeMetatype, isThrowing {
            return nil
        }
        let expected = ExpectedType(of: ExprSyntax(call))
        var kind = Kind.service
        if service != nil {
            // A request without a name and arguments may be one of any resolver.
            if isThrowing, call.arguments.count == 1 { return nil }
            arguments.removeFirst()
        } else {
            switch expected {
            case .type(let type), .unwrapped(let type): service = type
            case .optional, .unknown: kind = .expectedService
            }
        }
        if kind == .service, !arguments.isEmpty { kind = .serviceWithArguments }
        let isForced = !isThrowing && expected != .optional
        var demand = call.demand(isForced: isForced, isThrowing: isThrowing)
        if isForced, !expected.isType, demand != .none { demand = .unlessOptional }
        return Reading(
            kind: kind,
            service: service ?? .other("\(function)()"),
            name: NameSpelling(call.argument("named")),
            demand: demand,
            waiting: .no,
            arguments: arguments.map(\.expression.typeOfLiteral)
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

extension DeclaredRequest.Reading {
    /// The reading with a demand that is not certain if the code keeps the result as a `T!`, which may be `nil`.
    fileprivate func allowing(nilFor call: FunctionCallExprSyntax) -> Self {
        guard demand == .none, case .unwrapped = ExpectedType(of: ExprSyntax(call)) else { return self }
        var reading = self
        reading.demand = .unlessOptional
        return reading
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
    func demand(isForced: Bool, isThrowing: Bool = false) -> DeclaredRequest.Demand {
        let isRequired = calledName.map { Vocabulary.function($0, may: .requires) || $0.hasPrefix("require") }
        let surroundings = DemandOfSurroundings(
            of: Syntax(self),
            asking: Syntax(calledExpression),
            isForced: isForced || isUnwrappedByTrap || isCastByForce
        )
        return surroundings.demand(isThrowing: isThrowing || isRequired == true)
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

    /// Whether a forced cast to a type that isn't optional follows this call: `as! Cat`.
    private var isCastByForce: Bool {
        guard let elements = parent?.as(ExprListSyntax.self), elements.count == 3,
            elements.first?.id == ExprSyntax(self).id,
            let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
            let type = elements.last?.as(TypeExprSyntax.self)?.type
        else { return false }
        return cast.questionOrExclamationMark?.tokenKind == .exclamationMark
            && !type.is(OptionalTypeSyntax.self)
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
}

extension ExprSyntax {
    /// The type of a literal where no other is expected; `nil` for any other expression.
    var typeOfLiteral: String? {
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
