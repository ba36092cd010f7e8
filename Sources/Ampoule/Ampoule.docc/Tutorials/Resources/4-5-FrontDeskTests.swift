import AmpouleTesting
import Testing

@testable import Clinic

@Suite(.container(Clinic.container))
struct FrontDeskTests {
    @Test func theCalendarIsEmptyAtFirst() throws {
        let calendar = try Clinic.container.calendar.make()
        #expect(calendar.owners == [])
    }

    @Test func bookingSendsAReminder() throws {
        let reminders = FakeReminders()
        Clinic.container.override(MailReminders.self) { reminders }

        let request = Clinic.container.level(RequestInfo(user: "Barbara"))
        try request.frontDesk.make().book("Ada")

        #expect(reminders.owners == ["Ada"])
        #expect(try Clinic.container.calendar.make().owners == ["Ada"])
    }

    @Test func everyDependencyIsRegistered() {
        Clinic.container.expectComplete()
    }
}
