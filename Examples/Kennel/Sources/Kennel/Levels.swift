import AmpouleSwiftUI

/// A window of the app.
nonisolated struct AppWindow: ContainerLevel {}

/// A keeper who has signed in, the value of a session in a window.
nonisolated struct Keeper: ContainerLevel, Hashable, Identifiable {
    typealias Outer = AppWindow

    let id: Int
    let name: String
}
