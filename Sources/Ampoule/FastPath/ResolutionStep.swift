/// The next step of a resolution, determined by code that is independent of the service's type.
///
/// Finding out is the larger part of a resolution, and is the same code for all types. What is left, to call a
/// factory or to copy an instance, is adapted to its types where it is called from.
@usableFromInline
struct ResolutionStep {
    /// The kind of a step.
    enum Kind: UInt8 {
        /// Call the component's own initializer: the factory has been entered.
        case makeOwn = 0
        /// Call the component's own initializer for an instance of the object graph.
        case makeOwnInGraph = 1
        /// Make an instance that is not shared: the factory has been entered.
        case make = 2
        /// Make an instance for the object graph: the factory has been entered.
        case makeInGraph = 3
        /// Copy the instance from where it is kept.
        case take = 4
        /// Whatever else a registration asks for; nothing has been entered.
        case other = 5
        /// There is no registration.
        case unregistered = 6
        /// The resolution belongs into another object graph; nothing has begun.
        case otherGraph = 7
        /// The resolver is not a container; nothing has begun.
        case foreign = 8
        /// The component has a name, but the dependency on it has none; nothing has begun.
        case named = 9
    }

    /// The ``Kind``, as a number: code that compares numbers is the least for the compiler.
    @usableFromInline
    let number: UInt8

    @usableFromInline
    let context: ResolutionContext

    /// The registration, if there is one.
    @usableFromInline
    var registration: Unmanaged<Registration>?

    /// The factory of the registration, or the address of the instance.
    @usableFromInline
    var object: UnsafeMutableRawPointer?
}

extension ResolutionStep {
    init(
        kind: Kind,
        context: ResolutionContext,
        registration: Unmanaged<Registration>? = nil,
        object: UnsafeMutableRawPointer? = nil
    ) {
        self.init(number: kind.rawValue, context: context, registration: registration, object: object)
    }

    /// Whether the component's own initializer is to be called.
    @inlinable
    @inline(__always)
    var isOwn: Bool { number <= 1 }

    /// Whether a factory has been entered, whose end is to be told.
    @inlinable
    @inline(__always)
    var isMaking: Bool { number <= 3 }

    /// Whether that factory makes an instance for the object graph.
    @inlinable
    @inline(__always)
    var isInGraph: Bool { number & 1 == 1 }

    /// Whether there is an instance to be copied.
    @inlinable
    @inline(__always)
    var isTaking: Bool { number == 4 }

    /// Whether the step leads nowhere but to the factory or the instance at hand.
    @inlinable
    @inline(__always)
    var isShort: Bool { number <= 4 }

    /// Whether the component has a name, but the dependency on it has none.
    var isNamed: Bool { number == Kind.named.rawValue }

    /// Whether there is no registration.
    @inlinable
    @inline(__always)
    var isUnregistered: Bool { number == 6 }
}

extension ResolutionStep {
    /// The step of a resolver that is not a container.
    @usableFromInline
    static var foreign: ResolutionStep { ResolutionStep(kind: .foreign, context: .current) }

    /// The step of a dependency without a name on a component that has one.
    @usableFromInline
    static var named: ResolutionStep { ResolutionStep(kind: .named, context: .current) }

    /// Ends the resolution with the instance that the factory has made.
    ///
    /// - Returns: The instance to hand out.
    @inlinable
    @inline(__always)
    func end<Service>(with instance: consuming Service) -> Service {
        end(with: &instance)
        return instance
    }

    /// Ends the resolution; the instance of the object graph, if it has one, replaces the given one.
    @inlinable
    @inline(__always)
    func end<Service>(with instance: inout Service) {
        if isInGraph {
            withUnsafeMutablePointer(to: &instance) { endInGraph(at: $0, Service.self) }
        } else {
            context.leaveAndEnd()
        }
    }

    /// Ends the resolution with the instance at an address, or with the one that the object graph has, which takes
    /// its place.
    @usableFromInline
    func endInGraph(at instance: UnsafeMutableRawPointer, _ service: Any.Type) {
        if context.mustSettle { settle(instance, service) }
        context.leaveAndEnd()
    }

