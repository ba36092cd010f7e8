/// The imports of a program, which determine the declarations that each file can name.
struct ImportTable {
    /// A module whose declarations a file can name.
    struct Route: Hashable {
        let module: String

        /// The only declaration that can be named; `nil` for all of them.
        let declaration: String?

        /// Whether it starts with the import of one declaration, which takes precedence over imports of modules.
        let isScoped: Bool

        /// Whether an import along the route is inside an `#if`.
        let isConditional: Bool
    }

    private let program: Program

    /// The re-exported modules, by module.
    private let exports: [String: [Import]]

    /// The modules visible in each file, without its own module.
    private let routes: Column<Program.File, [Route]>

    init(_ program: Program) {
        var exports: [String: [Import]] = [:]
        for file in program.files {
            exports[file.module, default: []] += file.declarations.imports.filter(\.isExported)
        }
        self.program = program
        self.exports = exports
        routes = Column(for: program.files) { index in
            let file = program.files[index]
            return Self.routes(from: Self.roots(of: file, exports), exports, avoiding: nil)
                .filter { $0.module != file.module }
        }
    }

    /// The routes by which a file can name a declaration `name` of other modules.
    func routes(to name: String, from file: Program.File.Index) -> [Route] {
        routes[file].filter { $0.declaration == nil || $0.declaration == name }
    }

    /// The routes by which a file can name a declaration as `module.name`.
    func routes(to name: String, in module: String, from file: Program.File.Index) -> [Route] {
        let isOwn = program.files[file].module == module
        let starts =
            isOwn
            ? [Route(module: module, declaration: nil, isScoped: false, isConditional: false)]
            : routes[file].filter { $0.module == module }
        return Self.routes(from: starts, exports, avoiding: nil)
            .filter { $0.declaration == nil || $0.declaration == name }
    }

    /// Whether a file can write the name of a module before a declaration.
    func canName(_ module: String, from file: Program.File.Index) -> Bool {
        program.files[file].module == module || routes[file].contains { $0.module == module }
    }

    /// The modules that the import of a module makes visible.
    func exports(of module: String) -> Set<String> {
        let root = Route(module: module, declaration: nil, isScoped: false, isConditional: false)
        return Set(Self.routes(from: [root], exports, avoiding: nil).map(\.module))
    }

    /// Whether a file reaches a module only through the exports of another module, which shadows it.
    func isShadowed(_ module: String, by other: String, from file: Program.File.Index) -> Bool {
        let roots = Self.roots(of: program.files[file], exports)
        return !Self.routes(from: roots, exports, avoiding: other).contains { $0.module == module }
    }

    /// Whether a file can name the internal declarations of a module.
    func isTestable(_ module: String, from file: Program.File.Index) -> Bool {
        program.files[file].declarations.imports.contains { $0.module == module && $0.isTestable }
    }

    /// Whether a file imports a module with at least one of the given `@_spi` groups.
    func canName(spi groups: [String], of module: String, from file: Program.File.Index) -> Bool {
        program.files[file].declarations.imports.contains { declared in
            declared.module == module && declared.spiGroups.contains(where: groups.contains)
        }
    }

    /// The unread modules that a file imports, in which equal names may mean different types.
    func unreadModules(of file: Program.File.Index) -> [String] {
        let modules = routes[file].map(\.module).filter { program.modules[$0] == nil }
        return Set(modules).subtracting(KnownNames.modules).sorted()
    }

    /// Whether a file imports modules that may declare any type.
    func hasUnreadImports(_ file: Program.File.Index) -> Bool {
        routes[file].contains { route in
            program.modules[route.module] == nil && !KnownNames.ownModules.contains(route.module)
        }
    }

    private static func roots(of file: Program.File, _ exports: [String: [Import]]) -> [Route] {
        let own = file.declarations.imports
        return (own + (exports[file.module] ?? []).filter { !own.contains($0) }).map { declared in
            Route(
                module: declared.module,
                declaration: declared.declaration,
                isScoped: declared.declaration != nil,
                isConditional: declared.isConditional
            )
        }
    }

    private static func routes(
        from roots: [Route],
        _ exports: [String: [Import]],
        avoiding avoided: String?
    ) -> [Route] {
        var found: [Route] = []
        var known: Set<Route> = []
        var pending = roots
        while let next = pending.popLast() {
            guard next.module != avoided, known.insert(next).inserted else { continue }
            found.append(next)
            for export in exports[next.module] ?? [] {
                // The import of one declaration makes no other one visible.
                if let name = export.declaration, let wanted = next.declaration, name != wanted { continue }
                pending.append(
                    Route(
                        module: export.module,
                        declaration: next.declaration ?? export.declaration,
                        isScoped: next.isScoped,
                        isConditional: next.isConditional || export.isConditional
                    )
                )
            }
        }
        return found
    }
}
