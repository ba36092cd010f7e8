import AmpouleSyntax
import SwiftSyntax

/// The entries of the registrations in a file, which further calls give services and scopes.
struct EntriesInFile {
    /// The registrations of factories, by the calls that make them.
    var registrations: [SyntaxIdentifier: Int] = [:]

    /// The registrations that lead to others, with the calls that make them.
    var forwards: [(place: Int, call: FunctionCallExprSyntax)] = []

    /// The calls whose entries constants hold, by scope and name.
    var constants: [LexicalScope.Index?: [String: FunctionCallExprSyntax]] = [:]

    /// The closures that complete what the entries of constants make.
    var completions:
        [(entry: ExprSyntax, closure: DeclaredRegistration.Factory, scope: LexicalScope.Index?)] = []

    /// The scopes that calls set.
    var scopes: [(entry: ExprSyntax, objectScope: ScopeSpelling, scope: LexicalScope.Index?)] = []
}

extension FileReader {
    /// Records a constant that may hold the entry of a registration.
    func readEntry(_ name: String, _ binding: PatternBindingSyntax) {
        guard let call = binding.initializer?.value.withoutWrappers.as(FunctionCallExprSyntax.self),
            call.calledName.map(Vocabulary.functionsThatReturnEntries.contains) == true,
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        else { return }
        entries.constants[scope, default: [:]][name] = call
    }

    /// Records a call that sets the scope of the entry that a constant holds.
    func readScope(_ call: FunctionCallExprSyntax) {
        guard let entry = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.withoutWrappers,
            entry.is(DeclReferenceExprSyntax.self)
        else { return }
        let objectScope =
            isConditional ? .expression : ScopeSpelling(call.arguments.first?.expression)
        entries.scopes.append((entry, objectScope, scope))
    }

    /// Records a call that completes what the entry that a constant holds makes.
    func readCompletion(_ call: FunctionCallExprSyntax) {
        guard let entry = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.withoutWrappers,
            entry.is(DeclReferenceExprSyntax.self)
        else { return }
        entries.completions.append((entry, completion(in: call), scope))
    }

    /// Gives registrations the scopes and completions of calls on their stored entries, and the services that lead to
    /// them.
    func finishEntries() {
        for (entry, closure, scope) in entries.completions {
            guard let target = registration(ofEntry: entry, in: scope), !target.isForwarded else { continue }
            let factory = declarations.registrations[target.place].factory
            declarations.registrations[target.place].factory = factory.completed(by: closure)
        }
        for (entry, objectScope, scope) in entries.scopes {
            guard let target = registration(ofEntry: entry, in: scope), !target.isForwarded else { continue }
            let isCertain = declarations.registrations[target.place].scope == scope
            declarations.registrations[target.place].objectScope = isCertain ? objectScope : .expression
        }
        var joined: Set<Int> = []
        for (place, call) in entries.forwards {
            let forward = declarations.registrations[place]
            guard let target = target(of: call, in: forward.scope)?.place, !forward.isConditional,
                !declarations.registrations[target].isConditional
            else { continue }
            let keys = forward.keys.map { key in
                DeclaredRegistration.Key(service: key.service, name: key.name, forward: forward.position)
            }
            declarations.registrations[target].keys += keys
            declarations.registrations[target].contributions += forward.contributions
            joined.insert(place)
        }
        guard !joined.isEmpty else { return }
        declarations.registrations = declarations.registrations.indices.filter { !joined.contains($0) }
            .map { declarations.registrations[$0] }
    }

    /// The registration of a factory that an entry belongs to.
    private struct Target {
        let place: Int

        /// Whether the entry is that of a service that leads to the registration.
        var isForwarded = false
    }

    /// The registration that a call leads to; `nil` if the sources don't show it.
    private func target(of call: FunctionCallExprSyntax, in scope: LexicalScope.Index?) -> Target? {
        guard Vocabulary.registeringMeaning(of: call.calledName ?? "") == .forwards else {
            let entry = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            return entry.flatMap { registration(ofEntry: $0, in: scope) }
        }
        // A forward with a scope of its own keeps instances itself.
        guard !call.chainedCalls.contains(where: { Vocabulary.function($0.name, may: .setsScope) }),
            let entry = call.argument("to")
        else { return nil }
        return registration(ofEntry: entry, in: scope)
    }

    /// The registration whose entry an expression is.
    private func registration(
        ofEntry expression: ExprSyntax,
        in scope: LexicalScope.Index?,
        depth: Int = 0
    ) -> Target? {
        let expression = expression.withoutWrappers
        guard depth < 16 else { return nil }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.textWithoutBackticks {
            let local = variables.scopeOfLocal(name, in: scope, declarations.scopes)
            guard let call = entries.constants[local]?[name], variables.holdsEntry(name, in: local) else {
                return nil
            }
            return registration(ofEntry: ExprSyntax(call), in: local, depth: depth + 1)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), let function = call.calledName else {
            return nil
        }
        if let place = entries.registrations[call.id] { return Target(place: place) }
        if Vocabulary.registeringMeaning(of: function) == .forwards {
            return target(of: call, in: scope).map { Target(place: $0.place, isForwarded: true) }
        }
        guard Vocabulary.functionsThatReturnEntries.contains(function),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        else { return nil }
        return registration(ofEntry: base, in: scope, depth: depth + 1)
    }
}
