/// A way to ask for a service.
struct DependencyForm: ProgramForm {
    let name: String
    let clarity: Clarity

    /// Whether nothing is resolved if the service is not registered, rather than the dependency missing.
    let isOptional: Bool
    let suits: @Sendable (Service, Page) -> Bool

    /// Spells the dependency in a file.
    let spell: @Sendable (Service, Page) -> Dependency

    init(
        _ name: String,
        clarity: Clarity = .exact,
        isOptional: Bool = false,
        where suits: @escaping @Sendable (Service, Page) -> Bool = { service, _ in !service.isDeferredOnly },
        spell: @escaping @Sendable (Service, Page) -> Dependency
    ) {
        self.name = name
        self.clarity = clarity
        self.isOptional = isOptional
        self.suits = suits
        self.spell = spell
    }

    static let all: [DependencyForm] = [
        .plain, .optional, .spelledOptional, .lazy, .lazyOptional, .provider, .factory,
        .alternative, .aliased, .scopedImport,
    ]
}

extension Service {
    /// Whether only its factory can be injected.
    var isDeferredOnly: Bool { takesArgument }

    /// Whether it can be made by a deferred dependency.
    var isDeferrable: Bool { !takesArgument && !isAwaited && !isIsolated }

    /// The dependency on this of a type.
    func dependency(_ type: String, in page: Page) -> Dependency {
        var dependency = Dependency(type: type, name: registeredName?.text(in: page), access: access)
        dependency.isFunction = isFunction
        dependency.isSendable = isSendable
        dependency.isAwaited = isAwaited
        dependency.isIsolated = isIsolated
        return dependency
    }
}
