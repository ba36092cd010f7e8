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
