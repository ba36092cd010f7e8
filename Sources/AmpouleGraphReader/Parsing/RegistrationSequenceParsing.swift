import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records the closures that a block registers and decorates one after another on the same value, with the calls
    /// before them that may be those of lists.
    ///
    /// Any other statement in between ends a sequence: it may resolve what is replaced later, or leave the block.
    func readRegistrationSequences(in block: CodeBlockItemListSyntax) {
        guard block.count > 1 else { return }
        var sequences: [String: [Position]] = [:]
        var plainCalls: [String: [Position]] = [:]
        var registered: [String: [Position]] = [:]
        func finish() {
            declarations.registrationSequences += sequences.values.filter { $0.count > 1 }
                .sorted { ($0[0].line, $0[0].column) < ($1[0].line, $1[0].column) }
            sequences = [:]
        }
        for statement in block {
            if statement.mayThrow || statement.onlyCall == nil {
                finish()
                plainCalls = [:]
            }
            guard let call = statement.onlyCall else { continue }
            if let registering = call.innermost(where: { registrars.positions[$0.id] != nil }),
                let position = registrars.positions[registering.id], let base = registering.simpleBase
            {
                sequences[base, default: []].append(position)
                registered[base, default: []].append(position)
            } else if let position = positionOfDecoration(call), let base = call.simpleBase {
                sequences[base, default: []].append(position)
            } else if !call.registersComponent {
                finish()
                if call.isPlain, let base = call.simpleBase {
                    let position = self.position(call)
                    plainCalls[base, default: []].append(position)
                    if let registered = registered[base] {
                        declarations.registrationsBeforeCalls.append(registered + [position])
                    }
                }
                sequences = plainCalls
            }
        }
        finish()
    }
}

extension FileReader {
    /// The registration that a closure decorates: the last one of the key that the block has made in the same container.
    ///
    /// Services that lead to a registration are not decorated.
    func decorated(by call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        guard let container = call.simpleBase, let item = Syntax(call).statement,
            let block = item.parent?.as(CodeBlockItemListSyntax.self),
            let service = call.arguments.first?.expression.spelledType,
            (call.trailingClosure ?? call.argument("with")?.as(ClosureExprSyntax.self))?
                .argumentsBehindFirst?.count == 1
        else { return nil }
        let key = DeclaredRegistration.Key(service: service, name: NameSpelling(call.argument("name")))
        for statement in block.prefix(while: { $0.id != item.id }).reversed() {
            if statement.mayLeave { return nil }
            let registering = statement.onlyCall?.innermost { entries.registrations[$0.id] != nil }
            guard let registering, registering.simpleBase == container,
                let registration = entries.registrations[registering.id].map({
                    declarations.registrations[$0]
                }),
                registration.keys.contains(key), registration.arguments == []
            else { continue }
            return registration.keys.count + registration.contributions.count == 1 ? registering : nil
        }
        return nil
    }

    /// Records a closure that decorates the instances of a registration.
    func readDecoration(_ call: FunctionCallExprSyntax) {
        guard !isConditional, let place = decorated(by: call).flatMap({ entries.registrations[$0.id] }) else {
            return
        }
        let closure = call.trailingClosure ?? call.argument("with")?.as(ClosureExprSyntax.self)
        let registration = declarations.registrations[place]
        declarations.registrations[place].factory = registration.factory.completed(by: factory(closure))
        if closure?.isAsynchronous == true { declarations.registrations[place].isAsynchronous = true }
    }

    /// The position of a call that decorates a service.
    private func positionOfDecoration(_ call: FunctionCallExprSyntax) -> Position? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            Vocabulary.function(access.declName.baseName.text, may: .decorates)
        else { return nil }
        return position(access.declName)
    }
}

extension CodeBlockItemSyntax {
    /// Whether this statement is a call with a `try`, which leaves the block if it fails.
    fileprivate var mayThrow: Bool {
        guard case .expr(let expression) = item else { return false }
        return expression.is(TryExprSyntax.self)
    }

    /// The call that this statement makes, whose result it may store in a constant.
    fileprivate var onlyCall: FunctionCallExprSyntax? {
        switch item {
        case .expr(let expression): return expression.withoutEffects.as(FunctionCallExprSyntax.self)
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1 else {
                return nil
            }
            return variable.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)
        default: return nil
        }
    }
}

extension FunctionCallExprSyntax {
    /// This call, or the first one that it is chained to, if it satisfies a condition.
    fileprivate func innermost(where condition: (FunctionCallExprSyntax) -> Bool) -> FunctionCallExprSyntax? {
        var next: FunctionCallExprSyntax? = self
        while let call = next {
            if condition(call), call.simpleBase != nil { return call }
            next = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(
                FunctionCallExprSyntax.self
            )
        }
        return nil
    }

    /// Whether this is a call of the form `Horse.register(in: container)`.
    fileprivate var registersComponent: Bool {
        calledName.map { Vocabulary.function($0, may: .registersComponent) } == true
            && arguments.first?.label?.text == "in"
    }
}
