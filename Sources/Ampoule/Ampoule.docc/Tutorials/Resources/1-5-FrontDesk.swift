import Ampoule

@Register
struct FrontDesk: Sendable {
    @Inject let reminders: any Reminders

    func open() {
        reminders.send(to: "Ada")
    }
}
