/// The next step of a resolution.
///
/// Determining it is most of the work of a resolution, and uses the same code for all types. Finishing it, by a call of
/// a factory or a copy of an instance, is specialized where it is called.
@usableFromInline
struct ResolutionStep {
    @frozen
    @usableFromInline
    enum Kind {
        /// Call the factory, which has been entered.
        case callFactory
        /// Call the factory, which has been entered, for the object graph.
        case callFactoryInGraph
        /// Copy the cached instance.
        case copyInstance
        /// Resolve by the slow path, or by another resolver; nothing has begun.
        case slow
    }

    @usableFromInline
    let kind: Kind

    @usableFromInline
    let context: ResolutionContext

    /// The registration whose factory has been entered.
    let registration: Pinned<Registration>?

    /// The address of the factory or of the instance.
    @usableFromInline
    let object: ValueAddress?

    @usableFromInline
    static var slow: ResolutionStep { .slow(.current) }

    @inline(__always)
    static func copying(_ instance: ValueAddress, _ context: ResolutionContext) -> ResolutionStep {
        ResolutionStep(kind: .copyInstance, context: context, registration: nil, object: instance)
    }

    @inline(__always)
    static func slow(_ context: ResolutionContext) -> ResolutionStep {
        ResolutionStep(kind: .slow, context: context, registration: nil, object: nil)
    }
}

extension ResolutionStep {
    /// Whether a factory has been entered, which the caller must end.
    @inlinable
    @inline(__always)
    var hasEnteredFactory: Bool {
        switch kind {
        case .callFactory, .callFactoryInGraph: true
        case .copyInstance, .slow: false
        }
    }

    /// Whether later requests may get the instance of the entered factory from the object graph.
    @inlinable
    @inline(__always)
    var sharesInstance: Bool { if case .callFactoryInGraph = kind { true } else { false } }

    /// Whether there is an instance to copy.
    @inlinable
    @inline(__always)
    var hasInstance: Bool { if case .copyInstance = kind { true } else { false } }

    /// Whether the factory at an address has been entered.
    @inlinable
    @inline(__always)
    func calls(_ factory: ValueAddress) -> Bool { UInt(bitPattern: object?.pointer) == factory.word }

    /// Whether the fast path finishes the step.
    @inlinable
    @inline(__always)
    var isFast: Bool { hasInstance || hasEnteredFactory }
}

// MARK: - Finishing

extension ResolutionStep {
    /// Copies the cached instance, and ends the resolution.
    @inlinable
    @inline(__always)
    func copyInstance<Service>() -> Service {
        let instance = object.unsafelyUnwrapped.copy(as: Service.self)
        context.endCopyingAndEnd()
        return instance
    }

    /// Makes an instance with the entered factory, and ends the resolution.
    ///
    /// - Parameters:
    ///   - type: The type of the factory, with the service and argument types of the key's signature.
    ///   - make: Calls the factory, whose references are not counted.
    @inlinable
    @inline(__always)
    func make<Service, Factory: ~Copyable>(
        by type: Factory.Type,
        _ make: (Located<Factory>) throws -> Service
    ) throws(ResolutionError) -> Service {
        do {
            // A local variable for the instance would cause a copy, and so would an end that may throw.
            return end(with: try make(Located(object.unsafelyUnwrapped)))
        } catch {
            throw context.leaveAndEnd(failingWith: error)
        }
    }

    /// Makes an instance with the entered factory, or returns `nil` and reports why; ends the resolution.
    @inlinable
    @inline(__always)
    func makeIfAny<Service, Factory: ~Copyable>(
        by type: Factory.Type,
        reportingTo resolver: some Resolver,
        _ make: (Located<Factory>) throws -> Service
    ) -> Service? {
        do {
            return try self.make(by: type, make)
        } catch {
            resolver.report(error)
            return nil
        }
    }

    /// Makes an object of a type that is known at run time only, and ends the resolution.
    @inline(__always)
    func makeObject(_ type: Any.Type, by resolver: any Resolver) throws -> AnyObject {
        do {
            var instance: AnyObject = try TypedFactory.call(object.unsafelyUnwrapped, resolver)
            if sharesInstance {
                // Unprotected as the instance only goes to a function that knows its type.
                _withUnprotectedUnsafeMutablePointer(to: &instance) {
                    endSharing(instanceAt: ValueAddress($0), type)
                }
            } else {
                context.leaveAndEnd()
            }
            return instance
        } catch {
            throw context.leaveAndEnd(failingWith: error)
        }
    }

    // MARK: - Ending

    /// Ends the resolution with the instance that the initializer, or the factory, has made.
    ///
    /// - Returns: The instance, or the one that was shared before.
    @inlinable
    @inline(__always)
    func end<Service>(with instance: consuming Service) -> Service {
        if sharesInstance {
            withUnsafeMutablePointer(to: &instance) {
                endSharing(instanceAt: ValueAddress($0), Service.self)
            }
        } else {
            context.leaveAndEnd()
        }
        return instance
    }

    /// Shares the instance at an address with the object graph, if necessary, and ends the resolution.
    @usableFromInline
    func endSharing(instanceAt instance: ValueAddress, _ service: Any.Type) {
        if context.mustCommit {
            _ = context.commit(instance, service, of: registration.unsafelyUnwrapped.serialNumber)
        }
        context.leaveAndEnd()
    }
}

// MARK: - Lists

extension Pinned<Container> {
    /// Resolves several registrations, in order.
    ///
    /// The instances are made in their array: appending them would retain each twice.
    func resolveAll<Service>(_ registrations: [Registration]) throws(ResolutionError) -> [Service] {
        try Array(unsafeUninitializedCapacity: registrations.count) {
            (elements, count) throws(ResolutionError) in
            for index in registrations.indices {
                elements.initializeElement(at: index, to: try resolve(Target(registrations[index])))
                count += 1
            }
        }
    }
}

// MARK: - Factories

/// A factory of known types.
///
/// It can't be copied: it is borrowed from the address of an ``UntypedFactory``, so that a call counts no reference.
@usableFromInline
struct TypedFactory<Service, each Argument>: ~Copyable {
    @usableFromInline
    let make: @Sendable (any Resolver, repeat each Argument) throws -> Service

    @inlinable
    @inline(__always)
    borrowing func callAsFunction(
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try make(resolver, repeat each argument)
    }

    /// Calls the factory at an address.
    ///
    /// - Parameter factory: The ``Registration/factoryAddress`` of a factory of these types.
    @inlinable
    @inline(__always)
    static func call(
        _ factory: ValueAddress,
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try Located(factory, as: TypedFactory<Service, repeat each Argument>.self)
            .value(resolver, repeat each argument)
    }
}
