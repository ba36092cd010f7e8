import Ampoule

struct Visit: Sendable { let owner: String }

extension ContainerLevel<Visit> {
    static var visit: Self { Self("visit") }
}

final class Record {
    // corrected: final class Record: Sendable {
}

enum Records {
    @Provides(scope: .visit)
    // expected-error@-1 {{type 'Records.__provided_record.RegisteredService' (aka 'Record') does not conform to the 'Sendable' protocol}}
    static func record(@Inject visit: Visit) -> Record { Record() }
}
