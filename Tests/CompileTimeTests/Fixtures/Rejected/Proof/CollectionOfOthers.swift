import Ampoule

protocol HealthCheck {}
protocol Report {}
protocol Checks: ComponentList {}

@Register(contributesTo: HealthCheck.self) struct DiskCheck: HealthCheck { init() {} }
@Register(contributesTo: HealthCheck.self) final class RemoteCheck: HealthCheck { init() async {} }
@Register(contributesTo: HealthCheck.self) final class OtherRemoteCheck: HealthCheck { init() async {} }
@Register(contributesTo: HealthCheck.self) final class IncludedCheck: HealthCheck { init() async {} }

/// A report on the screen.
@MainActor
@Register(name: "screen", contributesTo: Report.self)
public final class ScreenReport: Report {
    /// Creates a report.
    public init() {}
}

@Register
struct Monitor {
    @Inject let checks: [any HealthCheck]
    // expected-error@-1:5 {{'Monitor' is unavailable: it cannot wait for '[any HealthCheck]', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: let checks: [any HealthCheck]
    @Inject let reports: [String: any Report]
    // expected-error@-1:5 {{'Monitor' is unavailable: '[String: any Report]' is made on another actor; isolate 'Monitor' to that actor, make the initializer 'async', or inject a 'Lazy' and use it there [isolatedDependency]}}
    // corrected: let reports: [String: any Report]
    @Inject let some: [any HealthCheck]?
    // expected-error@-1:5 {{'Monitor' is unavailable: it cannot wait for '[any HealthCheck]', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: let some: [any HealthCheck]?
    @Inject let later: Lazy<[any HealthCheck]>
    // expected-error@-1:5 {{'Monitor' is unavailable: a 'Lazy' or a 'Provider' cannot wait for '[any HealthCheck]', which is made asynchronously; inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: let later: Lazy<[any HealthCheck]>
    @Inject let sizes: [Int]?
    @Inject let laterSizes: Provider<[String: Int]>
}

@Register
final class Office {
    init(@Inject checks: [any HealthCheck], @Inject reports: [any Report]) async {}
}

@MainActor
@Register
final class Screen {
    init(@Inject reports: [any Report]) {}
}

@Registrations(
    DiskCheck.self,
    RemoteCheck.self,
    OtherRemoteCheck.self,
    ScreenReport.self,
    Monitor.self,
    Office.self,
    Screen.self
)
extension Container {}

@Registrations(IncludedCheck.self, as: Checks.self)
extension Container {}

@Register
struct Board {
    @Inject let checks: [any HealthCheck]
    // expected-error@-1:5 {{'Board' is unavailable: it cannot wait for '[any HealthCheck]', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: let checks: [any HealthCheck]
}

@Registrations(Board.self, named: "registerBoard", including: Checks.self)
extension Container {}

protocol MoreChecks: ComponentList {}

@Register(contributesTo: HealthCheck.self) final class OtherIncludedCheck: HealthCheck { init() async {} }

@Registrations(OtherIncludedCheck.self, as: MoreChecks.self)
extension Container {}

@Register struct Wall { @Inject let checks: [any HealthCheck] }
// expected-error@-1:25 {{'Wall' is unavailable: it cannot wait for '[any HealthCheck]', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
// corrected: @Register struct Wall { let checks: [any HealthCheck] }

@Registrations(Wall.self, named: "registerWall", including: Checks.self, MoreChecks.self)
extension Container {}
