import AmpouleGraphScanner
import AmpouleSyntax
import SwiftSyntax

/// The values that register services in a file, which are resolved after the whole file has been read.
struct RegistrarsInFile {
    /// A condition of an uncertainty, with the values that it depends on.
    struct Condition {
        enum Kind {
            case registers
            case macro(String)
        }

        let uncertainty: Int
        let kind: Kind
        let values: [Variables.Value]
    }

    /// The receivers of registrations, by their places.
    var ofRegistrations: [(place: Int, value: Variables.Value)] = []

    /// The containers passed to components, by the places of the calls.
    var ofComponents: [(place: Int, value: Variables.Value)] = []

    /// The receivers of overrides, by their places.
    var ofOverrides: [(place: Int, value: Variables.Value)] = []
    var conditions: [Condition] = []

    /// The positions of the registrations, by the calls that make them.
    var positions: [SyntaxIdentifier: Position] = [:]

    /// The results of functions, by their names.
    private(set) var results: [(name: String, value: Variables.Value)] = []

    /// Records the type that a function returns.
    mutating func noteResult(of function: FunctionDeclSyntax) {
        guard let type = function.signature.returnClause?.type else { return }
        results.append((function.name.textWithoutBackticks, Variables.Value(type)))
    }

    /// Records the type that a function returns.
    mutating func noteResult(of function: PlainFunction) {
        if let type = function.result { results.append((function.name, .instance(type))) }
    }
}

extension FileReader {
    /// Records a function that the parser doesn't see.
    func add(_ function: PlainFunction) {
        declarations.functionNames.insert(function.name)
        registrars.noteResult(of: function)
    }

    /// Adds the values that register services, and the types of variables and functions by which other files know them.
    func finishRegistrars() {
        let (scopes, types, variables) = (declarations.scopes, declarations.types, variables)
        func receiver(_ value: Variables.Value) -> Receiver { variables.receiver(value, in: scopes, types) }
        for (place, value) in registrars.ofRegistrations {
            declarations.registrations[place].receiver = receiver(value)
            declarations.registrations[place].rank = rank(of: value)
        }
        for (place, value) in registrars.ofComponents {
            declarations.componentRegistrations[place].container = receiver(value)
            declarations.componentRegistrations[place].rank = rank(of: value)
        }
        for (place, value) in registrars.ofOverrides {
            declarations.overrides[place].receiver = receiver(value)
        }
        for condition in registrars.conditions {
            let values = condition.values.map(receiver)
            declarations.uncertainties[condition.uncertainty].condition =
                switch condition.kind {
                case .registers: .registers(values[0], type: values[1])
                case .macro(let name): .macro(name, arguments: values)
                }
        }
        for (name, value) in registrars.results {
            declarations.results.insert(FunctionResult(function: name, type: receiver(value).type))
        }
        for place in declarations.constants.indices {
            let constant = declarations.constants[place]
            let value = Variables.Value.variable(constant.name, scope: constant.scope)
            declarations.constants[place].valueType = receiver(value).type
        }
    }
}

extension Receiver {
    /// The type, if this is known to be an instance of one.
    fileprivate var type: String? {
        guard case .instance(let type) = self else { return nil }
        return type
    }
}

extension Variables.Value {
    /// Reads an expression that may be a type as a value.
    init(metatype expression: ExprSyntax, in scope: LexicalScope.Index?) {
        // In static functions, `self` is a type.
        let isSelf = expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        self = isSelf ? .unknown : Self(expression, in: scope)
    }
}
