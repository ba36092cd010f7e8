#if os(Linux)
import AmpouleSwiftUI
import SwiftUI
import Testing

@testable import Kennel

/// Works in windows of the app, which the stand-in for SwiftUI shows.
@Suite(.serialized)
struct WindowTests {
    private func signedIn(as name: String) -> Host {
        let window = KennelApp().body.openWindow()
        window.type(name, into: "Name")
        window.press("Sign in")
        return window
    }

    @Test func aKeeperSignsInAndWalksADog() async {
        let window = signedIn(as: "Ada")
        #expect(window.texts.starts(with: ["Rex", "Bella"]))
        #expect(await window.settle { window.texts.contains("20 % of the rooms") })
        window.press("Rex")
        window.press("Walk")
        window.press("Walk")
        #expect(window.texts == ["2 walks", "Walk", "Print label"])
        window.press("Print label")
        window.goBack()
        window.press("Bella")
        #expect(window.texts.first == "0 walks")
        window.goBack()
        window.press("Rex")

        #expect(window.texts.first == "2 walks")
        #expect(KennelApp.container.labelPrinter().printed == ["Room of Rex"])
    }

    @Test func aSessionEndsWhenItsKeeperSignsOut() {
        let window = signedIn(as: "Ada")
        window.press("Rex")
        window.press("Walk")
        window.goBack()
        window.press("Sign out")
        #expect(window.texts == ["", "Sign in"])
        window.type("Ada", into: "Name")
        window.press("Sign in")
        window.press("Rex")

        #expect(window.texts.first == "0 walks")
    }

    @Test func eachWindowHasASessionAndADraft() {
        let (first, second) = (signedIn(as: "Ada"), signedIn(as: "Grace"))
        for window in [first, second] { window.press("Book") }
        first.type("Fido", into: "Dog")
        first.update()
        second.update()

        #expect(first.texts.suffix(2) == ["Fido", "Save"])
        #expect(second.texts.suffix(2) == ["", "Save"])
    }

    @Test func aPreviewHasASampleOfItsOwn() async throws {
        let preview = try await PreviewTrait.kennel.show {
            GuestListView()
                .level(Keeper(id: 1, name: "Ada"))
                .level(AppWindow())
        }

        #expect(preview.texts.first == "Sample")
    }
}
#endif
