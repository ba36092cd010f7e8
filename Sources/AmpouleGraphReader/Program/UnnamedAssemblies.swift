import AmpouleGraphScanner

/// The assemblies that no code names, so that the sources don't show whether an assembler applies them.
struct UnnamedAssemblies {
    private let program: Program
    private let names: Set<String>

    private static let assembly = "Assembly"

    init(_ program: Program) {
        self.program = program
        let types = program.files.flatMap(\.declarations.types)
        let extended = program.files.map(\.declarations).flatMap { file in
            file.conformances.filter { Self.isAssembly($0.inherited) }.compactMap { conformance -> String? in
                guard case .extension(let type) = file.scopes[conformance.scope].kind else { return nil }
                return type.lastName
            }
        }
        let declared = types.filter { type in !type.isProtocol && Self.isAssembly(type.inherited) }.map(
            \.name
        )
        var unnamed = Set(declared + extended).subtracting(program.inheritedNames)
        // The programs that use a library may apply its assemblies.
        guard program.target.kind == .program, !unnamed.isEmpty,
            !types.contains(where: { $0.name == Self.assembly })
        else {
            names = []
            return
        }
        for file in program.files where !unnamed.isEmpty {
            unnamed.subtract(file.declarations.usedNames)
            let omitted = file.declarations.omittedNames
            if !omitted.isEmpty { unnamed = unnamed.filter { !omitted.contains(NameHash($0).value) } }
        }
        // Of two types with one name, the other may be meant.
        names = unnamed.filter { name in types.count { $0.name == name } == 1 }
    }

    private static func isAssembly(_ inherited: [TypeSpelling]) -> Bool {
        inherited.contains { $0.lastName == assembly }
    }

    /// The assembly around a scope of a file; `nil` if there is none, or if code names it.
    func name(around scope: LexicalScope.Index?, in file: Program.File.Index) -> String? {
        guard !names.isEmpty else { return nil }
        let declarations = program.files[file].declarations
        var next = scope
        while let current = next {
            let name: String? =
                switch declarations.scopes[current].kind {
                case .type(let index): declarations.types[index].name
                case .extension(let type): type.lastName
                case .local: nil
                }
            if let name, names.contains(name) { return name }
            next = declarations.scopes[current].parent
        }
        return nil
    }
}
