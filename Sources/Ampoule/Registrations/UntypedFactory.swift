/// A type-erased factory.
///
/// The key of its registration determines the types.
///
/// The runtime would have to instantiate a generic type for each service, which costs more than the rest of a
/// registration.
struct UntypedFactory: Sendable {
    // Never called under this type. A function value has the same two words whatever its type.
    private let make: @Sendable () -> Void

    /// Creates a factory from another type of the same representation.
    @inline(__always)
    init<Typed>(erasing typed: consuming Typed) {
        self = unsafeBitCast(typed, to: UntypedFactory.self)
    }

    /// The offset of the first stored property of an object: after the metadata pointer and the reference count.
    @inline(__always)
    static var offset: Int { 2 * MemoryLayout<UnsafeRawPointer>.size }

    /// The address of a factory that is the first stored property of an object.
    ///
    /// It may be read as a ``TypedFactory`` of its types as long as the object lives.
    @inline(__always)
    static func address(in object: Pinned<some AnyObject>) -> ValueAddress {
        ValueAddress(object.address + offset)
    }
}

/// The factory that all registrations of a component share.
final class CommonFactory: Sendable {
    // Must stay the first stored property: it is read by its address.
    let factory: UntypedFactory

    init(_ factory: UntypedFactory) {
        self.factory = factory
    }

    var address: ValueAddress { UntypedFactory.address(in: Pinned(self)) }
}

/// The layout of objects and functions in memory, as far as factories rely on it.
///
/// A factory is read by its address in its object, and functions are cast to types of the same representation, whose sizes
/// each cast checks. Debug builds check the rest once for each thread.
enum ObjectLayout {
    /// Whether the first stored property of an object follows the header, and functions have one representation.
    static var isAsExpected: Bool { isFirstPropertyAfterHeader && isIsolatedFunctionPlain }

    private static var isFirstPropertyAfterHeader: Bool {
        let object = CommonFactory(UntypedFactory(erasing: { () -> Void in }))
        return withExtendedLifetime(object) {
            object.address.copy(as: (UInt, UInt).self) == unsafeBitCast(object.factory, to: (UInt, UInt).self)
        }
    }

    private struct Isolated {
        let call: @isolated(any) (Int) -> Int
    }

    private struct Plain {
        let call: @Sendable (Int) -> Int
    }

    private static var isIsolatedFunctionPlain: Bool {
        let offset = UntypedFactory.offset
        return unsafeBitCast(Isolated { number in number + offset }, to: Plain.self).call(1) == 1 + offset
    }
}
