import Configuration
import Testing

@testable import Clinic

/// The options of the program.
struct SettingsTests {
    private func settings(_ arguments: String...) throws -> Settings {
        try Settings(ConfigReader(provider: CommandLineArgumentsProvider(arguments: ["Clinic"] + arguments)))
    }

    @Test func optionsHaveDefaults() throws {
        let settings = try settings()
        #expect(settings.port == 8080)
        #expect(settings.registry.address.absoluteString == "http://127.0.0.1:8090")
        #expect(settings.registry.timeout == .seconds(2))
        #expect(settings.observesContainer)
        #expect(settings.logLevel == .info)
    }

    @Test func optionsAreRead() throws {
        let settings = try settings(
            "--registry",
            "https://chips.example",
            "--registry-timeout",
            "0.5",
            "--observe",
            "false",
            "--log-level",
            "error"
        )
        #expect(settings.registry.address.absoluteString == "https://chips.example")
        #expect(settings.registry.timeout == .milliseconds(500))
        #expect(!settings.observesContainer)
        #expect(settings.logLevel == .error)
    }

    @Test(arguments: ["", "chips.example", "ftp://chips.example", "http://"])
    func anAddressThatIsNoneIsAnError(text: String) {
        #expect(throws: SettingsError(description: "'\(text)' isn't the address of a registry.")) {
            try settings("--registry", text)
        }
    }

    @Test func aLogLevelThatIsNoneIsAnError() {
        #expect(throws: SettingsError(description: "'loud' isn't a log level.")) {
            try settings("--log-level", "loud")
        }
    }
}
