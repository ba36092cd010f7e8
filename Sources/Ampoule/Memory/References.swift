import Synchronization

/// A strong reference to an object that the first caller who needs it makes.
///
/// The pointer is written once, and retains the object until the owner of the reference is released. A caller keeps the
/// owner alive while it uses the object.
struct OnceReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    private let pointer = Atomic<Unmanaged<Object>?>(nil)

    deinit {
        pointer.load(ordering: .acquiring)?.release()
    }

    /// The object, if it was made.
    var current: Object? { pointer.load(ordering: .acquiring)?.takeUnretainedValue() }

    /// Reads the object, if it was made; counts no reference.
    @inline(__always)
    func read<Result>(_ body: (Object) -> Result) -> Result? {
        pointer.load(ordering: .acquiring)?._withUnsafeGuaranteedRef(body)
    }

    /// The object, which is made if necessary; of several that threads make at the same time, one counts.
    func made(_ make: () -> Object) -> Object {
        if let current { return current }
        let new = Unmanaged.passRetained(make())
        let (exchanged, original) = pointer.compareExchange(
            expected: nil,
            desired: new,
            ordering: .acquiringAndReleasing
        )
        guard !exchanged, let original else { return new.takeUnretainedValue() }
        new.release()
        return original.takeUnretainedValue()
    }
}

/// A reference that isn't counted, since threads that count references to one object contend.
///
/// The object is owned by what it was found in: a table, a registration, or a published reference. Once it is removed from there, the
/// pin of the thread keeps it alive. An object that was never published is owned by the function that makes the reference.
@usableFromInline
struct Pinned<Object: AnyObject>: BitwiseCopyable {
    @usableFromInline
    let reference: Unmanaged<Object>

    @inlinable
    @inline(__always)
    init(_ reference: Unmanaged<Object>) {
        self.reference = reference
    }

    @inlinable
    @inline(__always)
    init(_ object: Object) {
        reference = .passUnretained(object)
    }

    /// The object, retained.
    @inlinable
    @inline(__always)
    var object: Object { reference.takeUnretainedValue() }

    /// The address of the object.
    @inline(__always)
    var address: UnsafeMutableRawPointer { reference.toOpaque() }

    /// Uses the object without counting a reference.
    ///
    /// Transparent, or else the optimizer retains what some closures read.
    @_transparent
    @usableFromInline
    func read<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try reference._withUnsafeGuaranteedRef(body)
    }

    func refers(to object: Object) -> Bool { address == Unmanaged.passUnretained(object).toOpaque() }

    // MARK: - Owning

    /// Creates a reference that owns the object, which ``take()`` or ``release()`` ends.
    @inline(__always)
    init(retaining object: Object) {
        reference = .passRetained(object)
    }

    /// The object, which the reference has owned until now.
    func take() -> Object { reference.takeRetainedValue() }

    /// Releases the object, which the reference has owned until now.
    func release() { reference.release() }
}

extension Pinned: Sendable where Object: Sendable {}

extension Pinned: AtomicOptionalRepresentable {
    @usableFromInline
    typealias AtomicRepresentation = Unmanaged<Object>.AtomicRepresentation

    @usableFromInline
    typealias AtomicOptionalRepresentation = Unmanaged<Object>.AtomicOptionalRepresentation

    @_transparent
    @usableFromInline
    static func encodeAtomicRepresentation(_ value: consuming Self) -> AtomicRepresentation {
        Unmanaged.encodeAtomicRepresentation(value.reference)
    }

    @_transparent
    @usableFromInline
    static func decodeAtomicRepresentation(_ value: consuming AtomicRepresentation) -> Self {
        Self(Unmanaged.decodeAtomicRepresentation(value))
    }

    @_transparent
    @usableFromInline
    static func encodeAtomicOptionalRepresentation(_ value: consuming Self?) -> AtomicOptionalRepresentation {
        Unmanaged.encodeAtomicOptionalRepresentation(value?.reference)
    }

    @_transparent
    @usableFromInline
    static func decodeAtomicOptionalRepresentation(_ value: consuming AtomicOptionalRepresentation) -> Self? {
        Unmanaged.decodeAtomicOptionalRepresentation(value).map { Self($0) }
    }
}

/// An object as one of the type that the caller knows it to have; only debug builds check it.
///
/// A cast would be a call at run time.
@inlinable
@inline(__always)
func known<Object, Known>(_ object: Object, as type: Known.Type) -> Known {
    assert(object is Known, "An object is not of the type that it is known to have")
    return unsafeBitCast(object, to: type)
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

/// Releases a chain of objects, each of which owns the next, without recursion.
///
/// The deinitializer of such an object releases the next one. Without this type, releasing a long chain would nest as
/// many deinitializers, and overflow the stack.
enum ChainRelease {
    /// The objects that the release that runs on this thread has yet to release; `nil` while none runs.
    private static let pending = ThreadLocalPointer { _ in }

    /// Releases a reference: immediately or, during another release on this thread, after that one.
    static func release<Object: AnyObject>(_ reference: Pinned<Object>) {
        var object: Object? = reference.take()
        // The next object usually has other owners, and stays alive.
        guard isKnownUniquelyReferenced(&object), let last = object.map(Unmanaged<AnyObject>.passRetained)
        else { return }
        // The variable doesn't own it any longer, so that the list releases it.
        object = nil
        if let list = pending.value {
            list.assumingMemoryBound(to: [Unmanaged<AnyObject>].self).pointee.append(last)
            return
        }
        var list = [last]
        withUnsafeMutablePointer(to: &list) { list in
            pending.value = UnsafeMutableRawPointer(list)
            while let next = list.pointee.popLast() { next.release() }
            pending.value = nil
        }
    }
}

/// The last type that was checked for a conformance, with the answer, in one atomic word.
///
/// A dynamic cast takes 50 to 100 ns. The instances of one registration nearly always have one type, so comparing it
/// with the last one replaces the cast.
struct ClosabilityMemory: ~Copyable, Sendable {
    /// The address of the type's metadata, whose last bit is set if the type conforms; 0 before the first check.
    private let word = Atomic<UInt>(0)

    /// Whether a type conforms; `nil` if it is not the last type.
    func answer(for type: Any.Type) -> Bool? {
        let word = word.load(ordering: .relaxed)
        return word & ~1 == Self.address(of: type) ? word & 1 == 1 : nil
    }

    /// Stores an answer.
    func remember(_ type: Any.Type, conforms: Bool) {
        word.store(Self.address(of: type) | (conforms ? 1 : 0), ordering: .relaxed)
    }

    /// Marks something that happens once.
    ///
    /// - Returns: Whether this is the first time.
    func markFirst() -> Bool {
        word.exchange(1, ordering: .relaxed) == 0
    }

    /// Metadata is aligned to words, so the last bit of its address is free.
    private static func address(of type: Any.Type) -> UInt {
        UInt(bitPattern: ObjectIdentifier(type))
    }
}
