import Dispatch

/// The function that makes instances of a component, which may be isolated to a global actor.
///
/// Do not use it directly; generated code does.
///
/// An isolated function is called only on its actor; elsewhere the call throws. Typed calls carry the isolation in
/// their type, so the compiler checks them; only a resolution at run time can fail.
public struct __SynchronousMaking<Service, each Argument> {
    private struct Isolated {
        let function: @isolated(any) (any Resolver, repeat each Argument) throws -> Service
    }

    private typealias Plain = UntypedFactory.Typed<Service, repeat each Argument>

    // An isolated function has the representation of a plain one; its type only adds the requirement to call it on
    // the actor, which 'factory' checks. It is thread-safe: either a function that a macro wrote, which
    // captures nothing, or a method of a stateless object.
    private let plain: Plain

    /// The actor that the function is isolated to, if any.
    let actor: (any Actor)?

    /// Describes a static function.
    public init(_ function: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service) {
        actor = function.isolation
        plain = unsafeBitCast(Isolated(function: function), to: Plain.self)
    }

    /// Describes a method, which takes each argument in a wrapper.
    ///
    /// The compiler crashes on a method that has function or tuple parameters substituted for a pack.
    public init(
        method: @escaping @isolated(any) (any Resolver, repeat __Argument<each Argument>) throws -> Service
    ) {
        let making = __SynchronousMaking<Service, repeat __Argument<each Argument>>(method)
        let plainMethod = making.plain
        actor = making.actor
        plain = Plain { (resolver: any Resolver, argument: repeat each Argument) in
            try plainMethod.make(resolver, repeat __Argument(each argument))
        }
    }

    /// The factory, which checks the isolation at each call.
    var factory: UntypedFactory { Isolation(actor: actor).factory(calling: plain.make) }
}

/// An argument of generated methods, with one representation for all types.
///
/// Do not use it directly; generated code does.
public struct __Argument<Value> {
    /// The argument.
    public let value: Value

    init(_ value: Value) { self.value = value }
}

/// The actor that a function is isolated to, if any.
struct Isolation: Sendable {
    let actor: (any Actor)?

    /// The factory that checks that it is called on the actor.
    ///
    /// - Parameter function: The function without its isolation.
    func factory<Service, each Argument>(
        calling function: @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service
    ) -> UntypedFactory {
        guard actor != nil else { return UntypedFactory(function) }
        return UntypedFactory { (resolver: any Resolver, argument: repeat each Argument) in
            try check()
            return try function(resolver, repeat each argument)
        }
    }

    /// Checks that the calling code runs on the actor.
    ///
    /// - Throws: ``Refusal`` if it doesn't.
    func check() throws {
        guard let actor else { return }
        guard actor === MainActor.shared else {
            // Only the main actor's executor can be checked without a trap.
            actor.preconditionIsolated("\(Self.runningFactory) was asked for from outside its actor")
            return
        }
        guard MainActor.isCurrent else { throw Refusal(reason: .wrongIsolation(actor: "MainActor")) }
    }

    private static var runningFactory: String {
        ResolutionContext.current.path.last.map { key in "'\(key)'" } ?? "A component"
    }
}

extension MainActor {
    /// Identifies the main queue, which runs the main actor.
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether the calling code runs on the main actor.
    ///
    /// The main actor's executor can't be queried on all platforms, and the main queue does not always run on the
    /// main thread.
    fileprivate static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) != nil
    }
}

/// The default values of the arguments that a shorter key omits, in order.
///
/// Do not use it directly; generated code does.
///
/// Unchecked because the values are made where the initializer runs, and passed to it alone.
public struct __DefaultValues<each Value>: @unchecked Sendable {
    let values: (repeat each Value)

    /// Stores the values.
    public init(_ value: repeat each Value) {
        values = (repeat each value)
    }
}

// MARK: - Asynchronous components

/// A component's asynchronous factory, which may be isolated to a global actor, as a function without isolation.
///
/// Do not use it directly; generated code does.
///
/// An isolated factory switches to its actor itself. Nothing non-`Sendable` may cross between actors: a typed call
/// has the isolation of the factory, and the arguments of other requests are `Sendable`. This type checks the
/// instance.
public struct __AsynchronousMaking<Service, each Argument>: Sendable {
    private struct Isolated {
        let function:
            @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws -> Service
    }

    // Unchecked because the function's type does not declare it thread-safe. It is: either a function that the macro
    // wrote, which captures nothing, or a stateless object.
    private struct Plain: @unchecked Sendable {
        let function:
            @concurrent (AsynchronousResolver, repeat __Argument<each Argument>) async throws -> Service

        @concurrent func make(_ resolver: AsynchronousResolver, _ arguments: Shared) async throws -> Shared {
            let arguments = arguments.value(as: (repeat each Argument).self)
            return Shared(try await function(resolver, repeat __Argument(each arguments)))
        }
    }

    let make: AsynchronousFactory<Service, repeat each Argument>.Make

