import Testing

/// Services that modules declare whose sources are not read, with and without the name of the module.
struct ExternalServiceTests {
    private func report(
        registering registered: String,
        injecting injected: String,
        imports: (String, String) = ("import Logging", "import Logging"),
        more: String = ""
    ) -> String {
        let registering = """
            import Ampoule
            \(imports.0)
            \(more)
            func start(_ c: Container) {
                Keeper.register(in: c)
                c.register(\(registered).self) { _ in make() }
            }
            """
        let injecting =
            "import Ampoule\n\(imports.1)\n@Register struct Keeper { @Inject let logger: \(injected) }"
        let report = Sources().with("Zoo", source: registering, and: injecting).report()
        #expect(report.problems.isEmpty)
        return report.description
    }

    @Test(arguments: [
        ("Logger", "Logger"), ("Logging.Logger", "Logger"), ("Logger", "Logging.Logger"),
        ("Logging::Logger", "Logger"), ("Logger", "Logging::Logger"), ("Logging::Logger", "Logging.Logger"),
        ("Logging.Logger.Level", "Logger.Level"), ("Foundation.Notification", "Foundation.Notification"),
        ("Logging.Logger", "Logger?"),
    ])
    func aTypeIsTheSameWithItsModule(registered: String, injected: String) {
        #expect(!report(registering: registered, injecting: injected).contains("not checked"))
    }

    @Test(arguments: [
        "import struct Logging.Logger", "import Foundation\nimport Logging", "@preconcurrency import Logging",
    ])
    func aTypeIsTheSameHoweverItIsImported(imported: String) {
        let report = report(
            registering: "Logging.Logger",
            injecting: "Logger",
            imports: ("import Logging\nimport Metrics", imported)
        )

        #expect(!report.contains("not checked"))
    }

    @Test func aTypeOfFoundationIsTheSameWithItsModule() {
        let report = report(
            registering: "Foundation.Notification",
            injecting: "Notification",
            imports: ("import Foundation", "import Foundation")
        )

        #expect(!report.contains("not checked"))
    }

    @Test func otherServicesOfOtherModulesLeaveNothingOpen() {
        let more = "func more(_ c: Container) { c.register(Metrics.Counter.self) { _ in make() } }"
        let report = report(
            registering: "Logging.Logger",
            injecting: "Logger",
            imports: ("import Logging\nimport Metrics", "import Logging"),
            more: more
        )

        #expect(!report.contains("not checked"))
    }

    @Test(arguments: [
        // Either module may declare it.
        ("Logging.Logger", "Logger", "import Logging\nimport OSLog", ""),
        ("Logging.Logger", "OSLog.Logger", "import Logging\nimport OSLog", ""),
        ("Logging.Logger", "Logger", "import OSLog", ""),
        // The program declares another one.
        ("Logging.Logger", "Logger", "import Logging", "struct Logger {}"),
        ("Logging.Logger", "Log.Logger", "import Logging", "enum Log { struct Logger {} }"),
        ("Logger", "Logging.Logger", "import Logging", "struct Logger {}"),
    ])
    func aNamesakeIsNotTakenForTheService(
        registered: String,
        injected: String,
        imported: String,
        more: String
    ) {
        let report = report(
            registering: registered,
            injecting: injected,
            imports: ("import Logging", imported),
            more: more
        )

        #expect(report.contains("'logger' of 'Keeper' is not checked, because "), "\(report)")
    }

    @Test func theNoteSaysHowToTellNamesakesApart() {
        let imports = "import Logging\nimport OSLog"
        let report = report(registering: "Logger", injecting: "Logger", imports: ("import Logging", imports))
        let reason = "'Logger', which is registered, may be the same type as 'Logger'"

        #expect(report.contains("not checked, because \(reason): write each with its module."), "\(report)")
    }
}
