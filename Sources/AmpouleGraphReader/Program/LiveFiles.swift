/// The files of a program whose code may run, as far as names show.
///
/// The registrations in a function or an assembly of a library count only if that function or assembly is used. A file
/// of a library is in use if the target itself, or another file in use, uses a name that it declares.
struct LiveFiles {
    private let files: Set<Program.File.Index>

    init(_ program: Program) {
        let own = program.files.indices.filter { program.files[$0].module == program.target.name }
        // Without code of the target itself, the used files are unknown.
        guard !own.isEmpty else {
            files = Set(program.files.indices)
            return
        }
        var declaring: [String: [Program.File.Index]] = [:]
        for (place, file) in program.files.indexed {
            let names = file.declarations.functionNames.union(file.declarations.types.map(\.name))
            for name in names { declaring[name, default: []].append(place) }
        }
        var found = Set(own)
        var pending = own
        while let next = pending.popLast() {
            for name in program.files[next].declarations.usedNames {
                // Each name is followed once, since thousands of files may use and declare the same one.
                guard let places = declaring.removeValue(forKey: name) else { continue }
                for place in places where found.insert(place).inserted { pending.append(place) }
            }
        }
        files = found
    }

    func contains(_ file: Program.File.Index) -> Bool { files.contains(file) }
}
