import AmpouleSyntax

/// The source file that lists all components of a module, for each `@AllRegistrations` in it.
package struct GeneratedFile {
    private let reader: ProgramGraphReader
    private let module: String

    /// Writes the lists of a program's analyzed module.
    package init(_ reader: ProgramGraphReader) {
        self.reader = reader
        module = reader.table.program.target.name
    }

    /// The text of the file.
    package var text: String {
        let lists = reader.registrations.lists.filter { list in
            list.module == module && list.declared.isOfAll && !list.declared.isConditional
        }
        guard !lists.isEmpty else { return "// No '@AllRegistrations' asks for a list here.\n" }
        var imports = GeneratedImports(reader.table, of: module)
        let texts = lists.map { text(of: $0, &imports) }
        return (["// Written at each build.", imports.text] + texts).joined(separator: "\n\n") + "\n"
    }

    private func text(of list: Registrations.List, _ imports: inout GeneratedImports) -> String {
        let access = list.declared.access
        let ambiguous = ambiguousRoots(list.components)
        let entries = list.components.compactMap { place -> ListedComponent? in
            let component = reader.components.all[place]
            guard let owner = component.owner, let root = owner.path.first else { return nil }
            let selector = ambiguous.contains(root) ? owner.module.map(ModuleSelector.of) ?? "" : ""
            let listed = ListedComponent(component, in: owner, root: selector + root.quoted)
            imports.add(component, in: owner)
            return listed
        }
        let function = list.declared.functionName ?? Vocabulary.defaultListName
        // Accessors with the same name conflict, so such components are registered without one.
        let names = Dictionary(grouping: entries, by: \.accessorName).filter { $0.value.count > 1 }
        func hasAccessor(_ entry: ListedComponent) -> Bool {
            names[entry.accessorName] == nil && entry.accessorName.text != function
        }
        let listed = entries.filter(hasAccessor)
        let unlisted = entries.filter { entry in !hasAccessor(entry) }
        if unlisted.isEmpty, listed.allSatisfy({ $0.access >= access }) {
            return Self.extensionText(listed, function, access, list.declared)
        }
        if access == .public { imports.isAmpoulePublic = true }
        return parts(listed, unlisted, function, list.declared)
    }

    /// The names of outermost types that several modules declare.
    private func ambiguousRoots(_ components: [ProgramComponent.Index]) -> Set<String> {
        var origins: [String: Set<String?>] = [:]
        for owner in components.compactMap({ reader.components.all[$0].owner }) {
            if let root = owner.path.first { origins[root, default: []].insert(owner.module) }
        }
        return Set(origins.filter { $0.value.count > 1 }.keys)
    }

    /// Lists of equally visible components, and a function that calls theirs.
    private func parts(
        _ listed: [ListedComponent],
        _ unlisted: [ListedComponent],
        _ function: String,
        _ list: DeclaredList
    ) -> String {
        let groups = Dictionary(grouping: listed) { entry in min(entry.access, list.access) }
        let lists = groups.sorted { $0.key > $1.key }.map { access, entries in
            (name: "__\(function)_\(access)", access: access, entries: entries)
        }
        let calls = lists.map { "\($0.name)()" } + unlisted.map { "\($0.registered).register(in: self)" }
        let constraint = list.isOnContainer ? "" : " where Self == \(ModuleSelector.ampoule)Container"
        let umbrella = """
            extension \(Self.extendedType(list)) {
                /// Registers all components of the module.
                \(list.access.modifier)nonisolated func \(function.quoted)()\(constraint) {
                    \(calls.joined(separator: "\n        "))
                }
            }
            """
        return (lists.map { Self.extensionText($0.entries, $0.name, $0.access, list) } + [umbrella])
            .joined(separator: "\n\n")
    }

    private static func extensionText(
        _ entries: [ListedComponent],
        _ function: String,
        _ access: Access,
        _ list: DeclaredList
    ) -> String {
        let arguments =
            entries.map(\.expression) + ["named: \"\(function)\""]
            // Without components, the macro would warn at a list that states nothing else.
            + (entries.isEmpty ? ["provided: []"] : [])
        return """
            @__Registrations(
                \(arguments.joined(separator: ",\n    "))
            )
            \(access.modifier)extension \(extendedType(list)) {}
            """
    }

    /// The type of Ampoule that a list extends, independent of types with the same name in the module.
    private static func extendedType(_ list: DeclaredList) -> String {
        ModuleSelector.ampoule + (list.isOnContainer ? "Container" : "Resolver")
    }
}
