/// The files of a program whose code it may run, as far as names show.
///
/// The registrations in a function or an assembly of a library count only if that is used. A file of a library
/// is in use if a name that it declares is used in the target itself, or in a file that is in use.
struct LiveFiles {
    private let files: Set<Program.File.Index>

    init(_ program: Program) {
        let own = program.files.indices.filter { program.files[$0].module == program.target.name }
        // Where there is no code of the target itself, nothing shows what is used.
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
                for place in declaring[name] ?? [] where found.insert(place).inserted {
                    pending.append(place)
                }
            }
        }
        files = found
    }

    func contains(_ file: Program.File.Index) -> Bool { files.contains(file) }
}
