import AmpouleSyntax

/// The source file that lists all components of a module, for each `@AllRegistrations` in it.
package struct GeneratedFile {
    private let reader: GraphReader
    private let module: String

    /// Writes the lists of the module that a program is about.
    package init(_ reader: GraphReader) {
        self.reader = reader
        module = reader.table.program.target.name
    }

    /// The text of the file.
    package var text: String {
        let lists = reader.registrations.lists.filter { list in
            list.module == module && list.declared.isOfAll && !list.declared.isConditional
        }
        guard !lists.isEmpty else { return "// No '@AllRegistrations' asks for a list here.\n" }
        return (["// Written at each build.", "import Ampoule"] + lists.map { text(of: $0) }).joined(
            separator: "\n\n"
        ) + "\n"
    }

    private func text(of list: Registrations.List) -> String {
        let entries = list.components.map { place in Entry(reader.components.all[place], in: module) }
        let function = list.declared.functionName ?? "registerComponents"
        // Accessors of one name cannot stand beside each other, so such components are registered without one.
        let names = Dictionary(grouping: entries, by: \.accessorName).filter { $0.value.count > 1 }
        func hasAccessor(_ entry: Entry) -> Bool {
            names[entry.accessorName] == nil && entry.accessorName.text != function
        }
        let listed = entries.filter(hasAccessor)
        let unlisted = entries.filter { entry in !hasAccessor(entry) }
        let access = list.declared.access
        if unlisted.isEmpty, listed.allSatisfy({ $0.access >= access }) {
            return Self.extensionText(listed, function, access, list.declared)
        }
        return parts(listed, unlisted, function, list.declared)
    }

    /// Lists of what is equally visible, and a function that calls theirs.
    private func parts(
        _ listed: [Entry],
        _ unlisted: [Entry],
        _ function: String,
        _ list: DeclaredList
    ) -> String {
        let groups = Dictionary(grouping: listed) { entry in min(entry.access, list.access) }
        let lists = groups.sorted { $0.key > $1.key }.map { access, entries in
            (name: "__\(function)_\(access)", access: access, entries: entries)
        }
        let calls = lists.map { "\($0.name)()" } + unlisted.map { "\($0.registered).register(in: self)" }
        let constraint = list.isOnContainer ? "" : " where Self == Container"
        let umbrella = """
            extension \(list.isOnContainer ? "Container" : "Resolver") {
                /// Registers all components of the module.
                \(list.access.modifier)nonisolated func \(function)()\(constraint) {
                    \(calls.joined(separator: "\n        "))
                }
            }
            """
        return (lists.map { Self.extensionText($0.entries, $0.name, $0.access, list) } + [umbrella])
            .joined(separator: "\n\n")
    }

    private static func extensionText(
        _ entries: [Entry],
        _ function: String,
        _ access: Access,
        _ list: DeclaredList
    ) -> String {
        let arguments = entries.map(\.expression) + ["named: \"\(function)\""]
        return """
            @Registrations(
                \(arguments.joined(separator: ",\n    "))
            )
            \(access.modifier)extension \(list.isOnContainer ? "Container" : "Resolver") {}
            """
    }
}

extension GeneratedFile {
    /// One component as the list names it.
    private struct Entry {
        /// What stands in the list, such as `Horse.self`.
        let expression: String

        /// What it is registered by.
        let registered: String
        let accessorName: AccessorName
        let access: Access

        init(_ component: ProgramComponent, in module: String) {
            let path = component.key.map { key in Self.path(key, of: module) } ?? component.declared.name
            if component.declared.isFunction {
                let surrounding = path.dropLast(component.declared.name.count + 3)
                registered =
                    "\(surrounding).\(FunctionComponentName(function: component.declared.name).property)"
                expression = registered
            } else {
                registered = path
                expression = "\(path).self"
            }
            accessorName = AccessorName(component.declared.name)
            access = component.declared.access
        }

        /// A key as code in the module writes it.
        private static func path(_ key: String, of module: String) -> String {
            if key.hasPrefix(module + ".") { return String(key.dropFirst(module.count + 1)) }
            return key.hasPrefix(".") ? String(key.dropFirst()) : key
        }
    }
}
