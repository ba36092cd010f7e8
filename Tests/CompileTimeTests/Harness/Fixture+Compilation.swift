import TestSupport

extension Fixture {
    private static let compilations = Locked<[String: Task<String, any Error>]>([:])

    /// Compiles the fixture as it stands, and returns what the compiler prints.
    ///
    /// It is compiled once, however many tests ask.
    func output() async throws -> String {
        let compilation = Self.compilations.withLock { compilations in
            let key = ([path] + flags).joined(separator: " ")
            if let known = compilations[key] { return known }
            let compilation = Task { try await output(compiling: path) }
            compilations[key] = compilation
            return compilation
        }
        return try await compilation.value
    }

    /// Compiles another file in the fixture's place, and returns what the compiler prints.
    func output(compiling file: String, flags further: [String] = []) async throws -> String {
        let flags = ["-parse-as-library", "-swift-version", languageVersion] + flags + further
        return try await Compiler.current.get().output(file: file, flags: flags)
    }
}
