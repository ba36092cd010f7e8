import Dispatch

/// A component's factory, which may be isolated to a global actor, as a function that runs anywhere.
///
/// A factory that is isolated is only run on its actor; elsewhere the call throws. Typed calls carry the
/// isolation in their type, so that the compiler sees to it; only resolving at run time can go wrong.
struct IsolatedFactory<Service, each Argument>: @unchecked Sendable {
    private struct Isolated {
        let function: @isolated(any) (any Resolver, repeat each Argument) throws -> Service
    }

    private struct Plain {
        let function: (any Resolver, repeat each Argument) throws -> Service
    }

    // Unchecked because the function's type does not say so: it is a static function that `@Register`
    // wrote, which captures nothing.
    private let plain: Plain
    private let isolation: Isolation

    init(
        _ function: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service,
        key: RegistrationKey
    ) {
        isolation = Isolation(function.isolation, key: key)
        // An isolated function has the representation of a plain one; what its type adds is the duty to be
        // on the actor, which `callAsFunction` sees to.
        plain = unsafeBitCast(Isolated(function: function), to: Plain.self)
    }

    func callAsFunction(_ resolver: any Resolver, _ argument: repeat each Argument) throws -> Service {
        try isolation.check()
        return try plain.function(resolver, repeat each argument)
    }
}

/// A component's property and method injection, which may be isolated to a global actor, as a function that
/// runs anywhere; see ``IsolatedFactory``.
struct IsolatedCompletion<Component>: @unchecked Sendable {
    // Unchecked for the same reason as the factory.
    private let plain: (any Resolver, Component) throws -> Void
    private let isolation: Isolation

    init(_ function: @escaping @isolated(any) (any Resolver, Component) throws -> Void, key: RegistrationKey)
    {
        isolation = Isolation(function.isolation, key: key)
        plain = unsafeBitCast(function, to: ((any Resolver, Component) throws -> Void).self)
    }

    func callAsFunction(_ resolver: any Resolver, _ component: Component) throws {
        try isolation.check()
        try plain(resolver, component)
    }
}

/// The actor that a function is isolated to, if any.
private struct Isolation: Sendable {
    private let actor: (any Actor)?
    private let key: RegistrationKey

    init(_ actor: (any Actor)?, key: RegistrationKey) {
        self.actor = actor
        self.key = key
    }

    /// - Throws: ``ResolutionError`` if the calling code does not run on the actor.
    func check() throws(ResolutionError) {
        guard let actor else { return }
        guard actor === MainActor.shared else {
            // Only the main actor's executor can be asked without a trap.
            actor.preconditionIsolated("'\(key)' was asked for from outside its actor")
            return
        }
        guard MainActor.isCurrent else {
            throw ResolutionContext.current.error(.wrongIsolation(actor: "MainActor"), making: key)
        }
    }
}

extension MainActor {
    /// Marks the main queue, which runs the main actor.
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether the calling code runs on the main actor.
    ///
    /// The main actor's executor does not tell on all platforms, and the main queue does not stay on the
    /// main thread everywhere.
    fileprivate static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) != nil
    }
}