    /// The actor that the factory is isolated to, if any.
    let actor: (any Actor)?

    /// Describes a factory whose instances must not leave its actor, if it has one.
    public init(
        _ factory:
            @escaping @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service
    ) {
        self.init(factory, mayLeaveActor: false)
    }

    /// Describes a factory whose instances may leave its actor.
    public init(
        _ factory:
            @escaping @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service
    ) where Service: Sendable {
        self.init(factory, mayLeaveActor: true)
    }

    private init(
        _ factory:
            @escaping @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service,
        mayLeaveActor: Bool
    ) {
        let actor = factory.isolation
        // An isolated asynchronous function has the representation of a plain one, and switches to its actor itself.
        // Its type adds the requirement that what is passed may go there, which the caller meets.
        let plain = unsafeBitCast(Isolated(function: factory), to: Plain.self)
        self.actor = actor
        make = { (resolver: AsynchronousResolver, argument: repeat each Argument) in
            // A variable, or else the optimizer of Swift 6.3 fails.
            let caller = #isolation
            if !mayLeaveActor, let actor, actor !== caller {
                throw Refusal(reason: .wrongIsolation(actor: "\(type(of: actor))"))
            }
            return try await plain.make(resolver, Shared((repeat each argument))).value(as: Service.self)
        }
    }

    /// Describes a factory that runs on the actor of its caller.
    ///
    /// The additional parameter distinguishes this initializer from the other overloads, because isolation alone does
    /// not.
    public init(
        _ factory:
            nonisolated(nonsending) @escaping (AsynchronousResolver, repeat __Argument<each Argument>)
            async throws -> Service,
        _: Void = ()
    ) {
        // Unchecked for the same reason as 'Plain'.
        nonisolated(unsafe) let factory = factory
        actor = nil
        make = { (resolver: AsynchronousResolver, argument: repeat each Argument) in
            try await factory(resolver, repeat __Argument(each argument))
        }
    }
}

// MARK: - Completions and forwards

/// The property and method injection that one class of an inheritance chain performs on its instances.
///
/// Do not use it directly; generated code does.
///
/// `@Register` writes a list of them into each class that can be inherited from. Each subclass appends its own.
public struct __Completion: Sendable {
    fileprivate let completion: CompletionClosure

    /// The actor that isolates the closure, if any.
    let actor: (any Actor)?

    /// Describes a synchronous injection into the instances of a class.
    public init<Component>(
        _ completion: @escaping @isolated(any) (any Resolver, Component) throws -> Void
    ) {
        let isolation = Isolation(actor: completion.isolation)
        // Unchecked because the function's type does not declare it thread-safe; see ``__SynchronousMaking``.
        nonisolated(unsafe) let plain = __plain(
            completion,
            as: ((any Resolver, Component) throws -> Void).self
        )
        self.completion = .synchronous { resolver, instance in
            // An overriding registration has its own completions, so the instance is one of this component.
            guard let component = instance.any as? Component else { return }
            try isolation.check()
            try plain(resolver, component)
        }
        actor = isolation.actor
    }

    /// Describes an asynchronous injection into the instances of a class.
    public init<Component>(asynchronous completion: __AsynchronousMaking<Void, Component>) {
        let make = completion.make
        actor = nil
        self.completion = .asynchronous { resolver, instance in
            // An overriding registration has its own completions, so the instance is one of this component.
            guard let component = instance.any as? Component else { return }
            try await make(resolver, component)
        }
    }
}

extension [__Completion] {
    /// The closures in order; `nil` if there is none.
    var closures: (any AnyCompletions)? {
        isEmpty ? nil : Completions(map(\.completion), isGenerated: true)
    }
}

/// A further service of a component, or a list that it contributes to.
///
/// Do not use it directly; generated code does.
public struct __Forward: Sendable {
    private let service: Any.Type
    private let isContribution: Bool

    /// Describes a further service.
    ///
    /// - Parameters:
    ///   - service: The service, or the type of the elements of a list.
    ///   - isContribution: Whether the component contributes to the list, if it takes no arguments.
    public init<Service>(_ service: Service.Type, isContribution: Bool = false) {
        self.service = service
        self.isContribution = isContribution
    }

    /// The key of the registration that forwards, or contributes, what another one makes.
    func key(forwardingTo target: Registration) -> RegistrationKey {
        isContribution
            ? .contribution(to: service, name: target.key.name, orUnnamed: .registration(target.key))
            : target.key.key(of: service)
    }

    /// Registers the forward, or the contribution.
    func register<Component>(_ container: Core, _ entry: ServiceEntry<Component>) {
        func register<Service>(_ service: Service.Type) {
            if !isContribution {
                if let shorterKey = entry.registration.shorterKey {
                    shorterKey.register(service, in: container)
                } else {
                    container.container.forward(service, name: entry.key.name, to: entry)
                }
            } else if entry.key.takesNoArguments {
                container.registrar.contribute(entry.registration, to: service, name: entry.key.name)
            }
        }
        register(service)
    }
}
