import Synchronization

/// A strong reference that pinned readers follow lock-free while another thread replaces it.
///
/// The object that a pinned reader finds is valid until the reader's pin ends. Writers exclude each other by a lock of
/// their own, and pass the replaced object to ``Reclamation/retire(_:)`` once they have released that lock.
struct PublishedReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    private let pointer: Atomic<Unmanaged<Object>>

    init(_ object: Object) {
        pointer = Atomic(Unmanaged.passRetained(object))
    }

    deinit {
        pointer.load(ordering: .acquiring).release()
    }

    /// The current object.
    ///
    /// The caller must be pinned.
    var pinned: Unmanaged<Object> {
        assert(Reclamation.isPinned, "A published reference is read without a pin")
        return pointer.load(ordering: .sequentiallyConsistent)
    }

    /// The current object.
    ///
    /// The caller must exclude writers.
    var object: Object {
        pointer.load(ordering: .sequentiallyConsistent).takeUnretainedValue()
    }

    /// Replaces the object.
    ///
    /// - Returns: The replaced object, to be retired.
    func replace(with object: Object) -> Object {
        pointer.exchange(Unmanaged.passRetained(object), ordering: .sequentiallyConsistent)
            .takeRetainedValue()
    }
}
