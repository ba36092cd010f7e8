import Ampoule

@Register
struct Appointment: Sendable {
    @Inject let reminders: any Reminders
    let owner: String

    func confirm() {
        reminders.send(to: owner)
    }
}
