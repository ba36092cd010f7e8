import AmpouleSyntax
import SwiftSyntax

/// A factory that a constant of a body holds, as in `let vet = container.vet`.
struct StoredFactory {
    let reading: DeclaredRequest.Reading
    let container: Variables.Value
}

extension FileReader {
    /// Records a member of a resolver, which may be an accessor.
    func readAccessor(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.textWithoutBackticks
        guard let base = node.base, !base.isTypeInUpperCase, name != Vocabulary.otherResolver, name != "self",
            // The function of a factory.
            name != "make", !Vocabulary.isFunction(name)
        else { return }
        let closure =
            base.withoutEffects.is(DeclReferenceExprSyntax.self) ? closure(making: Syntax(node)) : nil
        guard closure == nil else {
            return noteAccessor(
                name,
                of: Variables.Value(base, in: scope),
                .certain,
                at: node.declName,
                closure
            )
        }
        guard !isStored(ExprSyntax(node)), let demand = ExprSyntax(node).demandOfFactory else { return }
        noteAccessor(name, of: Variables.Value(base, in: scope), demand, at: node.declName)
    }

    /// Records the use of a factory that a constant holds, or of an accessor in an extension of the container.
    func readAccessor(named node: DeclReferenceExprSyntax) {
        guard node.keyPathInParent != \MemberAccessExprSyntax.declName, node.argumentNames == nil,
            let demand = ExprSyntax(node).demandOfFactory
        else { return }
        let name = node.baseName.textWithoutBackticks
        if let local = variables.scopeOfLocal(name, in: scope, declarations.scopes) {
            guard let factory = storedFactories[local]?[name], !isStored(ExprSyntax(node)) else { return }
            note(factory.reading, of: factory.container, demand, at: node)
        } else if mayBeOwnAccessor(name), !isStored(ExprSyntax(node)) {
            noteAccessor(name, of: .variable("self", scope: scope), demand, at: node)
        }
    }

    /// Whether a name without a base may be an accessor of the container that is extended.
    private func mayBeOwnAccessor(_ name: String) -> Bool {
        name.first?.isUppercase == false && name != "self" && isInExtensionOfContainer
            && !Vocabulary.isFunction(name)
    }

    /// Records an accessor in a key path.
    func readAccessor(inKeyPath name: TokenSyntax, of value: Variables.Value) {
        noteAccessor(name.textWithoutBackticks, of: value, .later, at: name)
    }

    private func noteAccessor(
        _ name: String,
        of value: Variables.Value,
        _ demand: DeclaredRequest.Demand,
        at node: some SyntaxProtocol,
        _ closure: DeclaredRequest.Closure? = nil
    ) {
        let reading = DeclaredRequest.Reading(kind: .accessor, service: .generic(name), name: .none)
        note(reading, of: value, demand, at: node, closure)
    }

    private func note(
        _ reading: DeclaredRequest.Reading,
        of value: Variables.Value,
        _ demand: DeclaredRequest.Demand,
        at node: some SyntaxProtocol,
        _ closure: DeclaredRequest.Closure? = nil
    ) {
        guard !isConditional, demand != .none else { return }
        var reading = reading
        reading.demand = demand
        requests.append(
            RequestInFile(
                reading: reading,
                value: value,
                scope: scope,
                isConditional: false,
                position: position(node),
                closure: closure
            )
        )
    }

    // MARK: - Factories in constants

    /// Records a constant of a body that may hold a factory.
    func readStoredFactory(_ name: String, _ binding: PatternBindingSyntax) {
        guard let scope, let value = binding.initializer?.value.withoutEffects, isStored(value) else {
            return
        }
        storedFactories[scope, default: [:]][name] = storedFactory(value)
    }

    private func storedFactory(_ value: ExprSyntax) -> StoredFactory? {
        if let call = value.as(FunctionCallExprSyntax.self),
            let reading = DeclaredRequest.reading(of: call, mayBeOfModules: false),
            reading.kind == .factory
        {
            return StoredFactory(reading: reading, container: container(ofFactoryIn: call))
        }
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.textWithoutBackticks,
            variables.scopeOfLocal(name, in: scope, declarations.scopes) == nil, mayBeOwnAccessor(name)
        {
            return storedAccessor(name, of: .variable("self", scope: scope))
        }
        guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base,
            !base.isTypeInUpperCase, closure(making: Syntax(access)) == nil
        else { return nil }
        return storedAccessor(
            access.declName.baseName.textWithoutBackticks,
            of: Variables.Value(base, in: scope)
        )
    }

    private func storedAccessor(_ name: String, of container: Variables.Value) -> StoredFactory {
        let reading = DeclaredRequest.Reading(kind: .accessor, service: .generic(name), name: .none)
        return StoredFactory(reading: reading, container: container)
    }

    /// The container that a call asks for the factory of a component.
    private func container(ofFactoryIn call: FunctionCallExprSyntax) -> Variables.Value {
        let base = call.argument("resolver") ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return base.map { Variables.Value($0, in: scope) } ?? .variable("self", scope: scope)
    }

    /// Whether a constant of a body holds an expression, so that the uses of the constant show what becomes of it.
    func isStored(_ expression: ExprSyntax) -> Bool {
        var node = Syntax(expression)
        while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            node = parent
        }
        guard !isOutsideOfBodies, let initializer = node.parent?.as(InitializerClauseSyntax.self),
            let binding = initializer.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            binding.pattern.is(IdentifierPatternSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return false }
        return variable.bindingSpecifier.tokenKind == .keyword(.let)
    }

    private var isInExtensionOfContainer: Bool {
        var next = scope
        while let current = next {
            switch declarations.scopes[current].kind {
            case .extension(let type): return type.path.map(Vocabulary.resolvingTypes.contains) ?? false
            case .type: return false
            case .local: next = declarations.scopes[current].parent
            }
        }
        return false
    }
}

extension RequestInFile {
    /// Whether the base value of an accessor may be a container, as far as the file shows it.
    func mayBeOfContainer(_ receiver: Receiver, _ types: Table<DeclaredType>) -> Bool {
        guard reading.kind == .accessor, closure == nil else { return true }
        switch receiver {
        case .instance(let type):
            if Vocabulary.resolvingTypes.contains(type) { return true }
            let name = type.split(separator: ".").last.map(String.init) ?? type
            let declared = types.filter { $0.name == name }
            guard declared.isEmpty else { return declared.contains(where: \.isAlias) }
            return reading.demand != .later && !KnownNames.isNominal(name)
        case .member, .variable, .result: return true
        case .unknown: return reading.demand != .later
        }
    }
}

extension DeclaredType {
    fileprivate var isAlias: Bool {
        if case .alias = kind { true } else { false }
    }
}

extension ExprSyntax {
    /// The demand of the code around a factory for the instance that it makes; `nil` if this can't be a factory.
    var demandOfFactory: DeclaredRequest.Demand? {
        if let call = callOfFactory { return call.demandOfAccessor }
        // Nothing but 'make' is used of factories.
        let isBase = parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
        let isCalled = parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
        return isBase || isCalled ? nil : .later
    }

    /// The call that makes an instance if this is a factory: `container.horse()`, or `container.horse.make()`.
    var callOfFactory: FunctionCallExprSyntax? {
        let member = parent?.as(MemberAccessExprSyntax.self)
        let called = member?.declName.baseName.text == "make" ? member.map(Syntax.init) : Syntax(self)
        guard let call = called?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == called?.id
        else { return nil }
        return call
    }
}
