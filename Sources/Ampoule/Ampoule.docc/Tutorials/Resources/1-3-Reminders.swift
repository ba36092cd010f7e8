protocol Reminders: Sendable {
    func send(to owner: String)
}
