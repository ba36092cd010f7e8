import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records a variable or a property.
    func readVariable(_ pattern: IdentifierPatternSyntax) {
        let name = pattern.identifier.textWithoutBackticks
        switch pattern.parent?.as(SyntaxEnum.self) {
        case .patternBinding(let binding):
            variables.declare(name, in: scope, as: value(of: binding))
        case .optionalBindingCondition(let binding):
            // Without an initializer, it unwraps the existing variable of this name.
            guard let initializer = binding.initializer else { return }
            variables.declare(name, in: scope, as: Variables.Value(initializer.value, in: scope))
        default: variables.declare(name, in: scope, as: .unknown)
        }
    }

    private func value(of binding: PatternBindingSyntax) -> Variables.Value {
        if let type = binding.typeAnnotation?.type { return Variables.Value(type) }
        return binding.initializer.map { Variables.Value($0.value, in: scope) } ?? .unknown
    }

    /// Records a parameter of a function.
    func readParameter(_ parameter: FunctionParameterSyntax) {
        let name = (parameter.secondName ?? parameter.firstName).textWithoutBackticks
        let value = parameter.ellipsis == nil ? Variables.Value(parameter.type) : .unknown
        variables.declare(name, in: scope, as: value)
    }

    /// Records the parameters of a closure.
    func readParameters(of closure: ClosureExprSyntax) {
        let outer = scope.flatMap { declarations.scopes[$0].parent }
        for capture in closure.signature?.capture?.items ?? [] {
            guard let initializer = capture.initializer else { continue }
            let value = Variables.Value(initializer.value, in: outer)
            variables.declare(capture.name.textWithoutBackticks, in: scope, as: value)
        }
        let first = Variables.Value(firstParameterOf: closure, in: outer)
        guard let clause = closure.signature?.parameterClause else {
            variables.declare("$0", in: scope, as: first)
            return
        }
        switch clause {
        case .simpleInput(let parameters):
            for (place, parameter) in parameters.enumerated() {
                let value = place == 0 ? first : .unknown
                variables.declare(parameter.name.textWithoutBackticks, in: scope, as: value)
            }
        case .parameterClause(let clause):
            for (place, parameter) in clause.parameters.enumerated() {
                let name = (parameter.secondName ?? parameter.firstName).textWithoutBackticks
                let value =
                    parameter.type.map { type in Variables.Value(type) } ?? (place == 0 ? first : .unknown)
                variables.declare(name, in: scope, as: value)
            }
        @unknown default: break
        }
    }
}

extension Variables.Value {
    /// The first argument that a closure is called with, if the called function determines it.
    ///
    /// - Parameter scope: The scope of the closure.
    fileprivate init(firstParameterOf closure: ClosureExprSyntax, in scope: LexicalScope.Index?) {
        guard let (call, label) = closure.receivingCall else {
            self = .unknown
            return
        }
        if call.nameOfCreatedType == Vocabulary.container, label == nil || label == "registeringClosure" {
            self = .instance(Vocabulary.container)
        } else if closure.isFactory, let registration = call.registration {
            // The resolver passed to a factory is the container or one of its children.
            let base = registration.calledExpression.as(MemberAccessExprSyntax.self)?.base
            self = base.map { Self($0, in: scope) } ?? .variable("self", scope: scope)
        } else {
            self = .unknown
        }
    }
}

extension ClosureExprSyntax {
    /// Whether a container calls the closure with a resolver, to make or to complete an instance.
    var isFactory: Bool {
        guard let (call, label) = receivingCall, let function = call.calledName else { return false }
        if Vocabulary.function(function, may: .registersClosure) { return label == nil || label == "factory" }
        return label == nil && Vocabulary.function(function, may: .completes)
    }

    /// The call that takes the closure as an argument, and the label of that argument.
    var receivingCall: (call: FunctionCallExprSyntax, label: String?)? {
        if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id {
            return (call, nil)
        }
        guard
            let argument = parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return (call, argument.label?.text)
    }
}

extension FunctionCallExprSyntax {
    /// The call of `register` or `autoregister` that this is, or that it is chained to.
    fileprivate var registration: FunctionCallExprSyntax? {
        let meaning = calledName.flatMap(Vocabulary.registeringMeaning)
        if meaning == .registersClosure || meaning == .registersInitializer { return self }
        let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
        return base?.withoutWrappers.as(FunctionCallExprSyntax.self)?.registration
    }
}
