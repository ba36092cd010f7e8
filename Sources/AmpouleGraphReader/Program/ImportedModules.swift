extension [SourceModule] {
    /// These modules, of which a target depends on all others, until its imports are read.
    package func importable(by target: String) -> [SourceModule] {
        map { module in
            guard module.name == target else { return module }
            var module = module
            module.dependencies = self.map(\.name).filter { $0 != target }
            return module
        }
    }

    /// A target and the modules that it imports, directly or through others, with their imports as dependencies.
    ///
    /// - Parameters:
    ///   - target: The name of the target.
    ///   - declarations: The declarations of the files, by their paths.
    package func imported(by target: String, _ declarations: [String: FileDeclarations]) -> [SourceModule] {
        let modules = Dictionary(map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [SourceModule] = []
        var known: Set<String> = [target]
        var pending = [target]
        while let next = pending.popLast() {
            guard var module = modules[next] else { continue }
            let imports = module.files.flatMap { declarations[$0]?.imports.map(\.module) ?? [] }
            module.dependencies = Set(module.dependencies + imports)
                .filter { $0 != next && modules[$0] != nil }.sorted()
            found.append(module)
            pending += module.dependencies.filter { known.insert($0).inserted }
        }
        return found
    }
}
