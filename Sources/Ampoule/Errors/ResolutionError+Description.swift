extension ResolutionError: CustomStringConvertible {
    /// A description of the failure, its cause and its remedy.
    public var description: String {
        ([headline] + circumstances + [remedy].compactMap(\.self)).joined(separator: "\n")
    }

    private var headline: String {
        switch reason {
        case .unregistered where !meanings.isEmpty:
            "'\(key)' is ambiguous: with default values, it could mean \(meanings.joined(separator: " or "))."
        case .unregistered:
            "Nothing is registered for '\(key)'."
        case .nothingToOverride:
            "The override of '\(key)' replaces nothing."
        case .nothingToDecorate:
            "The decorator of '\(key)' has nothing to decorate."
        case .cycle:
            "The dependencies of '\(key)' form a cycle: \(Self.arrows(cycle ?? path))."
        case .tooDeep:
            "Resolving '\(key)' has exhausted the stack at a depth of \(path.count)."
        case .failure(let error):
            "Making '\(key)' has failed: \(error)"
        case .returnedNil:
            "Making '\(key)' has failed: its initializer has returned nil."
        case .unrelatedTypes(let instance, let target):
            "'\(key)' is forwarded to '\(target)', but the instance made there, a '\(TypeName.short(instance))', is not a '\(TypeName.short(key.serviceType))'."
        case .wrongIsolation(let actor):
            "'\(key)' can be made on '\(actor)' only, and was requested from elsewhere."
        case .asynchronous:
            "'\(key)' is asynchronous, and was requested synchronously."
        case .outsideOfLevel(let level):
            "'\(key)' belongs to the level '\(level)', and the container that resolves it is not inside one."
        case .containerClosed:
            "'\(key)' cannot be resolved, because its container has been closed."
        case .containerReleased:
            "'\(key)' cannot be created, because its container has been released."
        case .nothingToInject where key.serviceType is any Registrable.Type:
            "The component '\(key)' has nothing to inject into an instance."
        case .nothingToInject:
            "Nothing can be injected into an instance of '\(key)', because it is not a component."
        }
    }

    /// The lines between the headline and the remedy.
    private var circumstances: [String] {
        switch reason {
        case .unregistered(let alternatives):
            askedFor + registeredInstead(alternatives)
        case .nothingToOverride(let alternatives), .nothingToDecorate(let alternatives):
            askedFor + [otherService].compactMap(\.self) + alternatives.map(line)
        case .tooDeep:
            ["The resolution path ends with \(Self.arrows(path.suffix(8)))."]
        case .cycle, .containerReleased, .nothingToInject:
            []
        default:
            askedFor
        }
    }

    private var remedy: String? {
        switch reason {
        case .unregistered, .failure:
            nil
        case .nothingToOverride:
            "An override has the service, the name and the arguments of what it replaces; use 'register' for a new registration."
        case .nothingToDecorate:
            "A decorator has the service, the name and the arguments of what it decorates, and is added after it."
        case .cycle:
            "Inject one of them into a property instead of an initializer: with \(completion), or with '@Inject' on a 'var', in a scope that shares instances."
        case .tooDeep:
            "If these factories call each other endlessly, end the recursion in one of them; otherwise, resolve on a thread with a larger stack."
        case .returnedNil:
            "Pass arguments that the initializer takes, or make the dependency optional."
        case .unrelatedTypes:
            "Let the component conform to the service, or forward to another registration."
        case .wrongIsolation(let actor):
            "Resolve it in code that is isolated to '\(actor)', or use the component's typed call, which the compiler checks."
        case .asynchronous:
            "Resolve it with 'await', by 'asynchronous.require' or an asynchronous typed call; its dependents need an asynchronous factory or initializer themselves. If it is shared, it can be created before, with 'makeSharedInstances()'."
        case .outsideOfLevel(let level) where askedFor.isEmpty:
            "Resolve it from a container that 'level(\(level)(…))' returns."
        case .outsideOfLevel(let level):
            """
            Resolve it from a container that 'level(\(level)(…))' returns.
            A component that lives longer than '\(level)', such as a singleton of the program, cannot hold it: register that component for the level, or pass what it needs with each call.
            """
        case .containerClosed:
            "Resolve it before 'close()', and close the container only after the code that uses it has ended."
        case .containerReleased:
            "An injected factory, a 'Provider' or a 'Lazy' does not keep its container alive: store the container for as long as it is used, as in 'let container = Container()'. Those of an instance that was made in 'withOverrides' work only until the closure returns."
        case .nothingToInject where key.serviceType is any Registrable.Type:
            "Mark a 'var' or a method of it with '@Inject'. Parameters of an initializer are injected only if the container makes the instance."
        case .nothingToInject:
            "Mark the class with '@Register', and its properties or methods with '@Inject'."
        }
    }

    private var askedFor: [String] {
        path.count { !$0.isHidden } > 1 ? ["Resolution path: \(Self.arrows(path))."] : []
    }

    private func registeredInstead(_ alternatives: [Alternative]) -> [String] {
        if !meanings.isEmpty {
            return ["Pass the arguments, or register the intended one under '\(key)' itself."]
        }
        if key.serviceType == GraphIdentifier.self {
            return ["There is no object graph outside of a resolution."]
        }
        // The value of a level isn't registered but opened with.
        let isRegistered = alternatives.isEmpty || LevelIdentity.ofValue(key.serviceType) == nil
        let areUnlisted = alternatives.allSatisfy { if case .unlistedComponent = $0 { true } else { false } }
        let advice = otherService ?? (isRegistered && areUnlisted ? registering : nil)
        return [advice].compactMap(\.self) + alternatives.map(line)
    }

    /// The service of a component that was named in place of it.
    private var otherService: String? {
        guard let component = key.serviceType as? any Registrable.Type,
            component.registeredService != component
        else { return nil }
        let (name, service) = (TypeName.short(component), TypeName.short(component.registeredService))
        let remedy =
            switch reason {
            case .unregistered where TypeName.isOfFunction(component): "resolve that"
            case .unregistered: "resolve that, or let its '@Register' name '\(name).self', too"
            default: "name that"
            }
        return "'\(name)' is a component of the service '\(service)': \(remedy)."
    }

    /// The remedy if no similar registration exists.
    private var registering: String {
        let name = TypeName.short(key.serviceType)
        let isComponent = key.name == nil && key.serviceType is any Registrable.Type
        let label = key.name.map { "\"\($0)\"" }
        return switch vocabulary {
        case .registrations where isComponent:
            "Register it with '\(name).register(in: container)', or list it in '@Registrations'."
        case .registrations:
            "Register it with 'register(\(ServiceText(name).metatype)\(label.map { ", name: \($0)" } ?? "")) \(factory)' before it is resolved."
        case .modules(let remedy?):
            remedy
        case .modules where isComponent:
            "Write '\(name).self' into the module."
        case .modules:
            "Write a 'factory\(label.map { "(named: \($0))" } ?? "") { … }' or a 'singleton\(label.map { "(named: \($0))" } ?? "") { … }' that returns '\(name)' into the module."
        }
    }

    /// A closure that takes the arguments of the key.
    private var factory: String {
        if key.argumentTypes.isEmpty { return "{ … }" }
        let parameters = key.argumentTypes.map { "_: \(TypeName.short($0))" }
        return "{ (_, \(parameters.joined(separator: ", "))) in … }"
    }

    private var completion: String {
        if case .modules = vocabulary { "'onInit'" } else { "'initCompleted'" }
    }

    private func line(for alternative: Alternative) -> String {
        let other = text(of: alternative.key)
        return switch alternative {
        case .arguments(let registered) where registered.argumentTypes.isEmpty:
            "Registered without arguments: '\(other)'."
        case .arguments(let registered):
            "Registered with other arguments: '\(other)'.\(optionalArgumentHint(registered))"
        case .name(let registered) where registered.name == nil:
            "Registered without a name: '\(other)'."
        case .name:
            "Registered under another name: '\(other)'."
        case .optional:
            "Registered: '\(other)', which is another type than '\(TypeName.short(key.serviceType))'."
        case .innerContainer(let registered, let level?, let shared):
            "'\(registered)' belongs to the level '\(level)', and '\(shared)' is made by a container outside of it, which lives longer. Register '\(shared)' for the level '\(level)' instead, or pass what it needs with each call."
        case .innerContainer(let registered, nil, let shared):
            "'\(registered)' belongs to the child container that was asked, and '\(shared)' is made by a container outside of it, which lives longer. Put '\(shared)' into a scope that is not shared, or register '\(registered)' in that container."
        case .value(_, let level):
            "It is the value of the level '\(level)': resolve it from a container that 'level(\(level)(…))' returns."
        case .innerLevel(let registered, let level):
            "'\(registered)' is registered for the level '\(level)': resolve it from a container that 'level(\(level)(…))' returns."
        case .unlistedComponent:
            "'\(other)' is not registered either: call the function of its '@Registrations' first: 'registerComponents()', or 'registerComponents(in:)' of a level's container type."
        case .similarType(let registered):
            sameNameHint(registered) ?? "Did you mean '\(other)'?"
        case .ambiguous:
            "Did you mean '\(other)'?"
        }
    }

    /// The keys that an ambiguous one could mean.
    private var meanings: [String] {
        guard case .unregistered(let alternatives) = reason else { return [] }
        return alternatives.compactMap { alternative in
            guard case .ambiguous(let key, let component) = alternative else { return nil }
            return "'\(key)'" + (component.map { " of '\($0)'" } ?? "")
        }
    }

    /// The description of a key, with modules if it would otherwise equal that of the requested key.
    private func text(of other: RegistrationKey) -> String {
        other.description == key.description ? other.qualifiedDescription : other.description
    }

    /// The hint for the most frequent mistake: an optional passed where the factory takes the value.
    private func optionalArgumentHint(_ registered: RegistrationKey) -> String {
        let asked = key.argumentTypes.map { TypeName.short($0) }
        let taken = registered.argumentTypes.map { TypeName.short($0) }
        guard asked.count == taken.count,
            let index = asked.indices.first(where: { asked[$0] == taken[$0] + "?" })
        else { return "" }
        return " '\(asked[index])' is not '\(taken[index])': unwrap the argument before passing it."
    }

    private static func arrows(_ path: some Sequence<RegistrationKey>) -> String {
        path.filter { !$0.isHidden }.map { "\($0)" }.joined(separator: " → ")
    }
}

/// The text of a service in advice to write code.
package struct ServiceText {
    package let service: String

    /// - Parameter service: The service, as graphs spell it.
    package init(_ service: String) { self.service = service }

    /// The expression for the type itself, such as `Animal.self` or `(Animal & Pet).self`.
    package var metatype: String {
        let isOneName = !service.contains(" & ") && !service.contains("->") && !service.hasPrefix("@")
        return isOneName ? "\(service).self" : "(\(service)).self"
    }
}
