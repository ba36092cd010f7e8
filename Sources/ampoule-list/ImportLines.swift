import AmpouleSyntax

/// The imports of the file with the list: those that its arguments need, and that name extended types of other modules.
struct ImportLines {
    let text: String

    init(for components: [FoundComponent], _ list: FoundList, _ files: [SourceFile]) {
        let paths = Set([list.place.path] + components.filter(\.isInExtension).map(\.place.path))
        let all = files.flatMap(\.imports)
        let copied = files.filter { file in
            file.wholeLists.contains { paths.contains($0.place.path) }
                || file.components.contains { paths.contains($0.place.path) }
        }
        .flatMap(\.imports)
        let lines = copied.map { imported in Self.line(imported, among: all) }
        let own = lines.contains { line in line.contains("import Ampoule") } ? [] : ["import Ampoule"]
        text = Set(lines + own).sorted().joined(separator: "\n")
    }

    /// An import as the file has it.
    ///
    /// The code that macros write is no public use. If one import of a module states a level that isn't public, each has to.
    private static func line(_ imported: FoundImport, among all: [FoundImport]) -> String {
        let levels = all.filter { $0.module == imported.module }.compactMap(\.access)
        let modifier = levels.contains { $0 < .public } ? "internal " : ""
        let line = "\(imported.attributes)\(modifier)import \(imported.target)"
        return imported.condition.map { "#if \($0.text)\n\(line)\n#endif" } ?? line
    }
}
