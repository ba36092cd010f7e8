import SwiftUI
import Testing

/// Runs the code of the pages.
@MainActor
struct SampleTests {
    @Test func theAppShowsTheAgenda() {
        #expect(ClinicApp().body.openWindow().texts == ["Ada", "Grace"])
    }

    @Test func aViewPassesItsArguments() {
        let host = Host { OwnerView(id: 7).container(ClinicApp.container) }

        #expect(host.texts == ["Owner 7"])
    }
}
