#if canImport(SwiftUI)
import Ampoule

/// The container that a view has opened, which closes with the state of the view.
///
/// A view that is covered disappears and keeps its state, so the container closes when this object is released, not when the
/// view disappears.
@MainActor
final class OpenedContainer {
    private var container: Container?

    nonisolated init() {}

    deinit {
        if let container { Self.close(container) }
    }

    /// The container, opened by the closure if this is the first call.
    func container<Failure>(
        openedBy open: () throws(Failure) -> Container
    ) throws(Failure) -> Container {
        if let container { return container }
        let opened = try open()
        container = opened
        return opened
    }

    /// The container of a level, opened if this is the first call.
    func container<Level: ContainerLevel>(
        of value: Level,
        in parent: Container?,
        opened: @MainActor (LevelContainer<Level>) -> Void
    ) throws(ViewResolutionError) -> Container {
        try container { () throws(ViewResolutionError) in
            guard let parent else { throw ViewResolutionError(service: nil, levels: [], cause: nil) }
            do throws(LevelError) {
                let level = try parent.core.opened(value)
                opened(level)
                return level.container
            } catch {
                throw ViewResolutionError(service: nil, levels: parent.levelNames, cause: error)
            }
        }
    }

    /// Closes a container in a task of its own, once the main actor has released the views of the same update.
    private nonisolated static func close(_ container: Container) {
        Task.detached {
            await MainActor.run {}
            do throws(ClosingError) {
                try await container.close()
            } catch {
                container.messageHandler?(.error, error.description)
            }
        }
    }
}
#endif
