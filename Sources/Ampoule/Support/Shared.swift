/// A value that is carried across threads on the user's word, whatever its type.
///
/// Unchecked for the reason given at ``Shared``.
@usableFromInline
class AnyShared: @unchecked Sendable {
    /// Where the value lies; nil if there is none.
    @usableFromInline
    final let address: UnsafeMutableRawPointer?

    fileprivate init(address: UnsafeMutableRawPointer?) {
        self.address = address
    }

    /// A reference to the value that does not hold it, if it is an object.
    @usableFromInline
    var weakReference: WeakReference? { nil }

    /// Stands for the lack of a value where a reference is needed.
    static let nothing = AnyShared(address: nil)

    /// Whether this is ``nothing``.
    final var isNothing: Bool { address == nil }
}

/// A value that is carried across threads on the user's word.
///
/// A container hands the same instance to every thread that asks, as its user told it to by choosing a
/// shared scope; whether an instance bears that is known to its author, not to the type system, because
/// services of types that are not `Sendable` may be registered, too. The container itself never touches the
/// value: it only keeps it and hands it out, so nothing here can race.
@usableFromInline
final class Shared<Value>: AnyShared, @unchecked Sendable {
    /// The value.
    ///
    /// It lies in memory of its own, so that it can be copied by whoever knows its type and its address, but not
    /// this object.
    var value: Value { pointer.pointee }

    private var pointer: UnsafeMutablePointer<Value> {
        address.unsafelyUnwrapped.assumingMemoryBound(to: Value.self)
    }

    /// Carries a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isContended: Whether many threads will copy the value at once. It then shares no cache line with anything
    ///     that is written, such as the count of references of an object beside it.
    init(_ value: Value, isContended: Bool = false) {
        let layout = MemoryLayout<Value>.self
        let lineSize = Reclamation.cacheLineSize
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

    @usableFromInline
    override var weakReference: WeakReference? { WeakReference(value) }
}

extension AnyShared {
    /// This object as that of a value of the given type, which it must be.
    func of<Value>(_ type: Value.Type) -> Shared<Value> {
        unsafeDowncast(self, to: Shared<Value>.self)
    }
}
