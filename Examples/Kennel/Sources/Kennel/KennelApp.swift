import AmpouleSwiftUI
import SwiftUI

public struct KennelApp: App {
    static let container = Container { container in container.registerComponents() }

    public init() {}

    public var body: some Scene {
        WindowGroup {
            RootView()
                .level(.window)
                .container(Self.container)
        }
    }
}
