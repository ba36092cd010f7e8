import AmpouleSyntax

/// The list of all components of a module, which its `@AllRegistrations` asks for.
struct WholeList {
    /// The text of the file.
    let text: String

    /// The components that the list omits, as lines of a compiler's output.
    let notes: [String]

    /// The number of conditions up to which each combination of them gets a list of its own.
    private static let mostConditions = 4

    /// Lists the components of a module that no other list of it names.
    ///
    /// - Throws: ``ListError`` if there can't be such a list.
    init(of files: [SourceFile]) throws(ListError) {
        let lists = files.flatMap(\.wholeLists)
        guard let list = lists.first else {
            (text, notes) = ("// No '@AllRegistrations' asks for a list here.\n", [])
            return
        }
        if let second = lists.dropFirst().first {
            throw .mistake(
                at: second.place,
                "a module has one list of all components, and another one is at \(list.place)"
            )
        }
        let named = files.flatMap(\.listed)
        let all = files.flatMap(\.components).filter { component in !named.contains(where: component.isNamed)
        }
        .sorted { $0.title < $1.title }
        let listed = all.filter { component in component.hindrance == nil }
        notes = all.compactMap { component in
            component.hindrance.map { hindrance in
                "\(component.place): note: '\(component.title)' isn't in the list of all components, because \(hindrance)"
            }
        }
        try Self.check(listed, for: list)
        let conditions = Set(listed.compactMap(\.condition)).sorted()
        if conditions.count > Self.mostConditions, let component = listed.last(where: { $0.condition != nil })
        {
            throw .mistake(
                at: component.place,
                "the components of this module stand in more than \(Self.mostConditions) branches of '#if'; list those of one "
                    + "in a list of their own"
            )
        }
        let imports = ImportLines(for: listed, list, files).text
        let attribute = Self.attribute(listed, list, conditions[...], holding: [])
        let isPublic = list.access == .public && listed.allSatisfy { $0.access == .public }
        let modifier = isPublic ? "public " : list.access == .package ? "package " : ""
        let declaration = "\(attribute)\n\(modifier)extension \(list.extendedType) {}"
        let body = list.condition.map { "#if \($0)\n\(declaration)\n#endif" } ?? declaration
        text = "// Written at each build.\n\n\(imports)\n\n\(body)\n"
    }

    /// Reports mistakes at the component that the compiler would report in the generated file.
    private static func check(_ components: [FoundComponent], for list: FoundList) throws(ListError) {
        var known: [AccessorName: FoundComponent] = [:]
        for component in components {
            if let other = known.updateValue(component, forKey: component.accessorName),
                other.condition == component.condition
            {
                throw .mistake(
                    at: component.place,
                    "'\(component.title)' and '\(other.title)' have one accessor, '\(component.accessorName.text)'; list one of "
                        + "them in a list of its own, under an alias"
                )
            }
            if list.access == .package, component.access < .package {
                throw .mistake(
                    at: component.place,
                    "'\(component.title)' is less visible than the list of all components, which is 'package'"
                )
            }
        }
    }

    /// The attribute; with conditions, one for each combination of them.
    private static func attribute(
        _ components: [FoundComponent],
        _ list: FoundList,
        _ conditions: ArraySlice<String>,
        holding: Set<String>
    ) -> String {
        guard let condition = conditions.first else {
            return attribute(components.filter { $0.condition.map(holding.contains) ?? true }, list)
        }
        let rest = conditions.dropFirst()
        return """
            #if \(condition)
            \(attribute(components, list, rest, holding: holding.union([condition])))
            #else
            \(attribute(components, list, rest, holding: holding))
            #endif
            """
    }

    private static func attribute(_ components: [FoundComponent], _ list: FoundList) -> String {
        let isMixed = list.access == .public && components.contains { $0.access < .public }
        let published = isMixed ? components.filter { $0.access == .public } : []
        let others = isMixed ? components.filter { $0.access < .public } : components
        let entries =
            others.map(\.entry)
            + published.enumerated().map { index, component in
                (index == 0 ? "public: " : "") + component.entry
            }
        // Without components, the macro would warn at a list that states nothing else.
        let arguments =
            entries + list.arguments + (entries.isEmpty && list.arguments.isEmpty ? ["provided: []"] : [])
        return "@Registrations(\n    \(arguments.joined(separator: ",\n    "))\n)"
    }
}
