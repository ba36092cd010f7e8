import AmpouleSwiftUI
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

    @Test func theMonthIsCounted() async {
        let host = Host { MonthView().container(ClinicApp.container) }
        #expect(host.texts == ["Counting …"])

        #expect(await host.settle { host.texts == ["2 visits"] })
    }

    @Test func aPreviewHasItsOwnRecords() async throws {
        let preview = try await PreviewTrait.clinic.show { AgendaView() }

        #expect(preview.texts == ["Test"])
        #expect(ClinicApp().body.openWindow().texts == ["Ada", "Grace"])
    }

    @Test func anotherSelectionShowsAnotherOwner() {
        let selection = Changing(1)
        let host = Host { SplitView(selection: selection.value).container(ClinicApp.container) }
        selection.value = 2
        host.update()

        #expect(host.texts == ["Owner 2"])
    }

    @Test func eachWindowHasADraft() {
        let app = DraftApp()

        #expect(app.body.openWindow().texts == ["Draft"])
        #expect(app.body.openWindow().texts == ["Draft"])
    }

    @Test func theAgendaHasTheOwners() {
        let container = ClinicApp.container.copy()
        container.override(Records.self) { Records.sample }

        #expect(container.agendaModel().owners == ["Test"])
    }

    @Test func aSessionHasItsLog() {
        let count = SessionLog.count.load(ordering: .relaxed)
        let host = Host { LoggedSessionView(user: User(id: 1, name: "Ada")).container(DraftApp.container) }

        #expect(host.texts == ["Ada"])
        #expect(SessionLog.count.load(ordering: .relaxed) > count)
    }

    @Test func eachUserHasASession() {
        let user = Changing<User?>(nil)
        let host = Host { SessionView(user: user.value).container(DraftApp.container) }
        var texts = [host.texts]
        for name in ["Ada", "Grace"] {
            user.value = User(id: name.count, name: name)
            host.update()
            texts.append(host.texts)
        }

        #expect(texts == [["Sign in"], ["Ada"], ["Grace"]])
    }
}
