/// A resolver as stored in the factory of a component.
///
/// Nearly every resolver is a container. Stored as a container instead of an existential, it is loaded into a
/// register, and the compiler omits reference counting for a factory call if the caller keeps the container alive.
public enum __HeldResolver: Sendable {
    /// A container.
    case container(Container)

    /// A resolver that is not a container.
    case other(__OtherResolver)

    /// Stores a resolver.
    @inlinable
    @inline(__always)
    public init(_ resolver: some Resolver) {
        self = resolver.held
    }

    /// The stored resolver.
    @inlinable
    public var resolver: any Resolver {
        @inline(__always)
        get {
            switch self {
            case .container(let container): container
            case .other(let other): other.resolver
            }
        }
    }
}

/// A resolver that is not a container.
public final class __OtherResolver: Sendable {
    @usableFromInline
    let resolver: any Resolver

    @usableFromInline
    init(_ resolver: any Resolver) {
        self.resolver = resolver
    }
}

extension Resolver {
    @inlinable
    @inline(__always)
    var held: __HeldResolver {
        // No class inherits from `Container`, so comparing the types is exact.
        guard Self.self == Container.self else { return .other(__OtherResolver(self)) }
        return .container(unsafeDowncast(self as AnyObject, to: Container.self))
    }
}
