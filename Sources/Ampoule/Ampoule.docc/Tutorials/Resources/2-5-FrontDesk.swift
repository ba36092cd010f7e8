import Ampoule

@Register
struct FrontDesk: Sendable {
    @Inject let calendar: Calendar
    @Inject let appointments: Appointment.Factory

    func book(_ owner: String) {
        calendar.add(owner)
        appointments(owner: owner).confirm()
    }
}