    @inline(never)
    private func settle(_ instance: UnsafeMutableRawPointer, _ service: Any.Type) {
        func settle<Service>(_ service: Service.Type) {
            context.settle(instance.assumingMemoryBound(to: service), of: registration.unsafelyUnwrapped)
        }
        _openExistential(service, do: settle)
    }

    /// Makes an instance by the factory that has been entered, and ends the resolution.
    ///
    /// - Parameters:
    ///   - type: The type of the factory, of the service and argument types that the key's signature names.
    ///   - make: Calls the factory, whose references are not counted.
    @inlinable
    @inline(__always)
    func make<Service, Factory: ~Copyable>(
        by type: Factory.Type,
        _ make: (UnsafeMutablePointer<Factory>) throws -> Service
    ) throws(ResolutionError) -> Service {
        do {
            let factory = object.unsafelyUnwrapped.assumingMemoryBound(to: type)
            var instance = try make(factory)
            end(with: &instance)
            return instance
        } catch {
            throw end(failingWith: error)
        }
    }

    /// Makes an instance by the factory that has been entered, or gives nil with a report, and ends the
    /// resolution.
    @inlinable
    @inline(__always)
    func makeIfAny<Service, Factory: ~Copyable>(
        by type: Factory.Type,
        reportingTo resolver: some Resolver,
        _ make: (UnsafeMutablePointer<Factory>) throws -> Service
    ) -> Service? {
        do {
            // Made as the optional that is returned, the instance needs not be moved into it.
            let factory = object.unsafelyUnwrapped.assumingMemoryBound(to: type)
            var instance: Service? = try make(factory)
            if isInGraph { end(with: &instance!) } else { context.leaveAndEnd() }
            return instance
        } catch {
            resolver.report(end(failingWith: error))
            return nil
        }
    }

    /// Copies the instance from where it is kept, and ends the resolution.
    @inlinable
    @inline(__always)
    func take<Service>() -> Service {
        let instance = object.unsafelyUnwrapped.assumingMemoryBound(to: Service.self).pointee
        context.end()
        return instance
    }

    /// Ends a resolution that finds no registration, if nothing can be had without one and nobody is to be told.
    ///
    /// - Returns: Whether it has ended. If not, the step is to be taken.
    @usableFromInline
    func endsUnnoticed(service: Any.Type, in container: BorrowedContainer) -> Bool {
        let mayEnd = container.container._withUnsafeGuaranteedRef { container in
            !container.hasMessageHandler && !container.mayFallBack && !(service is any InstanceWrapper.Type)
                && !container.givesWithoutRegistration(service, context)
        }
        if mayEnd { context.end() }
        return mayEnd
    }

    /// Ends the resolution with the error that the factory has thrown.
    ///
    /// - Returns: The error to throw.
    @inlinable
    @inline(__always)
    func end(failingWith error: any Error) -> ResolutionError {
        context.leaveAndEnd(failingWith: error)
    }

    /// Ends the resolution with the error that the factory has thrown, as an untyped error.
    @usableFromInline
    func error(failingWith error: any Error) -> any Error {
        end(failingWith: error)
    }
}

extension ResolutionStep {
    /// Begins the resolution of a dependency.
    ///
    /// - Complexity: O(1) on average.
    @inlinable
    @inline(__always)
    static func begin(
        dependency signature: ObjectIdentifier,
        service: Any.Type,
        in container: BorrowedContainer?
    ) -> ResolutionStep {
        guard let container else { return .foreign }
        return container.container._withUnsafeGuaranteedRef { container in
            container.beginStep(signature: signature, service: service)
        }
    }

    /// Begins the resolution of a dependency that is a component.
    ///
    /// - Complexity: O(1) on average.
    @inlinable
    @inline(__always)
    static func begin(
        dependency component: ComponentIdentity,
        in container: BorrowedContainer?
    ) -> ResolutionStep {
        guard let container else { return .foreign }
        guard component.isUnnamed else { return .named }
        return container.container._withUnsafeGuaranteedRef { $0.beginStep(component, ownFactory: 0) }
    }
}
