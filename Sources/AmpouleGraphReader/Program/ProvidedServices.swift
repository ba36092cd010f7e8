/// The services that lists name in `provided:`.
///
/// A program knows what registers them where the sources don't show it, so they count as provided. A library can't know
/// that: what its lists name is what each program that calls them has to register.
struct ProvidedServices {
    /// A service that the list of a library requires its programs to provide.
    struct Contract {
        let list: Registrations.List
        let service: TypeSpelling
        let name: NameSpelling
    }

    /// The names under which services come from outside of the sources, by the keys of the services.
    private var outside: [String: Set<NameSpelling>] = [:]

    private(set) var contracts: [Contract] = []

    /// The lists that name a service from outside whose type is unknown, with the displayed name of the type.
    private(set) var unknown: [(list: Registrations.List, service: String?)] = []

    init() {}

    init(_ table: TypeTable, _ lists: [Registrations.List]) {
        for list in lists where !list.isNeverCalled {
            for key in list.declared.provided ?? [] {
                if table.program.isBound(by: list) {
                    if let service = key.service {
                        contracts.append(Contract(list: list, service: service, name: key.name))
                    }
                    continue
                }
                let type = key.service.map(TypeLookup(table, file: list.file, scope: nil).resolve)
                if let type, !type.isUnknown {
                    outside[type.key, default: []].insert(key.name)
                } else {
                    unknown.append((list, type?.text))
                }
            }
        }
    }

    /// Whether a service comes from outside under a name, as far as that is known.
    func contains(_ service: ResolvedType, _ name: NameSpelling) -> Bool {
        guard let names = outside[service.key] else { return false }
        return names.contains(name) || name != .none && names.contains(.expression)
    }
}

extension Program {
    /// Whether the target has to provide what a list names, which a library states.
    fileprivate func isBound(by list: Registrations.List) -> Bool {
        target.kind == .program && list.module != target.name && modules[list.module]?.kind == .library
    }
}
