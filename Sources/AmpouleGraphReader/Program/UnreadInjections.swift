import AmpouleGraph

/// The `@Inject`s on parameters in a target that nothing reads.
struct UnreadInjections {
    let notes: [ComponentGraph.Problem.Note]

    init(_ program: Program) {
        // The attribute may mean a type, macro or alias with this name that the program declares.
        guard !program.files.contains(where: { $0.declarations.declaresInject }) else {
            notes = []
            return
        }
        let own = program.files.indices.filter { place in
            program.files[place].module == program.target.name && program.importsAmpoule(place)
        }
        notes = own.map { program.files[$0].declarations }
            .filter { file in !file.hasErrors && file.importsInjectCertainly }
            .flatMap { file in
                file.unreadInjections.map { injection in
                    ComponentGraph.Problem.Note(
                        location: ComponentGraph.Location(injection.position, in: file.path),
                        message: injection.message
                    )
                }
            }
    }
}

extension FileDeclarations {
    fileprivate var declaresInject: Bool { declaredMacros.contains(.inject) }

    /// Whether the imports show that `Inject` is Ampoule's.
    fileprivate var importsInjectCertainly: Bool {
        imports.allSatisfy { declared in
            declared.module == Vocabulary.module || declared.module == Vocabulary.moduleOfModules
                ? !declared.isConditional
                    && [nil, Vocabulary.Macro.inject.rawValue].contains(declared.declaration)
                : declared.declaration != Vocabulary.Macro.inject.rawValue
        }
    }
}
