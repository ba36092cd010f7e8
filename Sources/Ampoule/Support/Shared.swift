/// A type-erased ``Shared``.
///
/// Unchecked for the reason given at ``Shared``.
@usableFromInline
class AnyShared: @unchecked Sendable {
    /// The address of the value; `nil` if there is none.
    final let address: UnsafeMutableRawPointer?

    fileprivate init(address: UnsafeMutableRawPointer?) {
        self.address = address
    }

    /// A weak reference to the value, if it is an object.
    var weakReference: WeakReference? { nil }

    /// A placeholder for the absence of a value, where a reference is required.
    static let nothing = AnyShared(address: nil)

    /// Whether this is ``nothing``.
    final var isNothing: Bool { address == nil }
}

/// A box for a value that threads share, whatever its type.
///
/// Unchecked because services of types that are not `Sendable` may be registered. A container returns the same instance
/// to every thread because its user has chosen a shared scope; the author of the type knows whether it is thread-safe,
/// not the type system. The container itself only stores and returns the value, so nothing here can race.
final class Shared<Value>: AnyShared, @unchecked Sendable {
    /// The value.
    ///
    /// It has memory of its own, so that code that knows its type and its address can copy it without this object.
    var value: Value { pointer.pointee }

    private var pointer: UnsafeMutablePointer<Value> {
        address.unsafelyUnwrapped.assumingMemoryBound(to: Value.self)
    }

    /// Creates a box for a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isContended: Whether many threads will copy the value at once. Its cache lines are then its own, to avoid
    ///     false sharing with memory that is written, such as the reference count of a neighboring object.
    init(_ value: Value, isContended: Bool = false) {
        let layout = MemoryLayout<Value>.self
        let lineSize = CacheLine.size
        let memory =
            isContended
            ? UnsafeMutableRawPointer.allocate(
                byteCount: (layout.size + lineSize - 1) / lineSize * lineSize,
                alignment: max(layout.alignment, lineSize)
            )
            : UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: layout.alignment)
        memory.initializeMemory(as: Value.self, to: value)
        super.init(address: memory)
    }

    deinit {
        UnsafeMutableRawPointer(pointer.deinitialize(count: 1)).deallocate()
    }

    override var weakReference: WeakReference? { WeakReference(value) }
}

extension AnyShared {
    /// This box as that of a value of the given type, which must be the type of the value.
    func of<Value>(_ type: Value.Type) -> Shared<Value> {
        unsafeDowncast(self, to: Shared<Value>.self)
    }
}
