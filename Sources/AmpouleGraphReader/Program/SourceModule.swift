/// A module of a program: a target, as the package manager describes it.
package struct SourceModule: Codable, Sendable {
    /// What a target is for, which decides who sees everything that is registered.
    package enum Kind: String, Codable, Sendable {
        /// An executable, a test or a snippet: nobody depends on it, so all that is registered can be seen.
        case program

        /// A library: those who depend on it may register what it needs.
        case library
    }

    package var name: String
    package var kind: Kind

    /// The paths of its source files.
    package var files: [String]

    /// The names of the modules that it depends on itself.
    package var dependencies: [String]

    /// What tells its package apart from others, whose `package` declarations it cannot name.
    package var package: String?

    /// What other plugins generate for it; nil if they generate nothing that matters.
    package var generation: Generation?

    /// Whether what states no isolation may have that of a global actor in the module; nil for no.
    package var mayIsolateByDefault: Bool?

    /// What they have generated, as far as it is read.
    package internal(set) var generated = GeneratedSources()

    private enum CodingKeys: CodingKey {
        case name, kind, files, dependencies, package, generation, mayIsolateByDefault
    }

    package init(
        name: String,
        kind: Kind,
        files: [String],
        dependencies: [String] = [],
        package: String? = nil,
        generation: Generation? = nil,
        mayIsolateByDefault: Bool? = nil
    ) {
        self.name = name
        self.kind = kind
        self.files = files
        self.dependencies = dependencies
        self.package = package
        self.generation = generation
        self.mayIsolateByDefault = mayIsolateByDefault
    }
}

/// The sources of a target and of all it depends on, as far as they can be read.
package struct Program: Sendable {
    /// A file and the module that it belongs to.
    struct File: Sendable {
        let module: String
        var declarations: FileDeclarations

        /// Whether another plugin generates it, so that it is compiled only if that plugin still does.
        var isGenerated = false
    }

    /// The module that is looked at.
    let target: SourceModule
    let modules: [String: SourceModule]
    var files: [File]

    /// The last names of all types that others inherit from or conform to.
    let inheritedNames: Set<String>

    /// The names of all functions that are declared.
    let functionNames: Set<String>

    /// The names of all functions that are declared elsewhere than in extensions of the container.
    let otherFunctionNames: Set<String>

    /// The files that can name what the library declares, by their places.
    let filesImportingAmpoule: Set<Int>

    /// Why plugins may have more registered than the files say, each as the end of a sentence.
    let uncertainties: [String]

    /// Puts together what has been read.
    ///
    /// - Parameters:
    ///   - target: The name of the module to look at.
    ///   - modules: That module and those it depends on.
    ///   - declarations: What the files say, by their paths; files that are not there are left out.
    package init?(target: String, modules: [SourceModule], declarations: [String: FileDeclarations]) {
        let modules = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        guard let module = modules[target] else { return nil }
        self.target = module
        self.modules = modules
        files = modules.values.sorted { $0.name < $1.name }.flatMap { module in
            module.files.compactMap { path in
                declarations[path].map { File($0, of: module) }
            }
        }
        let types = files.lazy.flatMap(\.declarations.types)
        let inherited =
            types.flatMap(\.inheritedOrAliased)
            + files.flatMap(\.declarations.conformances).flatMap(\.inherited)
        inheritedNames = Set(inherited.flatMap(\.components).compactMap(\.lastName))
        functionNames = files.reduce(into: []) { $0.formUnion($1.declarations.functionNames) }
        otherFunctionNames = files.reduce(into: []) { names, file in
            names.formUnion(
                file.declarations.functionNames.subtracting(file.declarations.containerFunctionNames)
            )
        }
        filesImportingAmpoule = Self.filesImportingAmpoule(files)
        uncertainties = Self.uncertainties(modules, files, filesImportingAmpoule)
    }

    private static func uncertainties(
        _ modules: [String: SourceModule],
        _ files: [File],
        _ filesImportingAmpoule: Set<Int>
    ) -> [String] {
        let ofFiles = filesImportingAmpoule.compactMap { place -> String? in
            guard files[place].isGenerated, let module = modules[files[place].module] else { return nil }
            return module.generated.uncertainty(ofRegistrationsIn: files[place].declarations.path)
        }
        return Set(ofFiles + modules.values.flatMap(\.generated.uncertainties)).sorted()
    }

    private static func filesImportingAmpoule(_ files: [File]) -> Set<Int> {
        var exporting: Set<String> = ["Ampoule", "AmpouleModules", "AmpouleAutoregistration"]
        var previous = 0
        while exporting.count > previous {
            previous = exporting.count
            for file in files
            where file.declarations.imports.contains(where: { declared in
                declared.isExported && exporting.contains(declared.module)
            }) {
                exporting.insert(file.module)
            }
        }
        return Set(
            files.indices.filter { place in
                exporting.contains(files[place].module)
                    || files[place].declarations.imports.contains { exporting.contains($0.module) }
            }
        )
    }

    /// Whether what is `package` in one module can be named in the other.
    func areInOnePackage(_ module: String, _ other: String) -> Bool {
        modules[module]?.package == modules[other]?.package
    }

    /// The modules that a module depends on, itself included.
    func closure(of module: String) -> Set<String> {
        var found: Set<String> = []
        var pending = [module]
        while let next = pending.popLast() {
            guard found.insert(next).inserted else { continue }
            pending += modules[next]?.dependencies ?? []
        }
        return found
    }
}

extension Program.File {
    fileprivate init(_ declarations: FileDeclarations, of module: SourceModule) {
        let isGenerated = module.generated.files[declarations.path] != nil
        self.init(
            module: module.name,
            declarations: isGenerated ? declarations.conditional : declarations,
            isGenerated: isGenerated
        )
    }
}

extension DeclaredType {
    /// The types that this one inherits from or conforms to, or stands for.
    fileprivate var inheritedOrAliased: [TypeSpelling] {
        if case .alias(let type) = kind { return [type] }
        return inherited
    }
}

extension TypeSpelling {
    /// The types in a composition, or this one.
    fileprivate var components: [TypeSpelling] {
        if case .composition(let parts) = self { return parts.flatMap(\.components) }
        return [self]
    }
}
