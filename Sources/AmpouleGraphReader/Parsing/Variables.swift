import AmpouleSyntax
import SwiftSyntax

/// The variables that a file declares, with their types as far as the declarations show them.
///
/// A variable may be declared after its first use, so values are resolved after the whole file has been read.
struct Variables {
    /// A value as an expression shows it.
    indirect enum Value {
        /// An instance of a type, by the names of the type.
        case instance(String)

        /// A container that is created outside of any other, by the names of its type.
        case created(String)

        /// A container that is created inside another one, by the names of its type.
        case child(String)

        /// The container of a level, opened in the container that another value is.
        case opened(in: Value, DeclaredOpening)

        /// A variable that holds another value first, and may be assigned any of its type.
        case assignable(Value)

        /// A resolver of the container that another value is, whose requests can wait.
        case asynchronous(of: Value)

        /// A variable, used in a scope of the file.
        case variable(String, scope: LexicalScope.Index?)

        /// A property of a value, or of `self` if there is none.
        case member(String, of: Value)

        /// A static property of a type, or `self`, by the last name of the type.
        case memberOfType(String, of: String)

        /// The entry of a registration in a container.
        case entry(of: Value)

        /// The resolver that an entry passes to the closures that complete its instances.
        case resolver(ofEntry: Value)

        /// The result of a function; with the scope of the call if it has no base.
        case result(String, scope: LexicalScope.Index?)
        case unknown
    }

    /// The variables, by scope and name; the scope is `nil` at file scope.
    private var values: [LexicalScope.Index?: [String: Value]] = [:]

    /// The scopes of the types and extensions with a name.
    private var scopesOfTypes: [String: [LexicalScope.Index]] = [:]

    /// Records a variable; if a scope declares a name twice, both are unknown.
    mutating func declare(_ name: String, in scope: LexicalScope.Index?, as value: Value) {
        let isKnown = values[scope]?[name] != nil
        values[scope, default: [:]][name] = isKnown ? .unknown : value
    }

    /// Whether a body around a scope declares a variable with a name.
    func isLocal(_ name: String, in scope: LexicalScope.Index?, _ scopes: Table<LexicalScope>) -> Bool {
        scopeOfLocal(name, in: scope, scopes) != nil
    }

    /// The innermost body around a scope that declares a variable with a name.
    func scopeOfLocal(_ name: String, in scope: LexicalScope.Index?, _ scopes: Table<LexicalScope>)
        -> LexicalScope.Index?
    {
        var next = scope
        while let current = next {
            if case .local = scopes[current].kind, values[current]?[name] != nil { return current }
            next = scopes[current].parent
        }
        return nil
    }

    /// Whether a scope declares a name once, for the entry of a registration.
    func holdsEntry(_ name: String, in scope: LexicalScope.Index?) -> Bool {
        if case .entry = values[scope]?[name] { true } else { false }
    }

    mutating func declareType(_ name: String, scope: LexicalScope.Index) {
        scopesOfTypes[name, default: []].append(scope)
    }

    /// Resolves a value after the whole file has been read.
    func receiver(_ value: Value, in scopes: Table<LexicalScope>, _ types: Table<DeclaredType>) -> Receiver {
        resolve(value, Context(scopes: scopes, types: types), depth: 0)
    }

    /// The variables with containers or resolvers that other files can use.
    func containers(in scopes: Table<LexicalScope>, _ types: Table<DeclaredType>) -> Set<ContainerVariable> {
        let context = Context(scopes: scopes, types: types)
        var found: Set<ContainerVariable> = []
        for (scope, variables) in values {
            let owner = scope.flatMap(context.typeName)
            guard scope == nil || owner != nil else { continue }
            for (name, value) in variables {
                guard case .instance(let type) = resolve(value, context, depth: 0),
                    Vocabulary.resolvingTypes.contains(type)
                else { continue }
                found.insert(ContainerVariable(owner: owner, name: name, type: type))
            }
        }
        return found
    }

