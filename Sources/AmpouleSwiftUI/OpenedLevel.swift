#if canImport(SwiftUI)
import Ampoule

/// The level that a view has opened, which ends with the state of the view.
///
/// A view that is covered disappears and keeps its state, so the level closes when this object is released, not when the
/// view disappears.
@MainActor
final class OpenedLevel {
    private var container: Container?

    nonisolated init() {}

    deinit {
        if let container { Self.close(container) }
    }

    /// The container of the level, opened if this is the first call.
    func container<Value>(
        of level: ContainerLevel<Value>,
        _ value: Value,
        in parent: Container?
    ) throws(ViewResolutionError) -> Container {
        if let container { return container }
        guard let parent else { throw ViewResolutionError(service: nil, levels: [], cause: nil) }
        do throws(LevelError) {
            let opened = try parent.requireChild(level, value)
            container = opened
            return opened
        } catch {
            throw ViewResolutionError(service: nil, levels: parent.levelNames, cause: error)
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
