/// A factory of known types.
///
/// It is borrowed from where it lies as an ``UntypedFactory``, so that no references are counted for a call:
/// this is why it cannot be copied.
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

    /// Makes an instance by the factory at an address.
    ///
    /// - Parameter factory: The ``Registration/factoryAddress`` of a factory of these types.
    @inlinable
    @inline(__always)
    static func call(
        _ factory: UnsafeMutableRawPointer,
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try factory.assumingMemoryBound(to: TypedFactory<Service, repeat each Argument>.self)
            .pointee(resolver, repeat each argument)
    }
}

/// A factory that does not tell its types, which somebody else must know.
///
/// To have a generic type of its own for each service would mean to ask the runtime for that type, which takes
/// longer than all the rest of a registration.
struct UntypedFactory: Sendable {
    // Never called. Functions are the same two words whatever their type.
    private let make: @Sendable () -> Void

    private struct Typed<Service, each Argument> {
        let make: @Sendable (any Resolver, repeat each Argument) throws -> Service
    }

    @inline(__always)
    init<Service, each Argument>(
        _ make: consuming @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service
    ) {
        self = unsafeBitCast(Typed(make: make), to: UntypedFactory.self)
    }

    /// Where a factory lies that is the first stored property of an object.
    ///
    /// It may be read as a ``TypedFactory`` of its types as long as somebody holds the object.
    @inline(__always)
    static func address(in object: Unmanaged<some AnyObject>) -> UnsafeMutableRawPointer {
        // The runtime has two words of its own at the beginning of every object.
        object.toOpaque() + 2 * MemoryLayout<UnsafeRawPointer>.size
    }
}

/// The factory that all registrations of a component have in common.
final class CommonFactory: Sendable {
    // The first stored property, since it is read by its address.
    let factory: UntypedFactory

    init(_ factory: UntypedFactory) {
        self.factory = factory
    }

    var address: UnsafeMutableRawPointer { UntypedFactory.address(in: .passUnretained(self)) }
}

extension Registration {
    /// Calls the factory, whose type arguments must be those of the key's signature.
    @inlinable
    @inline(never)
    func makeInstance<Service, each Argument>(
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try TypedFactory.call(factoryAddress, resolver, repeat each argument)
    }
}
