import Synchronization

/// A strong reference that threads follow without a lock while another thread replaces it.
///
/// Threads that follow it announce themselves as a ``Reclamation/Reader`` first; what they find is valid
/// until they announce their end. Threads that replace it keep each other out by a lock of their own, and
/// hand what was replaced to ``Reclamation/retire(_:)`` when they have released that lock.
struct PublishedReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    private let pointer: Atomic<Unmanaged<Object>>

    init(_ object: Object) {
        pointer = Atomic(Unmanaged.passRetained(object))
    }

    deinit {
        pointer.load(ordering: .acquiring).release()
    }

    /// What is referred to at this moment; for announced readers, and threads that keep writers out.
    var unmanaged: Unmanaged<Object> {
        pointer.load(ordering: .sequentiallyConsistent)
    }

    /// The current object, for threads that exclude writers.
    var object: Object {
        unmanaged.takeUnretainedValue()
    }

    /// Refers to another object from now on.
    ///
    /// - Returns: The object referred to before, to be retired.
    func replace(with object: Object) -> Object {
        pointer.exchange(Unmanaged.passRetained(object), ordering: .sequentiallyConsistent)
            .takeRetainedValue()
    }
}
