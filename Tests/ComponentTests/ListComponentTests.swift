import Ampoule
import AmpouleGraph
import Testing

/// Components that contribute to lists.
struct ListComponentTests {
    protocol HealthCheck: AnyObject, Sendable {
        var title: String { get }
    }

    protocol Report: Sendable {}

    @Register(contributesTo: HealthCheck.self)
    final class DiskCheck: HealthCheck {
        let title = "disk"
    }

    @Register(name: "database", scope: .container, contributesTo: HealthCheck.self, (any Report).self)
    final class DatabaseCheck: HealthCheck, Report {
        let title = "database"
    }

    /// Contributes what its own service shares.
    @Register(NetworkCheck.self, HealthCheck.self, scope: .container, contributesTo: HealthCheck.self)
    final class NetworkCheck: HealthCheck {
        let title: String

        init(@Inject disk: DiskCheck) { title = "network beside \(disk.title)" }
    }

    /// Is made without arguments in a list, by the default values.
    @Register(scope: .container, contributesTo: HealthCheck.self)
    final class PortCheck: HealthCheck {
        let title: String

        init(port: Int = 80, isSecure: Bool = false) { title = "port \(port)" }
    }

    /// Has the key of ``PortCheck`` but for the arguments.
    @Register(HealthCheck.self, contributesTo: HealthCheck.self)
    final class HostCheck: HealthCheck {
        let title: String

        init(host: String = "localhost") { title = "host \(host)" }
    }

    @Register(contributesTo: HealthCheck.self)
    final class CacheCheck: HealthCheck {
        let title: String

        @Inject init(size: Int) { title = "cache of \(size)" }
        @Inject init() { title = "cache" }
        @Inject init(name: String = "main") { title = "cache \(name)" }
    }

    /// Contributes to the list of its own type.
    @Register(contributesTo: LampCheck.self)
    struct LampCheck {
        let title = "lamp"
    }

    @Register
    final class Monitor {
        @Inject let checks: [any HealthCheck]
        @Inject let named: [String: any HealthCheck]
        @Inject let reports: [any Report]
    }

    @Register
    final class Dashboard {
        @Inject var checks: [any HealthCheck] = []
        @Inject var later: Lazy<[any HealthCheck]>?
        @Inject var others: [any HealthCheck]?

        init() {}
    }

    private let container = Container()

    private func titles(_ container: Container) throws -> [String] {
        try container.require([any HealthCheck].self).map(\.title)
    }

    // MARK: - Elements

