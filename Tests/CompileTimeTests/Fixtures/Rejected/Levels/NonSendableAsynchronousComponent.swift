import Ampoule

struct Visit: Sendable { let owner: String }

extension ContainerLevel<Visit> {
    static var visit: Self { Self("visit") }
}

@Register(scope: .visit)
// expected-error@-1 {{type 'Record' does not conform to the 'Sendable' protocol}}
final class Record {
    // corrected: final class Record: Sendable {
    init(@Inject visit: Visit) async {}
}
