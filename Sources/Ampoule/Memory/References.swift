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
@frozen
@usableFromInline
struct Pinned<Object: AnyObject>: RawRepresentable, BitwiseCopyable {
    @usableFromInline
    let rawValue: Unmanaged<Object>

    @inlinable
    @inline(__always)
    init(rawValue: Unmanaged<Object>) {
        self.rawValue = rawValue
    }

    @inlinable
    @inline(__always)
    init(_ object: Object) {
        rawValue = .passUnretained(object)
    }

    /// The object, retained.
    @inlinable
    @inline(__always)
    var object: Object { rawValue.takeUnretainedValue() }

    /// The address of the object.
    @inline(__always)
    var address: UnsafeMutableRawPointer { rawValue.toOpaque() }

    /// Uses the object without counting a reference.
    ///
    /// Transparent, or else the optimizer retains what some closures read.
    @_transparent
    @usableFromInline
    func read<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try rawValue._withUnsafeGuaranteedRef(body)
    }

    func refers(to object: Object) -> Bool { address == Unmanaged.passUnretained(object).toOpaque() }

    // MARK: - Owning

    /// Creates a reference that owns the object, which ``take()`` or ``release()`` ends.
    @inline(__always)
    init(retaining object: Object) {
        rawValue = .passRetained(object)
    }

    /// The object, which the reference has owned until now.
    func take() -> Object { rawValue.takeRetainedValue() }

    /// Releases the object, which the reference has owned until now.
    func release() { rawValue.release() }
}

extension Pinned: Sendable where Object: Sendable {}

// The representation is that of the raw value.
extension Pinned: AtomicOptionalRepresentable {}

/// An object as one of the class that the caller knows it to have; only debug builds check it.
///
/// A cast would be a call at run time.
@inlinable
@inline(__always)
func known<Known: AnyObject>(_ object: AnyObject, as type: Known.Type) -> Known {
    unsafeDowncast(object, to: type)
}

/// A value as one of the type that it has, which the caller knows where the compiler does not; nothing checks it.
@inlinable
@inline(__always)
func knownValue<Value, Known>(_ value: Value, as type: Known.Type) -> Known {
    unsafeBitCast(value, to: type)
}

/// The reference of a registration to its owner, a registrar: an address, until something else leads to the registration.
///
/// The owner holds its registrations, so a reference that each of them counted would cost more than it is worth. One that
/// others forward to is asked by containers that do not know its own; it retains the owner, which releases its
/// registrations when its container is deallocated.
///
/// The last bit of the word says that the owner is retained, by this reference alone. It is set once and never unset, so
/// the owner stays alive as long as the reference does.
struct OwnerReference: ~Copyable, Sendable {
    /// The address of the owner, 0 before there is one, and the bit.
    private let word = Atomic<UInt>(0)

    deinit {
        if isRetained { Self.object(word.load(ordering: .acquiring))?.release() }
    }

    /// The address of the owner; 0 if there is none.
    @inline(__always)
    var address: UInt { word.load(ordering: .relaxed) & ~1 }

    /// Whether the owner is retained, or will be when it is known.
    @inline(__always)
    var isRetained: Bool { word.load(ordering: .relaxed) & 1 == 1 }

    /// The owner, of a known class, if it is retained; it stays alive as long as this reference.
    @inline(__always)
    func retained<Owner: AnyObject>(as type: Owner.Type) -> Pinned<Owner>? {
        let word = word.load(ordering: .acquiring)
        guard word & 1 == 1, let owner = Self.object(word) else { return nil }
        return owner._withUnsafeGuaranteedRef { Pinned(known($0, as: type)) }
    }

    /// Records the owner, before the registration is published.
    @inline(__always)
    func set(_ owner: ObjectIdentifier) {
        let former = word.load(ordering: .acquiring)
        let address = UInt(bitPattern: owner)
        if former & 1 == 1 {
            _ = Self.object(address)?.retain()
            Self.object(former)?.release()
        }
        word.store(address | former & 1, ordering: .releasing)
    }

    /// Retains the owner, now or when it is known.
    func retain() {
        let former = word.load(ordering: .relaxed)
        guard former & 1 == 0 else { return }
        _ = Self.object(former)?.retain()
        // The address is only written before the registration is published, so another thread can only have set the bit.
        let isSet = word.compareExchange(
            expected: former,
            desired: former | 1,
            ordering: .acquiringAndReleasing
        ).exchanged
        if !isSet { Self.object(former)?.release() }
    }

    @inline(__always)
    private static func object(_ word: UInt) -> Unmanaged<AnyObject>? {
        UnsafeRawPointer(bitPattern: word & ~1).map(Unmanaged.fromOpaque)
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
