import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records a variable or a property.
    func readVariable(_ pattern: IdentifierPatternSyntax) {
        let name = pattern.identifier.textWithoutBackticks
        switch pattern.parent?.as(SyntaxEnum.self) {
        case .patternBinding(let binding):
            readStoredFactory(name, binding)
            readEntry(name, binding)
            variables.declare(name, in: scope, as: value(of: binding))
        case .optionalBindingCondition(let binding):
            // Without an initializer, it unwraps the existing variable of this name.
            guard let initializer = binding.initializer else { return }
            variables.declare(name, in: scope, as: Variables.Value(initializer.value, in: scope))
        default: variables.declare(name, in: scope, as: .unknown)
        }
    }

    private func value(of binding: PatternBindingSyntax) -> Variables.Value {
        if let type = binding.typeAnnotation?.type { return value(ofType: type) }
        let value = binding.initializer.map { Variables.Value($0.value, in: scope) } ?? .unknown
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        return variable?.bindingSpecifier.tokenKind == .keyword(.let) ? value : value.assignable
    }

    /// A value of a type; of a generic parameter, a value of the type that constrains it.
    private func value(ofType type: TypeSyntax) -> Variables.Value {
        let value = Variables.Value(type)
        guard case .instance(let name) = value else { return value }
        var next = scope
        while let current = next {
            if let constraint = constraints[current]?[name] {
                let constrained = Variables.Value(constraint)
                // The members of a standard protocol are not the only ones of the parameter.
                if case .instance(let type) = constrained, KnownNames.protocols[type] != nil { return value }
                return constrained
            }
            next = declarations.scopes[current].parent
        }
        return value
    }

    /// Records the types that constrain the generic parameters of the current scope.
    func readConstraints(_ generics: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?) {
        guard let scope else { return }
        for parameter in generics?.parameters ?? [] {
            constraints[scope, default: [:]][parameter.name.textWithoutBackticks] = parameter.inheritedType
        }
        for requirement in clause?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
            constraints[scope, default: [:]][conformance.leftType.trimmedText] = conformance.rightType
        }
    }

    /// Records a parameter of a function.
    func readParameter(_ parameter: FunctionParameterSyntax) {
        let name = (parameter.secondName ?? parameter.firstName).textWithoutBackticks
        let value = parameter.ellipsis == nil ? value(ofType: parameter.type) : .unknown
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
