/// A resolver as the factory of a component holds it.
///
/// Nearly every resolver is a container. Held as one, and not as an existential, it is loaded into a register, and the
/// compiler need not count a reference for a call of the factory if the caller keeps the container alive.
public enum __HeldResolver: Sendable {
    /// A container.
    case container(Container)

    /// A resolver that is not a container.
    case other(__OtherResolver)

    /// Holds a resolver.
    @inlinable
    @inline(__always)
    public init(_ resolver: some Resolver) {
        self = resolver.held
    }

    /// The resolver itself.
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
        // No class inherits from `Container`, so the comparison is exact.
        guard Self.self == Container.self else { return .other(__OtherResolver(self)) }
        return .container(unsafeDowncast(self as AnyObject, to: Container.self))
    }
}