    /// The constants with containers that are created outside of any other, and that other files can use.
    func createdContainers(in scopes: Table<LexicalScope>, _ types: Table<DeclaredType>)
        -> Set<ContainerVariable>
    {
        let context = Context(scopes: scopes, types: types)
        var found: Set<ContainerVariable> = []
        for (scope, variables) in values {
            let owner = scope.flatMap(context.typeName)
            guard scope == nil || owner != nil else { continue }
            for case (let name, .created(let type)) in variables where type == Vocabulary.container {
                found.insert(ContainerVariable(owner: owner, name: name, type: type))
            }
        }
        return found
    }

    /// The scopes and types of a file.
    private struct Context {
        let scopes: Table<LexicalScope>
        let types: Table<DeclaredType>

        /// The last name of the type whose members a scope holds; `nil` for a body.
        func typeName(_ scope: LexicalScope.Index) -> String? {
            switch scopes[scope].kind {
            case .local: nil
            case .type(let index): types[index].name
            case .extension(let spelling): spelling.lastName
            }
        }

        func typeName(around scope: LexicalScope.Index?) -> String? {
            var next = scope
            while let current = next {
                if let name = typeName(current) { return name }
                next = scopes[current].parent
            }
            return nil
        }
    }

    private func resolve(_ value: Value, _ context: Context, depth: Int) -> Receiver {
        guard depth < 16 else { return .unknown }
        switch value {
        case .unknown: return .unknown
        case .instance(let type), .created(let type), .child(let type): return .instance(type)
        case .opened(let value, _), .asynchronous(let value), .assignable(let value):
            return resolve(value, context, depth: depth + 1)
        case .result(let name, nil): return .result(name)
        case .result(let name, let scope):
            // A variable may hold the function.
            guard case .elsewhere = variable(name, in: scope, context) else { return .unknown }
            return .result(name)
        case .entry(let container):
            let container = resolve(container, context, depth: depth + 1)
            guard case .instance(let type) = container, Vocabulary.resolvingTypes.contains(type) else {
                return container
            }
            return .instance(Vocabulary.entry)
        case .resolver(let entry):
            guard case .instance(let type) = resolve(entry, context, depth: depth + 1),
                Vocabulary.types(.entry).contains(type)
            else { return .unknown }
            return .instance(Vocabulary.resolver)
        case .variable("self", let scope):
            return context.typeName(around: scope).map(Receiver.instance) ?? .unknown
        case .variable, .member, .memberOfType:
            switch declaration(of: value, context, depth) {
            case .value(let value): return resolve(value, context, depth: depth + 1)
            case .several: return .unknown
            case .elsewhere(let receiver): return receiver
            }
        }
    }

    /// The declaration that a name refers to.
    private enum Declaration {
        case value(Value)

        /// There are several with the name.
        case several

        /// The file doesn't declare it.
        case elsewhere(Receiver)
    }

    private func declaration(of value: Value, _ context: Context, _ depth: Int) -> Declaration {
        switch value {
        case .memberOfType(let name, let type): return member(name, of: type)
        case .member(let name, let base):
            guard case .instance(let type) = resolve(base, context, depth: depth + 1) else { return .several }
            return member(name, of: type)
        case .variable(let name, let scope): return variable(name, in: scope, context)
        case .instance, .created, .child, .opened, .assignable, .asynchronous, .entry, .resolver, .result,
            .unknown:
            return .value(value)
        }
    }

    private func member(_ name: String, of type: String) -> Declaration {
        let lastName = type.split(separator: ".").last.map(String.init) ?? type
        let found = (scopesOfTypes[lastName] ?? []).compactMap { values[$0]?[name] }
        guard let value = found.first else { return .elsewhere(.member(name, of: type)) }
        return found.count == 1 ? .value(value) : .several
    }

