/// A type-erased factory.
///
/// The key of its registration determines the types.
///
/// The runtime would have to instantiate a generic type for each service, which costs more than the rest of a
/// registration.
struct UntypedFactory: Sendable {
    // Never called under this type. A function value has the same two words whatever its type.
    private let make: @Sendable () -> Void

    /// The address of a factory that is the first stored property of an object.
    ///
    /// It may be read as a ``TypedFactory`` of its types as long as the object lives.
    @inline(__always)
    static func address(in object: Unmanaged<some AnyObject>) -> UnsafeMutableRawPointer {
        object.toOpaque() + ObjectLayout.headerSize
    }
}

/// The factory that all registrations of a component share.
final class CommonFactory: Sendable {
    // Must stay the first stored property: it is read by its address.
    let factory: UntypedFactory

    init(_ factory: UntypedFactory) {
        self.factory = factory
    }

    var address: UnsafeMutableRawPointer { UntypedFactory.address(in: .passUnretained(self)) }
}
