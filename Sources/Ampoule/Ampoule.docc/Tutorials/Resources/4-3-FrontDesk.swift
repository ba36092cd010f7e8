import Ampoule

@Register
struct FrontDesk: Sendable {
    @Inject let calendar: Calendar
    @Inject let appointments: Appointment.Factory
    @Inject let trail: AuditTrail

    func book(_ owner: String) {
        calendar.add(owner)
        appointments(owner: owner).confirm()
        trail.record("booked \(owner)")
    }
}
