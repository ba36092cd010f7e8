/// A type-erased factory.
///
/// The key of its registration determines the types.
///
/// The runtime would have to instantiate a generic type for each service, which costs more than the rest of a
/// registration.
struct UntypedFactory: Sendable {
    // Never called under this type. A function value has the same two words whatever its type.
    private let make: @Sendable () -> Void

    /// The offset of the first stored property of an object: after the metadata pointer and the reference count.
    @inline(__always)
    static var offset: Int { 2 * MemoryLayout<UnsafeRawPointer>.size }

    /// The address of a factory that is the first stored property of an object.
    ///
    /// It may be read as a ``TypedFactory`` of its types as long as the object lives.
    @inline(__always)
    static func address(in object: Unmanaged<some AnyObject>) -> UnsafeMutableRawPointer {
        object.toOpaque() + offset
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

/// The layout of objects and functions in memory, as far as factories rely on it.
///
/// A factory is read by its address in its object, and functions are cast to types of the same representation. Debug
/// builds check once for each thread that this compiler lays them out as expected.
enum ObjectLayout {
    /// Whether the first stored property of an object follows the header, and functions have one representation.
    static var isAsExpected: Bool {
        isFirstPropertyAfterHeader && isFunctionOfTwoWords && isIsolatedFunctionPlain
    }

    private final class Probe {
        let first: UInt
        init(_ first: UInt) { self.first = first }
    }

    private static var isFirstPropertyAfterHeader: Bool {
        let probe = Probe(0x5EED)
        return withExtendedLifetime(probe) {
            let address = Unmanaged.passUnretained(probe).toOpaque() + UntypedFactory.offset
            return address.load(as: UInt.self) == 0x5EED
        }
    }

    private struct Function<Argument, Result> {
        let call: @Sendable (Argument) throws -> Result
    }

    private static var isFunctionOfTwoWords: Bool {
        let size = 2 * MemoryLayout<UnsafeRawPointer>.size
        return MemoryLayout<@Sendable () -> Void>.size == size
            && MemoryLayout<Function<Int, String>>.size == size
            && MemoryLayout<Function<(Int, any Sendable), Never>>.size == size
    }

    private struct Isolated {
        let call: @isolated(any) (Int) -> Int
    }

    private struct Plain {
        let call: @Sendable (Int) -> Int
    }

    private static var isIsolatedFunctionPlain: Bool {
        guard MemoryLayout<Isolated>.size == MemoryLayout<Plain>.size else { return false }
        let offset = UntypedFactory.offset
        return unsafeBitCast(Isolated { number in number + offset }, to: Plain.self).call(1) == 1 + offset
    }
}
