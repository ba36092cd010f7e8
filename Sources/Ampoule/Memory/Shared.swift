/// The address of a value, whose type is known where it is used.
///
/// The owner of the value keeps it alive, and decides which threads use it.
@frozen
@usableFromInline
struct ValueAddress: BitwiseCopyable, @unchecked Sendable {
    @usableFromInline
    let pointer: UnsafeMutableRawPointer

    @inlinable
    @inline(__always)
    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    /// Creates an address from its ``word``; `nil` if that is 0.
    @inline(__always)
    init?(word: UInt) {
        guard let pointer = UnsafeMutableRawPointer(bitPattern: word) else { return nil }
        self.pointer = pointer
    }

    /// The address as a number.
    @inlinable
    @inline(__always)
    var word: UInt { UInt(bitPattern: pointer) }

    /// A copy of the value.
    @inlinable
    @inline(__always)
    func copy<Value>(as type: Value.Type) -> Value { pointer.assumingMemoryBound(to: type).pointee }

    /// A copy of the value in the memory of an arena, which the caller deinitializes.
    func copied(to arena: inout Arena, as type: Any.Type) -> ValueAddress {
        func copy<Value>(_ type: Value.Type) -> ValueAddress {
            let layout = MemoryLayout<Value>.self
            let memory = arena.push(size: layout.size, alignment: layout.alignment)
            memory.initializeMemory(as: type, to: self.copy(as: type))
            return ValueAddress(memory)
        }
        return _openExistential(type, do: copy)
    }

    /// Replaces the value by a copy of another one of its type.
    func assign(_ other: ValueAddress, as type: Any.Type) {
        func assign<Value>(_ type: Value.Type) {
            pointer.assumingMemoryBound(to: type).pointee = other.copy(as: type)
        }
        _openExistential(type, do: assign)
    }

    /// Destroys the value; its memory stays allocated.
    func deinitialize(as type: Any.Type) {
        func deinitialize<Value>(_ type: Value.Type) {
            pointer.assumingMemoryBound(to: type).deinitialize(count: 1)
        }
        _openExistential(type, do: deinitialize)
    }
}

/// The address of a value of a known type, which is read without a copy.
@frozen
@usableFromInline
struct Located<Value: ~Copyable>: BitwiseCopyable {
    @usableFromInline
    let pointer: UnsafeMutablePointer<Value>

    @inlinable
    @inline(__always)
    init(_ address: ValueAddress, as type: Value.Type = Value.self) {
        pointer = address.pointer.assumingMemoryBound(to: type)
    }

    @inlinable
    @inline(__always)
    var value: Value { _read { yield pointer.pointee } }
}

/// A box for a value that threads share, whatever its type.
///
/// Unchecked because services of types that are not `Sendable` may be registered. A container returns the same instance
/// to every thread because its user has chosen a shared scope; the author of the type knows whether it is thread-safe,
/// not the type system. The container itself only stores and returns the value, so nothing here can race.
@usableFromInline
final class Shared: @unchecked Sendable {
    /// The address of the value.
    ///
    /// It has memory of its own, so that code that knows its type and its address can copy it without this object.
    @usableFromInline
    let address: ValueAddress

    /// The static type of the value.
    let type: Any.Type

    /// Creates a box for a value, whose static type is that of the box.
    ///
    /// - Parameters:
    ///   - value: The value. One of an existential type must be given `as` that type, or else the compiler opens it.
    ///   - isContended: Whether many threads will copy the value at once. Its cache lines are then its own, to avoid
    ///     false sharing with memory that is written, such as the reference count of a neighboring object.
    init<Value>(_ value: Value, isContended: Bool = false) {
        let layout = MemoryLayout<Value>.self
        let lineSize = isContended ? CacheLine.size : 1
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: (layout.size + lineSize - 1) & -lineSize,
            alignment: max(layout.alignment, lineSize)
        )
        memory.initializeMemory(as: Value.self, to: value)
        address = ValueAddress(memory)
        type = Value.self
    }

    deinit {
        address.deinitialize(as: type)
        address.pointer.deallocate()
    }

    /// The value, whose type must be the given one.
    func value<Value>(as type: Value.Type) -> Value {
        assert(type == self.type, "A shared value is read as one of another type")
        return address.copy(as: type)
    }
}

extension Shared {
    /// A box for a value as one of another type; `nil` if it is none.
    ///
    /// Casting an optional value would treat an absent one as a stored `nil`.
    static func casting(_ value: Any, to type: Any.Type) -> Shared? {
        func cast<Value>(_ type: Value.Type) -> Shared? {
            guard let value = value as? Value else { return nil }
            return Shared(value)
        }
        return _openExistential(type, do: cast)
    }

    /// A box for a copy of the value at an address.
    static func copying(_ address: ValueAddress, as type: Any.Type) -> Shared {
        func copy<Value>(_ type: Value.Type) -> Shared { Shared(address.copy(as: type)) }
        return _openExistential(type, do: copy)
    }

    /// The value, whatever its type.
    var any: Any {
        func read<Value>(_ type: Value.Type) -> Any { value(as: type) }
        return _openExistential(type, do: read)
    }

    /// A weak reference to the value, if it is an object.
    var weakReference: WeakReference? { WeakReference(any) }
}

/// A weak reference to an object.
///
/// Unchecked because a weak variable can't be a constant. It is written once, before the reference is shared. The Swift
/// runtime synchronizes later reads with the deallocation of the object.
final class WeakReference: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    /// Creates a reference to an instance of a class; `nil` for any other instance.
    init?(_ instance: Any) {
        guard type(of: instance) is AnyClass else { return nil }
        object = instance as AnyObject
    }
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
