import AmpouleTesting
import Testing

@testable import Clinic

@Suite(.container(Clinic.container))
struct FrontDeskTests {
    @Test func theCalendarIsEmptyAtFirst() throws {
        let calendar = try Clinic.container.calendar.make()
        #expect(calendar.owners == [])
    }
}
