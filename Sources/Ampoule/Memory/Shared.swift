/// A type-erased ``Shared``.
///
/// Unchecked for the reason given at ``Shared``.
@usableFromInline
class AnyShared: @unchecked Sendable {
    /// The address of the value.
    @usableFromInline
    final let address: UnsafeMutableRawPointer

    fileprivate init(address: UnsafeMutableRawPointer) {
        self.address = address
    }

    /// A weak reference to the value, if it is an object.
    var weakReference: WeakReference? { nil }
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
        address.assumingMemoryBound(to: Value.self)
    }

    /// Creates a box for a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isContended: Whether many threads will copy the value at once. Its cache lines are then its own, to avoid
    ///     false sharing with memory that is written, such as the reference count of a neighboring object.
    init(_ value: Value, isContended: Bool = false) {
        let layout = MemoryLayout<Value>.self
        let lineSize = isContended ? CacheLine.size : 1
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: (layout.size + lineSize - 1) & -lineSize,
            alignment: max(layout.alignment, lineSize)
        )
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

extension Shared {
    /// The type of the value, inside of any existential.
    var dynamicType: Any.Type { Swift.type(of: value as Any) }
}

/// The kinds of types that the casts of the Swift runtime treat in ways of their own.
enum TypeKind {
    /// The first words of the metadata of optionals and of existential types, which are part of Swift's stable ABI.
    private static let optional: UInt = 0x202
    private static let existential: UInt = 0x303

    private struct Held {}

    /// The class of the object that holds a structure or an enumeration as `AnyObject`.
    private static let holder: AnyClass = Swift.type(of: Held() as AnyObject)

    /// Whether a type is an optional.
    ///
    /// A cast to a protocol would search all conformances of the program for each type.
    static func isOptional(_ type: Any.Type) -> Bool {
        kind(of: type) == optional
    }

    /// Whether a type is that of an existential, which conforms to no protocol of the library.
    static func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == existential }

    private static func kind(of type: Any.Type) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    }

    /// Whether a cast to a protocol looks at what a value holds instead of the type of the value.
    static func isWrapper(_ type: Any.Type) -> Bool {
        isOptional(type) || type == AnyHashable.self || type == holder
    }
}
