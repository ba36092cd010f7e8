import AmpouleGraph

extension ProgramGraphReader {
    /// The isolation in which instances are made and injected; `nil` if the sources don't show it.
    func isolation(of making: DeclaredComponent.Making, in component: ProgramComponent)
        -> ComponentGraph.Isolation?
    {
        let declared = component.declared
        guard component.isCertain else { return nil }
        let ofType =
            declared.isFunction ? nil : table.isolation(ofTypeAround: declared.innerScope, component.file)
        let scope = declared.isFunction ? declared.scope : declared.innerScope
        let lookup = TypeLookup(table, file: component.file, scope: scope)
        switch lookup.isolation(making.isolation, isFunction: declared.isFunction) {
        case .unstated: return ofType
        case .unknown: return nil
        case .stated(let isolation):
            // Property and method injection run on the actor of the type.
            let isOfType =
                isolation == ofType || making.dependencies.allSatisfy { $0.injection == .initializer }
            return isOfType ? isolation : nil
        }
    }
}

/// The isolation that a declaration states, as far as its attributes are known.
private enum StatedIsolation {
    case unstated
    case unknown
    case stated(ComponentGraph.Isolation)
}

extension TypeLookup {
    /// The isolation that a spelling means.
    ///
    /// - Parameter isFunction: Whether the attributes are those of a function, which may be result builders, too.
    fileprivate func isolation(_ spelling: IsolationSpelling, isFunction: Bool = false) -> StatedIsolation {
        switch spelling {
        case .unstated: return .unstated
        case .unknown: return .unknown
        case .nonisolated: return .stated(.nonisolated)
        case .attributes(let types):
            let actor = types.lazy.compactMap { globalActor($0, isFunction: isFunction) }.first
            return actor.map { .stated(.globalActor($0)) } ?? .unknown
        }
    }

    /// The name of the global actor that an attribute means; `nil` if it may be something else.
    ///
    /// Among declared types, only global actors can be attributes of types and initializers.
    private func globalActor(_ attribute: TypeSpelling, isFunction: Bool) -> String? {
        let type = resolve(attribute)
        if type.key == ".MainActor", type.isExact { return type.text }
        guard type.isExact, let declaration = type.declaration?.type, !declaration.isProtocol,
            !isFunction || declaration.name.hasSuffix("Actor")
        else { return nil }
        return type.text
    }
}

extension TypeTable {
    /// The isolation of a type; `nil` if the sources don't show it.
    ///
    /// - Parameter scope: The scope of its members.
    fileprivate func isolation(ofTypeAround scope: LexicalScope.Index?, _ file: Program.File.Index)
        -> ComponentGraph.Isolation?
    {
        guard let scope, case .type(let place) = program.files[file].declarations.scopes[scope].kind,
            let entry = entry(of: place, in: file)
        else { return nil }
        switch TypeLookup(self, file: file, scope: entry.type.scope).isolation(entry.type.isolation) {
        case .stated(let isolation): return isolation
        case .unknown: return nil
        case .unstated: return isNonisolated(entry) ? .nonisolated : nil
        }
    }

    /// Whether a type that states no isolation has none: neither its module nor what it inherits gives it one.
    private func isNonisolated(_ entry: Entry) -> Bool {
        var known: Set<String> = []
        var pending: [Supertype] = [.declared(entry)]
        while let next = pending.popLast() {
            switch next {
            case .declared(let type):
                guard known.insert(type.id).inserted else { continue }
                if type.type.isolation == .nonisolated { continue }
                let module = program.modules[program.files[type.file].module]
                guard type.type.isolation == .unstated, !type.type.isConditional,
                    module?.mayIsolateByDefault != true
                else { return false }
                pending += supertypes(of: type) + conformances(of: type)
            case .external(let path):
                guard path.count == 1, KnownNames.isNonisolated(path[0]) else { return false }
            case .unknown: return false
            }
        }
        return true
    }
}