    private func variable(_ name: String, in scope: LexicalScope.Index?, _ context: Context) -> Declaration {
        var next = scope
        while let current = next {
            if let value = values[current]?[name] { return .value(value) }
            if let type = context.typeName(current) {
                let member = member(name, of: type)
                guard case .elsewhere = member else { return member }
            }
            next = context.scopes[current].parent
        }
        if let value = values[nil]?[name] { return .value(value) }
        return .elsewhere(.variable(name, in: context.typeName(around: scope)))
    }

    // MARK: - Containers

    /// The container that a value is, if it is one.
    ///
    /// - Parameter names: The names of the variables that may hold containers of levels.
    func container(
        _ value: Value,
        unlessIn names: Set<String>,
        in scopes: Table<LexicalScope>,
        _ types: Table<DeclaredType>
    ) -> AskedContainer {
        let context = Context(scopes: scopes, types: types)
        var next = value
        var isAssignable = false
        for depth in 0..<8 {
            switch next {
            case .created: return isAssignable ? .assignable : .created
            case .opened(_, let opening): return .opened(isAssignable ? .unknown : opening)
            case .asynchronous(let value): next = value
            case .assignable(let value): (next, isAssignable) = (value, true)
            case .child, .resolver: return .opened(.unknown)
            case .variable("self", _), .instance, .entry, .result, .unknown:
                return isAssignable ? .assignable : .named
            case .variable(let name, _), .member(let name, _), .memberOfType(let name, _):
                guard case .value(let value) = declaration(of: next, context, depth) else {
                    if names.contains(name) { return .opened(.unknown) }
                    return isAssignable ? .assignable : .named
                }
                if case .opened = value {} else if names.contains(name) { return .opened(.unknown) }
                next = value
            }
        }
        return .opened(.unknown)
    }

    /// Whether a value is certainly a container that is created or opened inside another one.
    func isChild(_ value: Value, in scopes: Table<LexicalScope>, _ types: Table<DeclaredType>) -> Bool {
        let context = Context(scopes: scopes, types: types)
        var next = value
        for depth in 0..<8 {
            switch next {
            case .child: return true
            // The resolver of a closure may be the container itself.
            case .opened(_, let opening): return opening.level != nil
            case .asynchronous(let value): next = value
            case .variable, .member, .memberOfType:
                guard case .value(let value) = declaration(of: next, context, depth) else { return false }
                next = value
            case .created, .assignable, .instance, .entry, .resolver, .result, .unknown: return false
            }
        }
        return false
    }

    /// Whether a value is a resolver whose requests can wait, as far as the file shows it.
    func isAsynchronous(_ value: Value, in scopes: Table<LexicalScope>, _ types: Table<DeclaredType>) -> Bool
    {
        let context = Context(scopes: scopes, types: types)
        var next = value
        for depth in 0..<8 {
            switch next {
            case .asynchronous: return true
            case .instance(let type): return type == Vocabulary.asynchronousResolver
            case .assignable(let value): next = value
            case .variable, .member, .memberOfType:
                guard case .value(let value) = declaration(of: next, context, depth) else { return false }
                next = value
            case .created, .child, .opened, .entry, .resolver, .result, .unknown: return false
            }
        }
        return false
    }
}

extension TypeSpelling {
    /// The last name in the spelling of a nominal type.
    var lastName: String? {
        guard case .named(let names) = self else { return nil }
        return names.last?.text
    }

    /// The dotted path of a nominal type, without the module of the library.
    var path: String? {
        guard case .named(let names) = self else { return nil }
        // Nearly all spellings are of one name.
        if names.count == 1, names[0].module == nil { return names[0].text }
        return ([names.first?.module].compactMap(\.self) + names.map(\.text)).pathOfType
    }
}

extension [String] {
    /// The dotted path of a type, without the module of the library.
    var pathOfType: String {
        (first == Vocabulary.module && count > 1 ? dropFirst() : self[...]).joined(separator: ".")
    }
}
