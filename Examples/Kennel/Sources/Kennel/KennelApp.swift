import AmpouleSwiftUI
import SwiftUI

public struct KennelApp: App {
    static let container = Container { container in
        container.registerComponents()
        LevelContainer<AppWindow>.registerComponents(in: container)
        LevelContainer<Keeper>.registerComponents(in: container)
    }

    public init() {}

    public var body: some Scene {
        WindowGroup {
            RootView()
                .level(AppWindow())
                .container(Self.container)
        }
    }
}
