import Synchronization

/// The place of a container-scoped instance.
final class ContainerSlot: Sendable {
    private let content = PublishedReference(AnyShared.nothing)

    /// The kept instance; for announced readers only.
    var instance: AnyShared? { unmanagedInstance?.takeUnretainedValue() }

    /// The kept instance, not counted as a reference; for announced readers only.
    var unmanagedInstance: Unmanaged<AnyShared>? {
        let content = content.unmanaged
        return content._withUnsafeGuaranteedRef { $0.isNothing } ? nil : content
    }

    /// Keeps an instance, or none.
    func keep(_ instance: AnyShared?) {
        // The exchange is atomic, so writers need no lock to keep each other out.
        let former = content.replace(with: instance ?? .nothing)
        if former !== AnyShared.nothing { Reclamation.retire(former) }
    }
}
