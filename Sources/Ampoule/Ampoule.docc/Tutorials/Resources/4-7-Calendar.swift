import Ampoule
import Synchronization

@Register(scope: .container)
final class Calendar: Sendable {
    private let names = Mutex<[String]>([])

    var owners: [String] { names.withLock { names in names } }

    func add(_ owner: String) {
        names.withLock { names in names.append(owner) }
    }
}
