import Synchronization

/// The place of a container-scoped instance.
final class ContainerSlot: Sendable {
    private let content = PublishedReference(AnyShared.nothing)

    /// Where the value of the content lies, as a number, so that nobody who copies it has to read another object
    /// first.
    private let published = Atomic<UInt>(0)
    private let writing = Mutex(())

    /// The kept instance; for announced readers only.
    var instance: AnyShared? {
        let content = content.unmanaged.takeUnretainedValue()
        return content.isNothing ? nil : content
    }

    /// Where the kept instance lies; for announced readers only.
    var address: UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: published.load(ordering: .sequentiallyConsistent))
    }

    /// Keeps an instance, or none.
    func keep(_ instance: AnyShared?) {
        let former = writing.withLock { _ in
            published.store(UInt(bitPattern: instance?.address), ordering: .sequentiallyConsistent)
            return content.replace(with: instance ?? .nothing)
        }
        if former !== AnyShared.nothing { Reclamation.retire(former) }
    }
}
