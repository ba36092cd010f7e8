/// The types that lists and calls register, among which a specialization of a generic component may be.
struct RegisteredSpecializations {
    private var keys: Set<String> = []

    /// Whether a registered type may be any specialization.
    private var includesUnknown = false

    /// Finds the registered types of a program; none if it has no generic component.
    init(_ table: TypeTable, _ components: Components) {
        guard components.all.contains(where: { $0.declared.isGeneric }) else { return }
        for (file, content) in table.program.files.indexed {
            for call in content.declarations.componentRegistrations {
                add(call.component, TypeLookup(table, file: file, scope: call.scope))
            }
            for entry in content.declarations.lists.flatMap(\.entries) {
                add(entry, TypeLookup(table, file: file, scope: nil))
            }
        }
    }

    private mutating func add(_ component: ComponentReference, _ lookup: TypeLookup) {
        guard let type = component.type.map(lookup.resolve) else { return }
        keys.insert(type.key)
        if !type.isExact { includesUnknown = true }
    }

    /// Whether a specialization may be registered.
    func mayInclude(_ service: ResolvedType) -> Bool { includesUnknown || keys.contains(service.key) }
}
