import Synchronization

/// What a container keeps of one registration.
final class Registration: Sendable {
    /// What ``ServiceEntry`` sets; read as a whole at the start of each resolution.
    struct Configuration: Sendable {
        var scope: any ObjectScopeProtocol
        var sharing: Sharing

        /// The ``Completions`` of the service type, if there are any.
        var completions: (any AnyCompletions)?
    }

    let key: RegistrationKey

    /// The factory, of the service and argument types that the key's signature names.
    let factory: any RegisteredFactory

    private let storedConfiguration: Mutex<Configuration>

    init(key: RegistrationKey, factory: any RegisteredFactory, scope: any ObjectScopeProtocol) {
        self.key = key
        self.factory = factory
        self.storedConfiguration = Mutex(Configuration(scope: scope, sharing: Sharing(scope)))
    }

    /// The configuration at this moment.
    var configuration: Configuration { storedConfiguration.withLock { $0 } }

    /// Puts the registration into another scope, with nothing kept yet.
    func setScope(_ scope: any ObjectScopeProtocol) {
        let sharing = Sharing(scope)
        // The former sharing is released after the lock is, since it may hold an instance.
        _ = storedConfiguration.withLock { configuration in
            let former = configuration.sharing
            configuration.scope = scope
            configuration.sharing = sharing
            return former
        }
    }

    /// Adds a closure to run on each instance after it was made.
    func addCompletion<Service>(_ completion: @escaping Completions<Service>.Closure) {
        storedConfiguration.withLock { configuration in
            let existing = configuration.completions.map { unsafeDowncast($0, to: Completions<Service>.self) }
            configuration.completions = Completions((existing?.closures ?? []) + [completion])
        }
    }

    /// Forgets the kept instance.
    func reset() {
        configuration.sharing.reset()
    }
}

// MARK: - Completions

/// The closures that run on an instance after it was made, whatever its service type.
protocol AnyCompletions: AnyObject, Sendable {
    var count: Int { get }
}

/// The closures that run on an instance of `Service` after it was made.
final class Completions<Service>: AnyCompletions {
    typealias Closure = @Sendable (any Resolver, Service) throws -> Void

    let closures: [Closure]

    init(_ closures: [Closure]) {
        self.closures = closures
    }

    var count: Int { closures.count }
}
