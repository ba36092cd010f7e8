import Synchronization

/// The place of a container-scoped instance.
final class ContainerSlot: Sendable {
    private let content = PublishedReference(AnyShared.nothing)

    /// The kept instance; for announced readers only.
    var instance: AnyShared? {
        let content = content.unmanaged
        return content._withUnsafeGuaranteedRef { $0 === AnyShared.nothing ? nil : $0 }
    }

    /// Keeps an instance, or none.
    func keep(_ instance: AnyShared?) {
        // The exchange is atomic, so writers need no lock to keep each other out.
        let former = content.replace(with: instance ?? .nothing)
        if former !== AnyShared.nothing { Reclamation.retire(former) }
    }
}