    @Test func componentsContributeInTheOrderOfRegistration() throws {
        DatabaseCheck.register(in: container)
        DiskCheck.register(in: container)

        #expect(try titles(container) == ["database", "disk"])
        #expect(try container.require([any Report].self).count == 1)
        #expect(
            try container.require([String: any HealthCheck].self).mapValues(\.title) == [
                "database": "database"
            ]
        )
    }

    @Test func aComponentContributesToTheListOfItsOwnType() throws {
        LampCheck.register(in: container)

        #expect(try container.require([LampCheck].self).map(\.title) == ["lamp"])
    }

    @Test func componentsThatAreNotRegisteredDoNotContribute() throws {
        DiskCheck.register(in: container)
        NetworkCheck.register(in: container)

        #expect(try titles(container) == ["disk", "network beside disk"])
        _ = container.factory(for: PortCheck.self)()
        #expect(try titles(container).count == 2)
    }

    @Test func aComponentContributesTheInstanceOfItsOwnService() throws {
        NetworkCheck.register(in: container)

        let check = try container.require(NetworkCheck.self)

        #expect(try container.require([any HealthCheck].self)[0] === check)
        #expect(try container.require((any HealthCheck).self) === check)
    }

    @Test func registeringTwiceContributesOnce() throws {
        for _ in 1...2 {
            DiskCheck.register(in: container)
            PortCheck.register(in: container)
            CacheCheck.register(in: container)
        }

        #expect(try titles(container) == ["disk", "port 80", "cache"])
    }

    @Test func contributionsDoNotRegisterTheService() {
        DiskCheck.register(in: container)

        #expect(container.resolve((any HealthCheck).self) == nil)
    }

    @Test func componentsOfAChildComeAfterThoseOfItsParent() throws {
        let child = Container(parent: container)
        DatabaseCheck.register(in: child)
        DiskCheck.register(in: container)

        #expect(try titles(child) == ["disk", "database"])
        #expect(try titles(container) == ["disk"])
    }

    // MARK: - Arguments

    @Test func argumentsHaveTheirDefaultValues() throws {
        PortCheck.register(in: container)

        let check = try container.require([any HealthCheck].self)[0]

        #expect(check.title == "port 80")
        #expect(try container.require(PortCheck.self) === check)
        #expect(try container.require(PortCheck.self, arguments: 80, false) === check)
    }

    @Test func aRegistrationOfTheCompleteKeyIsTheElement() throws {
        PortCheck.register(in: container)
        container.register(PortCheck.self) { (_: any Resolver, port: Int, _: Bool) in
            PortCheck(port: port + 1)
        }

        #expect(try titles(container) == ["port 81"])
    }

    @Test func componentsThatShareAShorterKeyAreElementsEach() throws {
        HostCheck.register(in: container)
        OtherHostCheck.register(in: container)

        #expect(try titles(container) == ["host localhost", "other host 1"])
        #expect(container.resolve((any HealthCheck).self) == nil)
    }

    @Register(HealthCheck.self, contributesTo: HealthCheck.self)
    final class OtherHostCheck: HealthCheck {
        let title: String

        init(number: Int = 1) { title = "other host \(number)" }
    }

    // MARK: - Overrides

    @Test func anOverrideOfAComponentIsTheElement() throws {
        PortCheck.register(in: container)
        DatabaseCheck.register(in: container)
        let database = DatabaseCheck()

        container.override(PortCheck.self) { port, _ in PortCheck(port: port + 1) }
        container.override(DatabaseCheck.self) { database }

        #expect(try titles(container) == ["port 81", "database"])
        #expect(try container.require([String: any HealthCheck].self)["database"] === database)
    }

    @Test func aCopyHasTheElements() throws {
        PortCheck.register(in: container)
        NetworkCheck.register(in: container)
        let original = try container.require([any HealthCheck].self)
        let copy = container.copy()

        let checks = try copy.require([any HealthCheck].self)

        #expect(checks.map(\.title) == original.map(\.title))
        #expect(checks[0] !== original[0])
        #expect(try copy.require(PortCheck.self) === checks[0])
        #expect(try copy.require(NetworkCheck.self) === checks[1])
    }

    // MARK: - Injection

    @Test func listsAreInjected() throws {
        DiskCheck.register(in: container)
        DatabaseCheck.register(in: container)

        let monitor = container.factory(for: Monitor.self)()

        #expect(monitor.checks.map(\.title) == ["disk", "database"])
        #expect(monitor.named.keys.sorted() == ["database"])
        #expect(monitor.reports.count == 1)
    }

    @Test func listsAreInjectedIntoProperties() throws {
        DiskCheck.register(in: container)

        let dashboard = container.factory(for: Dashboard.self)()
        DatabaseCheck.register(in: container)

        #expect(dashboard.checks.map(\.title) == ["disk"])
        #expect(dashboard.others?.count == 1)
        #expect(dashboard.later?.instance.count == 2)
    }

    @Test func listsWithoutContributionsAreEmpty() throws {
        let monitor = container.factory(for: Monitor.self)()

        #expect(monitor.checks.isEmpty)
        #expect(monitor.named.isEmpty)
        try container.validate()
    }

    // MARK: - Kinds of components

    @Register(contributesTo: HealthCheck.self)
    actor MailCheck: HealthCheck {
        nonisolated let title = "mail"
    }

    @Register(contributesTo: Report.self)
    struct Summary: Report {}

    @Register(contributesTo: Report.self)
    struct Diagram<Content: Sendable>: Report {
        @Inject let content: Content
    }

    @Register(scope: .container, contributesTo: HealthCheck.self)
    class BasicCheck: HealthCheck, @unchecked Sendable {
        var title: String { "basic" }

        init() {}
    }

    @Register(scope: .container, contributesTo: HealthCheck.self)
    final class SpecialCheck: BasicCheck, @unchecked Sendable {
        override var title: String { "special" }

        override init() {}
    }

    @MainActor
    @Register(contributesTo: HealthCheck.self)
    final class ScreenCheck: HealthCheck {
        nonisolated let title = "screen"
    }

    @Register(contributesTo: HealthCheck.self)
    final class RemoteCheck: HealthCheck {
        let title: String

        init(address: String = "remote") async {
            await Task.yield()
            title = address
        }
    }

    @Register(contributesTo: HealthCheck.self)
    final class ServerCheck: HealthCheck {
        let title = "server"

        init() async { await Task.yield() }
    }

    @Test func componentsOfAnyKindContribute() throws {
        container.register(Int.self) { _ in 3 }
        MailCheck.register(in: container)
        BasicCheck.register(in: container)
        SpecialCheck.register(in: container)
        Summary.register(in: container)
        Diagram<Int>.register(in: container)

        #expect(try titles(container) == ["mail", "basic", "special"])
        let reports = try container.require([any Report].self)
        #expect(reports[0] is Summary)
        #expect((reports[1] as? Diagram<Int>)?.content == 3)
    }

    @MainActor
    @Test func isolatedComponentsContribute() throws {
        ScreenCheck.register(in: container)

        #expect(try titles(container) == ["screen"])
    }

    @Test func asynchronousComponentsContribute() async throws {
        DiskCheck.register(in: container)
        RemoteCheck.register(in: container)
        ServerCheck.register(in: container)
        PortCheck.register(in: container)
        ScreenCheck.register(in: container)

        let checks = try await container.asynchronous.require([any HealthCheck].self)

        #expect(checks.map(\.title) == ["disk", "remote", "server", "port 80", "screen"])
        #expect(throws: ResolutionError.self) { try titles(container) }
    }

    @Register(scope: .container, contributesTo: HealthCheck.self)
    final class ClinicCheck: HealthCheck {
        let title: String

        init(@Inject clinic: Clinic) { title = clinic.town }
    }

    @Test func aComponentOfALevelContributesItsInstanceOfTheLevel() throws {
        ClinicCheck.register(in: LevelContainer<Clinic>.registrations(in: container))
        let clinic = container.level(Clinic(town: "Potsdam"))

        let check = try clinic.require([any HealthCheck].self)[0]

        #expect(check.title == "Potsdam")
        #expect(try clinic.require(ClinicCheck.self) === check)
        #expect(try titles(container).isEmpty)
    }

    // MARK: - Graphs

    @Test func theGraphHasTheElements() throws {
        PortCheck.register(in: container)
        DatabaseCheck.register(in: container)
        container.contribute(to: HealthCheck.self) { _ in DiskCheck() }
        Monitor.register(in: container)

        let graph = try container.validate()

        let database: ComponentGraph.Node.ID = #"DatabaseCheck named "database""#
        #expect(
            graph["Monitor"]?.dependencies.map(\.provider) == [
                .all(["PortCheck(Int, Bool)", database, "HealthCheck in a list"]), .all([database]),
                .all([database]),
            ]
        )
        #expect(graph["PortCheck(Int, Bool)"]?.contributesTo == ["HealthCheck"])
        #expect(graph["PortCheck(Int, Bool)"]?.services == ["PortCheck"])
    }
}
