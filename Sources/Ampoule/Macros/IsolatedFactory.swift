import Dispatch

extension UntypedFactory {
    /// Creates the factory of a component, which may be isolated to a global actor.
    ///
    /// A factory that is isolated is only run on its actor; elsewhere the call throws. Typed calls carry the
    /// isolation in their type, so that the compiler sees to it; only resolving at run time can go wrong.
    init<Service, each Argument>(
        isolated function: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service,
        key: RegistrationKey
    ) {
        let isolation = Isolation(function.isolation, key: key)
        // An isolated function has the representation of a plain one; what its type adds is the duty to be on
        // the actor, which is seen to here. It may be called from any thread because it is a function that a macro
        // wrote, which captures nothing, or an object without any state.
        let plain = unsafeBitCast(
            Isolated(function: function),
            to: Plain<Service, repeat each Argument>.self
        )
        guard isolation.isNeeded else {
            self.init(plain.function)
            return
        }
        self.init { (resolver: any Resolver, argument: repeat each Argument) in
            try isolation.check()
            return try plain.function(resolver, repeat each argument)
        }
    }

    private struct Isolated<Service, each Argument> {
        let function: @isolated(any) (any Resolver, repeat each Argument) throws -> Service
    }

    private struct Plain<Service, each Argument> {
        let function: @Sendable (any Resolver, repeat each Argument) throws -> Service
    }
}

/// A component's property and method injection, which may be isolated to a global actor, as a function that
/// runs anywhere; see ``UntypedFactory``.
struct IsolatedCompletion<Component>: @unchecked Sendable {
    // Unchecked because the function's type does not say so; see above.
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

    /// Whether the function may not run just anywhere.
    var isNeeded: Bool { actor != nil }

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
