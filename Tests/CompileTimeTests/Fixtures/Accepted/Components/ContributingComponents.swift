// flags: -enable-upcoming-feature ExistentialAny
// flags: -enable-upcoming-feature ExistentialAny -swift-version 5 -default-isolation MainActor
// flags: -swift-version 6
import Ampoule

/// A health check.
public protocol HealthCheck {}
/// A report.
public protocol Report {}

@Register(contributesTo: HealthCheck.self)
final class DiskCheck: HealthCheck {
    init() {}
}

/// Checks a database.
@Register(
    HealthCheck.self,
    Report.self,
    name: "database",
    scope: .container,
    contributesTo: HealthCheck.self,
    (any Report).self
)
public final class DatabaseCheck: HealthCheck, Report, Sendable {
    /// Checks a port.
    public init(port: Int = 80) {}
}

@Register(contributesTo: HealthCheck.self)
struct BoxCheck<Content>: HealthCheck {
    init() {}
}

@Register(contributesTo: HealthCheck.self)
actor MailCheck: HealthCheck {
    init(hive: Int = 1) async {}
}

@Register(contributesTo: HealthCheck.self)
@MainActor
class ScreenCheck: HealthCheck {
    init() {}
}

@Register(contributesTo: HealthCheck.self, Report.self)
@MainActor
final class WindowCheck: ScreenCheck, Report {
    override init() {}
}

enum Checks {
    @Register(contributesTo: HealthCheck.self)
    struct Nested: HealthCheck {
        @Inject let disk: DiskCheck
        @Inject let others: [any Report]
        @Inject let named: [String: any Report]
    }
}

@Registrations(
    DiskCheck.self,
    DatabaseCheck.self,
    BoxCheck<Int>.self,
    MailCheck.self,
    Checks.Nested.self
)
extension Container {}
