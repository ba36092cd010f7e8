import Ampoule
import Synchronization

@Register(scope: .container)
final class Calendar: Sendable {
    // error: 'Calendar' is unavailable: 'AuditTrail' belongs to a level that isn't…
    @Inject private let trail: AuditTrail
    private let names = Mutex<[String]>([])

    var owners: [String] { names.withLock { names in names } }

    func add(_ owner: String) {
        names.withLock { names in names.append(owner) }
        trail.record("added \(owner)")
    }
}
