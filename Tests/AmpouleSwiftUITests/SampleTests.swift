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

    @Test func eachUserHasASession() {
        let user = Changing<User?>(nil)
        let host = Host { SessionView(user: user.value).container(ClinicApp.container) }
        var texts = [host.texts]
        for name in ["Ada", "Grace"] {
            user.value = User(id: name.count, name: name)
            host.update()
            texts.append(host.texts)
        }

        #expect(texts == [["Sign in"], ["Ada"], ["Grace"]])
    }
}
