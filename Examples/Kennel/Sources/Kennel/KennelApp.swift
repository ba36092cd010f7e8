import AmpouleSwiftUI
import SwiftUI

/// The app: a window for each keeper.
public struct KennelApp: App {
    static let container = Container { container in
        container.registerComponents()
        LevelContainer<AppWindow>.registerComponents(in: container)
        LevelContainer<Keeper>.registerComponents(in: container)
    }

    /// Creates the app.
    public init() {}

    /// The window group, whose windows share a container.
    public var body: some Scene {
        WindowGroup {
            RootView()
                .level(AppWindow())
                .container(Self.container)
        }
    }
}
