import AmpouleSyntax
import SwiftSyntax

extension DeclaredRegistration {
    /// A call, read as a registration.
    enum Reading {
        case registration(DeclaredRegistration)

        /// It registers a service that is not spelled out: the value of an expression, if that is known.
        case unspelled(ExprSyntax?)

        /// Reads a service that an expression does not spell out.
        ///
        /// - Returns: `nil` if the expression can't be a type.
        static func unspelled(unlessLiteral expression: ExprSyntax?) -> Self? {
            expression?.mayBeMetatype == false ? nil : .unspelled(expression)
        }
    }

    /// Reads a call of `register` and the calls chained to it.
    ///
    /// - Returns: `nil` if the call can't be on a container.
    static func reading(of call: FunctionCallExprSyntax, in place: Place) -> Reading? {
        let labels = call.arguments.map { argument in argument.label?.text }
        let furtherLabels: [String?] =
            call.calledName == "_register" ? ["name", "option", "factory"] : ["name", "factory", "instance"]
        guard labels.first == .some(nil), labels.dropFirst().allSatisfy(furtherLabels.contains)
        else { return nil }
        let closure = call.trailingClosure.map { closure in ExprSyntax(closure) }
        let instance = call.argument("instance")
        guard let factory = closure ?? call.argument("factory") ?? instance, let first = call.arguments.first
        else {
            return nil
        }
        guard let service = first.expression.spelledType else {
            return .unspelled(unlessLiteral: first.expression)
        }
        let registration = DeclaredRegistration(
            keys: [Key(service: service, name: NameSpelling(call.argument("name")))],
            // A registration with an option has other keys.
            arguments: instance != nil
                ? []
                : call.argument("option") == nil
                    ? factory.as(ClosureExprSyntax.self)?.argumentsBehindFirst : nil,
            objectScope: instance == nil ? .unspecified : .named("container"),
            scope: place.scope,
            isConditional: place.isConditional,
            isAsynchronous: instance == nil && factory.as(ClosureExprSyntax.self)?.isAsynchronous == true,
            isServiceConcluded: false,
            isForward: false,
            position: place.position
        )
        return registration.chained(to: call)
    }

    /// Reads a call of `contribute(to:name:factory:)` and the calls chained to it.
    ///
    /// - Returns: `nil` if the call can't be on a container.
    static func readingOfContribution(_ call: FunctionCallExprSyntax, in place: Place) -> Reading? {
        let labels = call.arguments.map { argument in argument.label?.text ?? "" }
        guard labels.first == "to", labels.dropFirst().allSatisfy(["name", "factory"].contains),
            let factory = call.trailingClosure.map(ExprSyntax.init) ?? call.argument("factory")
        else { return nil }
        guard let key = contributedKey(call) else { return .unspelled(unlessLiteral: call.argument("to")) }
        let registration = DeclaredRegistration(
            keys: [],
            contributions: [key],
            arguments: [],
            objectScope: .unspecified,
            scope: place.scope,
            isConditional: place.isConditional,
            isAsynchronous: factory.as(ClosureExprSyntax.self)?.isAsynchronous == true,
            isServiceConcluded: false,
            isForward: false,
            position: place.position
        )
        return registration.chained(to: call)
    }

    /// The service to whose list a call contributes; `nil` if it is not spelled out.
    static func contributedKey(_ call: FunctionCallExprSyntax) -> Key? {
        call.argument("to")?.spelledType.map { Key(service: $0, name: NameSpelling(call.argument("name"))) }
    }

    /// Adds the information in the calls chained to the registering call.
    func chained(to call: FunctionCallExprSyntax) -> Reading {
        var registration = self
        for further in call.chainedCalls {
            if Vocabulary.function(further.name, may: .setsScope) {
                registration.objectScope = ScopeSpelling(further.call.arguments.first?.expression)
            }
            switch Vocabulary.registeringMeaning(of: further.name) {
            case .addsServices:
                guard let keys = Self.implementedKeys(further.call) else { return .unspelled(nil) }
                registration.keys += keys
            case .addsContributions:
                guard let key = Self.contributedKey(further.call) else { return .unspelled(nil) }
                registration.contributions.append(key)
            default: continue
            }
        }
        return .registration(registration)
    }

    /// Reads a call of `forward(_:name:to:)`.
    static func readingOfForward(_ call: FunctionCallExprSyntax, in place: Place) -> Reading? {
        guard call.argument("to") != nil, let first = call.arguments.first, first.label == nil else {
            return nil
        }
        guard let service = first.expression.spelledType else {
            return .unspelled(unlessLiteral: first.expression)
        }
        let key = Key(service: service, name: NameSpelling(call.argument("name")))
        return .registration(forwarding([key], in: place))
    }

    /// The keys that `implements` adds; `nil` if one is not spelled out.
    static func implementedKeys(_ call: FunctionCallExprSyntax) -> [Key]? {
        let name = NameSpelling(call.argument("name"))
        var keys: [Key] = []
        for argument in call.arguments where argument.label == nil {
            guard let service = argument.expression.spelledType else { return nil }
            keys.append(Key(service: service, name: name))
        }
        return keys
    }

    /// The context of a call.
    struct Place {
        let scope: LexicalScope.Index?
        let isConditional: Bool
        let position: Position
    }
}

extension FunctionCallExprSyntax {
    /// The argument with a label.
    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { argument in argument.label?.text == label }?.expression
    }
}

extension ClosureExprSyntax {
    /// The types of the parameters after the first; `nil` if their number is unknown.
    ///
    /// A type that isn't written is `nil`, too.
    var argumentsBehindFirst: [TypeSpelling?]? {
        if case .simpleInput(let parameters) = signature?.parameterClause {
            return parameters.dropFirst().map { _ in nil }
        }
        if case .parameterClause(let clause) = signature?.parameterClause {
            return clause.parameters.dropFirst().map { parameter in parameter.type.map(TypeSpelling.init) }
        }
        let finder = NumberedParameterFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        return finder.highest.map { highest in Array(repeating: nil, count: highest) }
    }
}

/// Finds the highest of `$0`, `$1` ….
private final class NumberedParameterFinder: SyntaxVisitor {
    private(set) var highest: Int?

    override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = reference.baseName.tokenKind, let number = Int(text.dropFirst())
        {
            highest = max(highest ?? 0, number)
        }
        return .visitChildren
    }

    override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}
