#if canImport(SwiftUI)
import Ampoule
import SwiftUI

extension View {
    /// Opens a level for a view and the views in it.
    ///
    /// ```swift
    /// ProfileView()
    ///     .level(Session(user: user))
    /// ```
    ///
    /// The container is opened in the nearest one, with the value. It opens when SwiftUI first evaluates the view, and is the
    /// nearest container of the views in it. It stays open for the life of the view's identity: through updates, also with
    /// another value, and while another view covers it, as in a `NavigationStack`. When SwiftUI releases the state of the view,
    /// the container closes, after the views in it have gone. Errors of closing go to the message handler.
    ///
    /// A trailing closure sets up the container, once for each that opens:
    ///
    /// ```swift
    /// ProfileView()
    ///     .level(Session(user: user)) { session in
    ///         session.container.addObserver(SessionLog())
    ///     }
    /// ```
    ///
    /// Traps at the caller's line if the environment has no container, or if the container is not inside the level that the opened
    /// one requires, which the compiler can't know of views. The message has the levels that the views around have opened.
    ///
    /// - Parameters:
    ///   - value: The value, which is resolved like a service of its type.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - opened: Receives the container when it has opened, before a view resolves from it.
    /// - Returns: A view with the level's container in its environment.
    public func level<Level: ContainerLevel>(
        _ value: Level,
        file: StaticString = #fileID,
        line: UInt = #line,
        opened: @escaping @MainActor (LevelContainer<Level>) -> Void = { _ in }
    ) -> some View {
        modifier(LevelModifier(value: value, file: file, line: line, opened: opened))
    }

    /// Opens a level for a view and the views in it, and opens it again when an identifier changes.
    ///
    /// ```swift
    /// ProfileView()
    ///     .level(Session(user: user), id: user.id)
    /// ```
    ///
    /// A changed identifier gives the view another identity, as `id(_:)` does: the views in it begin with new state, so that none of
    /// them keeps an instance of the former level, which is closed.
    ///
    /// - Parameters:
    ///   - value: The value, which is resolved like a service of its type.
    ///   - id: The identifier.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - opened: Receives the container when it has opened, before a view resolves from it.
    /// - Returns: A view with the level's container in its environment.
    public func level<Level: ContainerLevel>(
        _ value: Level,
        id: some Hashable,
        file: StaticString = #fileID,
        line: UInt = #line,
        opened: @escaping @MainActor (LevelContainer<Level>) -> Void = { _ in }
    ) -> some View {
        level(value, file: file, line: line, opened: opened).id(id)
    }
}

/// Opens a level, and keeps it for the life of the view's identity.
private struct LevelModifier<Level: ContainerLevel>: ViewModifier {
    let value: Level
    let file: StaticString
    let line: UInt
    let opened: @MainActor (LevelContainer<Level>) -> Void

    @Environment(\.nearestContainer) private var parent
    @State private var kept = OpenedContainer()

    func body(content: Content) -> some View {
        content.environment(\.nearestContainer, container)
    }

    private var container: Container {
        do {
            return try kept.container(of: value, in: parent, opened: opened)
        } catch {
            fatalError(error.description, file: file, line: line)
        }
    }
}
#endif
