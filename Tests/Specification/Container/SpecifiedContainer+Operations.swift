/// Registering.
extension SpecifiedContainer {
    // Container: "The default scope of a container" is that of registrations which name none.
    package func register(
        _ key: Key,
        _ factory: @escaping SpecifiedRegistration.Factory
    ) -> SpecifiedRegistration {
        file(key, .factory(factory), active.defaultScope)
    }

    // Keys, "Instances that there are already": the instance is shared. "Resetting a scope does not forget such an instance."
    package func register(_ key: Key, instance: any Instance) -> SpecifiedRegistration {
        file(key, .instance(instance), .container)
    }

    // Keys: "Where the last arguments of a component have default values, it also serves the keys without them. What is
    // registered under the shorter key itself wins, whichever was registered first."
    package func registerComponent(_ key: Key, default value: Int, _ make: @escaping (Int) -> any Instance) {
        _ = file(key, .component(make), active.defaultScope)
        let shorter = Key(service: key.service, name: key.name)
        let existing = active.ownRegistrations[shorter]
        if existing == nil || existing?.defaultValue != nil {
            _ = file(shorter, .defaultValue(value, key), .transient)
        }
    }

    /// The registrations that those with equal keys replace.
    private var ownRegistrations: [Key: SpecifiedRegistration] {
        isRegistrar ? level.flatMap { host.registrationsForLevels[$0] } ?? [:] : registrations
    }

    // Reference of `forward`: "Registers another type by which the instances of a registration are resolved. Arguments are
    // passed on."
    package func forward(
        _ service: Service,
        name: String?,
        to target: SpecifiedRegistration
    ) -> SpecifiedRegistration {
        let key = Key(service: service, name: name, arguments: target.key.arguments)
        return file(key, .forward(to: target), .transient)
    }

    // Testing: "The key is the service, the name and the types of the arguments. The fake has the scope of what it
    // replaces. An override that replaces nothing" is an error.
    package func override(
        _ key: Key,
        _ factory: @escaping SpecifiedRegistration.Factory
    ) throws -> SpecifiedRegistration {
        // Levels: "An override finds a component in whatever level it is listed": here, and at inner levels.
        let targets = ([self] + innerRegistrars(of: key)).compactMap { container in
            // Testing: "Where arguments have default values, override the complete key."
            container.active.find(key).flatMap { overridden in
                overridden.defaultValue == nil ? (container: container, scope: overridden.target.scope) : nil
            }
        }
        let overrides = targets.map { target in target.container.file(key, .factory(factory), target.scope) }
        guard let first = overrides.first else { throw nothingFound(under: key, .nothingToOverride) }
        return first
    }

    // Closing: "Nothing is registered in a closed container", nor found to be replaced.
    private func nothingFound(under key: Key, _ reason: Failure.Reason) -> Failure {
        let isClosed = active.isInsideClosed && active.find(key) == nil
        return Failure(reason: isClosed ? .containerClosed : reason, path: ["\(key)"])
    }

    // Decorators: "A decorator wraps the registration under its key." "The decorator has the scope of the registration." "A
    // child may decorate what its parent has registered, for itself and its own children."
    package func decorate(
        _ key: Key,
        _ decorator: @escaping SpecifiedRegistration.Decorator
    ) throws -> SpecifiedRegistration {
        guard let decorated = active.find(key) else {
            throw nothingFound(under: key, .nothingToDecorate)
        }
        // Decorators: "Where the key leaves out arguments that have default values, the registration under the complete key
        // is decorated." It takes the arguments of its own key only.
        if let complete = decorated.defaultValue?.complete {
            return try decorate(complete) { resolver, instance, _ in try decorator(resolver, instance, nil) }
        }
        let container = active
        // Decorators: what is around may be registered, overridden, or removed later.
        let isReplaced = decorated === container.ownRegistrations[key]
        return file(key, .decorator(decorator, of: isReplaced ? decorated : nil), decorated.target.scope)
    }

    // Lists: "A contribution registers nothing under the service itself." "A contribution with a name replaces one of the
    // same name."
    package func contribute(
        to service: Service,
        name: String?,
        id: Int,
        _ factory: @escaping SpecifiedRegistration.Factory
    ) -> SpecifiedRegistration {
        let key = Key(service: service, name: name, contribution: name == nil ? .closure(id) : .named)
        return file(key, .factory(factory), active.defaultScope)
    }

    // Keys: "A registration under a key that is taken overwrites the former one."
    private func file(_ key: Key, _ maker: SpecifiedRegistration.Maker, _ scope: Scope)
        -> SpecifiedRegistration
    {
        let container = active
        let level = container.isRegistrar ? container.level : nil
        // Closing: "Registrations made afterwards have no effect", also in a container that only registers for a level.
        let owner = container.isClosed ? container : container.host
        let registration = SpecifiedRegistration(key, maker, scope, owner: owner, at: level)
        registration.registrar = container
        owner.file(registration)
        return registration
    }

    func file(_ registration: SpecifiedRegistration) {
        // Closing: "Registrations made afterwards have no effect."
        guard !isClosed else { return }
        thread.registrationCount += 1
        let former =
            registration.level.map { registrationsForLevels[$0]?[registration.key] }
            ?? registrations[registration.key]
        // Lists: "One that replaces another keeps its place."
        let kept = registration.key.contribution == nil ? nil : former?.order
        registration.order = kept ?? thread.registrationCount
        if let level = registration.level {
            registrationsForLevels[level, default: [:]][registration.key] = registration
        } else {
            registrations[registration.key] = registration
        }
    }
}

extension SpecifiedRegistration {
    var defaultValue: (value: Int, complete: Key)? {
        guard case .defaultValue(let value, let complete) = maker else { return nil }
        return (value, complete)
    }

    // Lists: `contributes` adds what an entry registers to a list. "Registering a component twice contributes once."
    package func contribute(to service: Service, name: String?) {
        guard let owner, registrar?.isClosed != true, key.arguments == .none else { return }
        let key = Key(service: service, name: name, contribution: name == nil ? .registration(key) : .named)
        owner.file(SpecifiedRegistration(key, .forward(to: self), .transient, owner: owner, at: level))
    }
}
