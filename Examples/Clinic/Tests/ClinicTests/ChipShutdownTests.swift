import Ampoule
import ClinicDomain
import Foundation
import Synchronization
import Testing

/// The connection to the registry at the end of the program.
struct ChipShutdownTests {
    /// Asks the registry while it closes, as a component does that signs out of a service.
    private final class Farewell: Closable {
        let chips: any ChipRegistry
        let answer = Mutex<ChipEntry?>(nil)

        init(chips: any ChipRegistry) {
            self.chips = chips
        }

        func close() async throws {
            let entry = try await chips.entry(for: ChipTests.chip)
            answer.withLock { $0 = entry }
        }
    }

    @Test func theConnectionClosesAfterWhatUsesIt() async throws {
        try await TestRegistry([ChipTests.chip: "Ada"]).serve { address in
            let container = makeClinic(registry: address)
            container.register(Farewell.self) { resolver in
                Farewell(chips: try resolver.require(ChipRegistry.self))
            }
            .inObjectScope(.container)

            let farewell = try await container.run { try $0.require(Farewell.self) }

            #expect(farewell.answer.withLock { $0 } == ChipEntry(chip: ChipTests.chip, owner: "Ada"))
            await #expect(throws: ChipRegistryError.unavailable) {
                try await farewell.chips.entry(for: ChipTests.chip)
            }
        }
    }

    @Test func aRequestThatWaitsForTheRegistryIsAnsweredAtTheEnd() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "clinic-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let registry = TestRegistry([ChipTests.chip: "Ada"], .answerAfter(.milliseconds(500)))
        try await registry.serve { address in
            let clinic = try await ClinicProcess(
                database: folder.appending(path: "clinic.sqlite"),
                arguments: ["--registry", address.absoluteString, "--registry-timeout", "30"]
            )
            async let status = clinic.admit(chip: ChipTests.chip, owner: "Ada")
            while registry.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
            #expect(try await clinic.end(by: SIGTERM) == 0)

            #expect(try await status == 201)
            let lines = try clinic.log.lines
            let admitted = try #require(lines.firstIndex { $0.contains(" admitted") })
            let disconnected = try #require(lines.firstIndex { $0.hasSuffix("chip registry disconnected") })
            #expect(admitted < disconnected)
        }
    }
}
