import TestSupport
import Testing

/// At the top level of `main.swift` the compiler takes a synchronous function before an asynchronous one, even behind
/// `await`.
struct TopLevelTests {
    private static let calls = [
        "resolve(Int.self)", "resolve(Int.self, argument: 1)", "resolve(Int.self, arguments: 1)",
        "resolve(Int.self, arguments: 1, 2)", "resolve(Int.self, arguments: 1, 2, 3)",
        "resolve(Int.self, arguments: 1, 2, 3, 4)",
        "require(Int.self)", "require(Int.self, argument: 1)", "require(Int.self, arguments: 1)",
        "require(Int.self, arguments: 1, 2)", "require(Int.self, arguments: 1, 2, 3)",
        "require(Int.self, arguments: 1, 2, 3, 4)",
    ]

    @Test(arguments: TestLoad.sample(of: calls, oneOf: 1))
    func aResolutionThatWaitsIsNeverTakenForOneThatDoesNot(call: String) async throws {
        let refused = """
            import Ampoule

            let places = try await Container().asynchronous.\(call)
            """
        let errors = try await self.errors(in: refused)
        #expect(errors.map(\.line) == [3])
        #expect(errors.allSatisfy { error in error.text.contains("ask in an 'async' function instead") })

        let accepted = """
            import Ampoule

            func find() async throws {
                let places = try await Container().asynchronous.\(call)
                print(places as Any)
            }
            try await find()
            """
        #expect(try await self.errors(in: accepted).isEmpty)
    }

    private func errors(in source: String) async throws -> [Diagnostic] {
        let output = try await withTemporaryFile(named: "main.swift", source: source) { file in
            try await Compiler.current.get().output(file: file, flags: ["-swift-version", "6"])
        }
        return Diagnostic.all(in: output).filter { diagnostic in diagnostic.severity == .error }
    }
}
