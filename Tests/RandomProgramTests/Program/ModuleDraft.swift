/// A module of a random program while it is written.
final class ModuleDraft {
    let name: String
    let imports: [ModuleDraft]

    /// Whether this is the program itself rather than a library.
    let isProgram: Bool
    unowned let draft: Draft
    private(set) var pages: [Page] = []

    /// The names that types of other modules have, too.
    private var namesakes = ["Logger", "Clock", "Store", "Session"]

    /// The components of the list that the module keeps.
    var listed: [String] = []

    init(name: String, imports: [ModuleDraft], isProgram: Bool, of draft: Draft) {
        (self.name, self.imports, self.isProgram, self.draft) = (name, imports, isProgram, draft)
    }

    /// Takes a name that types of other modules have, too; nil if none is left.
    func takeNamesake() -> String? { namesakes.popLast() }

    /// Whether the module declares no type of a name, which it does not later, either.
    func leaves(_ name: String) -> Bool {
        guard let place = namesakes.firstIndex(of: name) else { return false }
        namesakes.remove(at: place)
        return true
    }

    /// Begins another file.
    func addPage() -> Page {
        let page = Page(name: "Page\(draft.nextNumber())", in: self)
        pages.append(page)
        return page
    }

    /// The files with the names, each with its text.
    var files: [String: String] {
        var files = Dictionary(uniqueKeysWithValues: pages.map { ($0.name + ".swift", $0.text) })
        files["Verify.swift"] = Self.verification
        files["\(name)Registration.swift"] = registration
        if isProgram { files["Program.swift"] = program }
        return files
    }

    /// Whether the list states that the module requires nothing of its programs, so that the check of a library judges
    /// its components and requests.
    private var statesContract: Bool { !isProgram && pages.count.isMultiple(of: 2) }

    /// The functions that register and resolve all that the module has.
    private var registration: String {
        let access = isProgram ? "" : "public "
        let hasList = !listed.isEmpty || statesContract
        let arguments =
            listed + ["named: \"registerListOf\(name)\""] + (statesContract ? ["provided: []"] : [])
        let list =
            hasList
            ? "@Registrations(\(arguments.joined(separator: ", ")))\nextension Container {}\n\n"
            : ""
        let calls =
            (!hasList ? [] : ["container.registerListOf\(name)()"])
            + pages.map { "register\($0.name)(in: container)" }
        return """
            import Ampoule

            \(list)\(access)func register\(name)(in container: Container) {
                \(calls.joined(separator: "\n    "))
            }

            @MainActor \(access)func verify\(name)(_ container: Container) async {
                \(pages.map { "await verify\($0.name)(container)" }.joined(separator: "\n    "))
            }
            """
    }

    private var program: String {
        let all = imports + [self]
        return """
            import Ampoule
            \(imports.map { "import \($0.name)" }.joined(separator: "\n"))

            @main
            struct Program {
                static func main() async {
                    let container = Container()
                    \(all.map { "register\($0.name)(in: container)" }.joined(separator: "\n        "))
                    \(all.map { "await verify\($0.name)(container)" }.joined(separator: "\n        "))
                    do { try container.validate() } catch {
                        for problem in error.problems { print("invalid: \\(problem.kind.rawValue)") }
                    }
                    do { try await container.close() } catch { print("failed: closing: \\(error)") }
                }
            }
            """
    }

    private static let verification = """
        /// Says whether something resolves.
        @MainActor func verify(_ what: String, _ resolve: () throws -> Void) {
            do {
                try resolve()
                print("resolved: \\(what)")
            } catch {
                print("failed: \\(what): \\("\\(error)".split(separator: "\\n")[0])")
            }
        }

        /// Says whether something resolves that is made asynchronously.
        @MainActor func verifyAwaiting(_ what: String, _ resolve: () async throws -> Void) async {
            do {
                try await resolve()
                print("resolved: \\(what)")
            } catch {
                print("failed: \\(what): \\("\\(error)".split(separator: "\\n")[0])")
            }
        }
        """
}
