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
    let address: UnsafeMutableRawPointer

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
        address = UnsafeMutableRawPointer.allocate(
            byteCount: (layout.size + lineSize - 1) & -lineSize,
            alignment: max(layout.alignment, lineSize)
        )
        address.initializeMemory(as: Value.self, to: value)
        type = Value.self
    }

    deinit {
        func deinitialize<Value>(_ type: Value.Type) {
            address.assumingMemoryBound(to: type).deinitialize(count: 1)
        }
        _openExistential(type, do: deinitialize)
        address.deallocate()
    }

    /// The value, whose type must be the given one.
    func value<Value>(as type: Value.Type) -> Value {
        assert(type == self.type, "A shared value is read as one of another type")
        return address.assumingMemoryBound(to: type).pointee
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
    static func copying(_ address: UnsafeMutableRawPointer, as type: Any.Type) -> Shared {
        func copy<Value>(_ type: Value.Type) -> Shared {
            Shared(address.assumingMemoryBound(to: type).pointee)
        }
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
