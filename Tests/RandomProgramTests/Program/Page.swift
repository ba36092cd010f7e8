import TestSupport

/// A source file of a random program while it is written.
final class Page {
    let name: String
    unowned let module: ModuleDraft
    private var imports: [String]
    private var code: [String] = []

    /// What registers all that the file has, given a `container`.
    private var registrations: [String] = []

    /// What resolves all that the file has, given a `container`.
    private var verifications: [String] = []

    init(name: String, in module: ModuleDraft) {
        self.name = name
        self.module = module
        imports = ["import Ampoule"] + module.imports.map { "import \($0.name)" }
    }

    var draft: Draft { module.draft }

    /// Adds an import, unless it is there already.
    func add(import text: String) {
        if !imports.contains(text) { imports.append(text) }
    }

    /// Whether the file imports a protocol by its name.
    func imports(_ name: String, from module: String) -> Bool {
        imports.contains("import protocol \(module).\(name)")
    }

    /// Adds declarations.
    func add(_ text: String) {
        code.append(text)
    }

    /// Adds a statement that registers something in the container called `container`.
    func register(_ statement: String) {
        registrations.append(statement)
    }

    /// Adds statements that resolve something from the container called `container`.
    func verify(_ what: String, isAwaited: Bool = false, _ statements: String) {
        let function = isAwaited ? "await verifyAwaiting" : "verify"
        verifications.append("\(function)(\"\(what)\") {\n\(statements.indented)\n}")
    }

    var text: String {
        """
        \(imports.joined(separator: "\n"))

        \(code.joined(separator: "\n\n"))

        func register\(name)(in container: Container) {
        \(registrations.joined(separator: "\n").indented)
        }

        @MainActor func verify\(name)(_ container: Container) async {
        \(verifications.joined(separator: "\n").indented)
        }

        """
    }
}

extension String {
    /// The lines, each four spaces further in.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
