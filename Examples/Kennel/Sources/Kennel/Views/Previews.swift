import AmpouleSwiftUI
import SwiftUI

/// A guest book with one dog, for previews and tests.
nonisolated final class SampleGuestBook: GuestBook {
    let dogs = [Dog(id: 1, name: "Sample")]

    func add(_ name: String) {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A kennel with one dog.
    @MainActor static var kennel: Self {
        .container(KennelApp.container) { container in
            container.override(GuestBook.self) { _ in SampleGuestBook() }
        }
    }
}

// The macro comes with Xcode.
#if canImport(DeveloperToolsSupport)
#Preview("Sign in", traits: .kennel) {
    RootView().level(AppWindow())
}

#Preview("Guests", traits: .kennel) {
    GuestListView()
        .level(Keeper(id: 1, name: "Ada"))
        .level(AppWindow())
}
#endif
