import Synchronization

/// The cache of an instance in the scope ``ObjectScope/container``.
class ContainerSlot: @unchecked Sendable {
    // Unchecked because it has a subclass, which has constants only, too; the atomics and the lock are thread-safe.

    private let content = PublishedReference(AnyShared.nothing)

    /// The address of the instance, so that the fast path copies the instance without reading the box first.
    private let published = Atomic<UInt>(0)
    private let writing = Mutex(())

    /// The cached instance, for pinned readers.
    final var instance: AnyShared? {
        let content = content.pinned.takeUnretainedValue()
        return content.isNothing ? nil : content
    }

    /// The address of the cached instance, for pinned readers.
    final var address: UnsafeMutableRawPointer? {
        assert(Reclamation.isPinned, "The slot of a container is read without a pin")
        return UnsafeMutableRawPointer(bitPattern: published.load(ordering: .sequentiallyConsistent))
    }

    /// Publishes an instance, or none, and retires the former one.
    final func publish(_ instance: AnyShared?) {
        let former = writing.withLock { _ in
            published.store(UInt(bitPattern: instance?.address), ordering: .sequentiallyConsistent)
            return content.replace(with: instance ?? .nothing)
        }
        if former !== AnyShared.nothing { Reclamation.retire(former) }
    }
}
