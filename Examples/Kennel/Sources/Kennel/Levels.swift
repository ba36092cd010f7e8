import AmpouleSwiftUI

/// A keeper who has signed in, the value of a session.
nonisolated struct Keeper: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
}

nonisolated extension ContainerLevel<Void> {
    /// A window of the app.
    static var window: Self { Self("window") }
}

nonisolated extension ContainerLevel<Keeper> {
    /// A session in a window.
    static var session: Self { Self("session", inside: .window) }
}
