import Synchronization

@testable import Clinic

final class FakeReminders: Reminders {
    private let names = Mutex<[String]>([])

    var owners: [String] { names.withLock { names in names } }

    func send(to owner: String) {
        names.withLock { names in names.append(owner) }
    }
}
