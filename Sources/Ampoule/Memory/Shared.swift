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
    ///
    /// `type(of: value as Any)` gives the same type. It copies the value, though, and one that is larger than three words,
    /// such as an existential of a protocol that is not bound to classes, into memory that it allocates.
    var dynamicType: Any.Type {
        let type = ExistentialLayout.type(in: address, as: Value.self)
        assert(
            type == nil || type == Swift.type(of: value as Any),
            "Existentials are laid out in an unknown way"
        )
        return type ?? Swift.type(of: value as Any)
    }
}

/// Reads types from existentials.
///
/// The layout of metadata and of existentials is part of the stable ABI of Apple's systems. Elsewhere, it may change with the
/// compiler, so debug builds check each type that is read. The first word of metadata is its kind, and the next 32 bits are the
/// flags of an existential type, whose highest bit is set unless the type is bound to classes. Such an existential consists of
/// three words for the value, its type, and the witness tables.
private enum ExistentialLayout {
    private static let kindsOfStructsAndEnums: ClosedRange<UInt> = 0x200...0x202
    private static let isUnbound: UInt32 = 1 << 31
    private static let word = MemoryLayout<UInt>.size

    /// The type of a large structure, or in a large existential that is not bound to classes; `nil` for any other value.
    ///
    /// - Parameters:
    ///   - address: The address of a value of the static type.
    ///   - staticType: The static type.
    @inline(__always)
    static func type<Static>(in address: UnsafeRawPointer, as staticType: Static.Type) -> Any.Type? {
        // Smaller values fit into an `Any`, as do errors, which have a layout of their own.
        guard MemoryLayout<Static>.size > 3 * word else { return nil }
        let metadata = unsafeBitCast(staticType as Any.Type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        if kindsOfStructsAndEnums.contains(kind) { return staticType }
        guard kind == TypeKind.existential,
            metadata.load(fromByteOffset: word, as: UInt32.self) & isUnbound != 0
        else { return nil }
        return address.load(fromByteOffset: 3 * word, as: Any.Type.self)
    }
}

/// The kinds of types that the casts of the Swift runtime treat in ways of their own.
enum TypeKind {
    /// The first words of the metadata of optionals and of existential types, which are part of Swift's stable ABI.
    private static let optional: UInt = 0x202
    fileprivate static let existential: UInt = 0x303

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
