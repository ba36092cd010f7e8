import Testing

struct ProofCodeTests {
    @Test(arguments: [[], ["-O"]])
    func theProofOfAListLeavesNoCode(flags: [String]) async throws {
        let source = """
            import Ampoule

            protocol Clock: Sendable {}

            @Register(Clock.self)
            struct SystemClock: Clock {}

            @Register
            final class Desk {
                init(@Inject clock: any Clock) {}
                @Inject func hang(_ clock: any Clock) {}
            }

            @Registrations(SystemClock.self, Desk.self)
            extension Container {}

            public func register(in container: Container) { container.registerComponents() }
            """

        let code = try await withTemporaryFile(named: "Desk.swift", source: source) { file in
            try await Compiler.current.get().output(
                files: [file],
                module: "Desks",
                flags: ["-emit-ir", "-o", "-", "-swift-version", "6", "-parse-as-library"] + flags
            )
        }

        #expect(code.contains("SystemClock"))
        for name in ["DependencyCycle", "__Providers", "registrationForThisKey", "__verdict"] {
            #expect(!code.contains(name))
        }
    }
}
