/// The text of random programs: that of their libraries, and that of the programs themselves.
struct RandomListFiles: Sendable {
    /// An error that the compiler has to report.
    struct ExpectedError: Hashable {
        let isInLibrary: Bool
        let line: Int
        let text: String
    }

    /// Whether the libraries are in another module.
    let hasModules: Bool
    private(set) var library: [String] = ["import Ampoule"]
    private(set) var program: [String] = ["import Ampoule"]
    private(set) var errors: Set<ExpectedError> = []

    init(hasModules: Bool) {
        self.hasModules = hasModules
        if hasModules { program.append("import Library") }
        for line in Self.checks { write(line, inLibrary: true) }
    }

    /// Adds a line.
    ///
    /// - Parameter error: The error that the compiler has to report there.
    mutating func write(_ text: String, inLibrary: Bool, error: String? = nil) {
        let isInLibrary = inLibrary && hasModules
        if isInLibrary { library.append(text) } else { program.append(text) }
        guard let error else { return }
        let line = isInLibrary ? library.count : program.count
        errors.insert(ExpectedError(isInLibrary: isInLibrary, line: line, text: error))
    }

    /// Adds the main function.
    ///
    /// - Parameter prefixes: The names of the programs.
    mutating func writeMain(checking prefixes: [String]) {
        write("@main enum Main { static func main() async throws {", inLibrary: false)
        for prefix in prefixes { write("try await check\(prefix)()", inLibrary: false) }
        write("} }", inLibrary: false)
    }

    /// The access of what a program uses of a library.
    func access(inLibrary: Bool) -> String { inLibrary && hasModules ? "public " : "" }

    /// A line of a file, as far as there is one.
    func line(_ number: Int, inLibrary: Bool) -> String {
        let lines = inLibrary ? library : program
        return lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }

    /// Functions that print which instance is of another type than the expected one.
    private static let checks = [
        "public func check(_ instance: Any, _ type: String, _ place: String) {",
        "if \"\\(Swift.type(of: instance))\" != type { print(place, \"is\", instance, \"instead of\", type) }",
        "}",
        "nonisolated(unsafe) private var checks: [@MainActor () async throws -> Void] = []",
        "public func later<T>(_ value: T, _ check: @escaping @MainActor (T) async throws -> Void) {",
        "nonisolated(unsafe) let value = value",
        "checks.append { try await check(value) }",
        "}",
        "@MainActor public func checkLater() async throws {",
        "let made = checks",
        "for check in made { try await check() }",
        // Those of the instances that the checks have made are endless, since factories may depend on each other.
        "checks = []",
        "}",
    ]
}
