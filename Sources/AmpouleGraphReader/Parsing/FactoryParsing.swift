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
            .map { completion(in: $0.call) }
        return completions.reduce(self.factory(closure)) { $0.completed(by: $1) }
    }

    /// Reads the closure in a call that completes what an entry makes.
    func completion(in call: FunctionCallExprSyntax) -> DeclaredRegistration.Factory {
        factory(call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self))
    }

    /// Reads a closure that receives a resolver; `nil` if it is a function.
    func factory(_ closure: ClosureExprSyntax?) -> DeclaredRegistration.Factory {
        closure.map { .closure($0.usesOfFirstParameter.compactMap(unfollowedUse)) } ?? .unknown
    }

    /// The use of a resolver, if it doesn't show which service is resolved.
    private func unfollowedUse(_ resolver: DeclReferenceExprSyntax) -> UnfollowedUse? {
        func use(_ kind: UnfollowedUse.Kind) -> UnfollowedUse {
            UnfollowedUse(kind: kind, position: position(resolver))
        }
        guard var access = Syntax(resolver).memberAccess else {
            if let request = resolver.parent?.as(PostfixOperatorExprSyntax.self) {
                return ExpectedType(of: ExprSyntax(request)).isType ? nil : use(.computedType)
            }
            return resolver.isAskedByOperator ? nil : use(.passedOn)
        }
        if access.declName.baseName.text == Vocabulary.otherResolver {
            guard let next = Syntax(access).memberAccess else { return use(.passedOn) }
            access = next
        }
        let name = access.declName.baseName.textWithoutBackticks
        guard let call = access.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == Syntax(access).id
        else { return use(.member(name)) }
        if Vocabulary.function(name, may: .resolvesExpected), ExpectedType(of: ExprSyntax(call)).isType {
            return nil
        }
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
    ///
    /// - Parameter resolver: The resolver that an operator asks.
    func closure(making request: Syntax, asking resolver: ExprSyntax? = nil) -> DeclaredRequest.Closure? {
        guard !isConditional else { return nil }
        let asked = resolver?.withoutWrappers ?? request.askedResolver
        let around = sequence(first: request, next: \.parent).lazy.compactMap {
            $0.as(ClosureExprSyntax.self)
        }
        guard let closure = around.first(where: { !$0.isCalledAtOnce }), closure.isFactory,
            let call = closure.receivingCall?.call,
            let position = registeringCall(call).flatMap({ registrars.positions[$0.id] }),
            let functions = request.functionsAround(in: Syntax(closure))
        else { return nil }
        return DeclaredRequest.Closure(
            registration: position,
            isCompletion: closure.isCompletion,
            asksResolver: closure.usesOfFirstParameter.contains { $0.id == asked?.id },
            functions: functions
        )
    }

    /// The call that registers a closure: a call itself, or the one whose entry it is called on, chained or stored.
    private func registeringCall(_ call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        switch call.calledName.flatMap(Vocabulary.registeringMeaning) {
        case .registersClosure, .contributesClosure, .makesElement, .registersInitializer: return call
        default: break
        }
        if call.calledName.map({ Vocabulary.function($0, may: .decorates) }) == true {
            return decorated(by: call)
        }
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.withoutWrappers
        if let chained = base?.as(FunctionCallExprSyntax.self) { return registeringCall(chained) }
        guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.textWithoutBackticks,
            let stored = storedEntry(name, usedBy: call)
        else { return nil }
        return registeringCall(stored)
    }

    /// The call whose entry a constant holds, if each execution of its block reaches another call.
    private func storedEntry(_ name: String, usedBy call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        guard let item = Syntax(call).statement else { return nil }
        var next = scope
        while true {
            if let stored = entries.constants[next]?[name], variables.holdsEntry(name, in: next),
                let first = Syntax(stored).statement, first.parent?.id == item.parent?.id,
                let block = item.parent?.as(CodeBlockItemListSyntax.self),
                !block.prefix(while: { $0.id != item.id }).drop(while: { $0.id != first.id })
                    .contains(where: \.mayLeave)
            {
                return stored
            }
            guard let current = next else { return nil }
            next = declarations.scopes[current].parent
        }
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
            guard closure.isFactory, !closure.isFirstParameterTyped, let call = closure.receivingCall?.call,
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

extension DeclReferenceExprSyntax {
    /// Whether an operator asks this for a service: `resolver ~> Animal.self`.
    fileprivate var isAskedByOperator: Bool {
        guard let elements = parent?.as(ExprListSyntax.self),
            let place = elements.firstIndex(where: { $0.id == ExprSyntax(self).id })
        else { return false }
        let following = elements[elements.index(after: place)...]
        let isOperator =
            following.first?.as(BinaryOperatorExprSyntax.self)?.operator.text == Vocabulary.requestOperator
        let request = following.dropFirst().first?.withoutEffects
        let service = request?.as(TupleExprSyntax.self)?.elements.first?.expression ?? request
        return isOperator && service?.spelledType != nil
    }
}

extension ClosureExprSyntax {
    /// Whether the type of the first parameter is written.
    fileprivate var isFirstParameterTyped: Bool {
        guard case .parameterClause(let clause) = signature?.parameterClause else { return false }
        return clause.parameters.first?.type != nil
    }
}

extension Syntax {
    /// The innermost statement that this is part of.
    var statement: CodeBlockItemSyntax? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
    }

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
}

extension Syntax {
    /// The resolver that a request is made of, without its `asynchronous`.
    fileprivate var askedResolver: ExprSyntax? {
        let access = (self.as(FunctionCallExprSyntax.self)?.calledExpression)?.as(MemberAccessExprSyntax.self)
        guard let base = access?.base?.withoutWrappers else { return nil }
        guard let other = base.as(MemberAccessExprSyntax.self),
            other.declName.baseName.text == Vocabulary.otherResolver
        else { return base }
        return other.base?.withoutWrappers
    }
}
