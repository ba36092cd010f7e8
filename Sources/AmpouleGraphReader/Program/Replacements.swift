/// The components whose registrations other code may replace, so that none of their instances may ever be made.
struct Replacements {
    /// The components that an override may replace.
    private var overridden: Set<ProgramComponent.Index> = []

    /// The components that a closure, or a component registered by hand, may replace.
    private var covered: Set<ProgramComponent.Index> = []

    init(_ table: TypeTable, _ components: Components, _ registrations: Registrations) {
        let places = Dictionary(grouping: components.all.indices) { place in
            components.all[place].services.first?.key ?? ""
        }
        for (file, content) in table.program.files.indexed {
            for declared in content.declarations.overrides {
                if let function = declared.function {
                    let reference = ComponentReference(type: declared.type, function: function)
                    if case .component(let place) = components.find(
                        reference,
                        in: file,
                        scope: declared.scope
                    ) {
                        overridden.insert(place)
                    }
                    continue
                }
                let type = TypeLookup(table, file: file, scope: declared.scope).resolve(
                    declared.type.component
                )
                if let place = type.declaration.flatMap({ components.place(ofKey: $0.id) }) {
                    overridden.insert(place)
                }
                overridden.formUnion(
                    (places[type.key] ?? []).filter { components.all[$0].declared.mayBeNamed(declared.name) }
                )
            }
            for declared in content.declarations.registrations {
                let lookup = TypeLookup(table, file: file, scope: declared.scope)
                for key in declared.keys where !places.isEmpty {
                    covered.formUnion(
                        (places[lookup.resolve(key.service).key] ?? []).filter { place in
                            let component = components.all[place].declared
                            return component.mayBeNamed(key.name)
                                && component.mayTake(declared.arguments?.count)
                        }
                    )
                }
            }
        }
        for group in places.values where group.count > 1 {
            let byHand = group.filter(registrations.calledByHand.contains)
            guard !byHand.isEmpty else { continue }
            let listed = group.filter { !registrations.calledByHand.contains($0) }
            covered.formUnion(
                listed.filter { place in
                    let component = components.all[place].declared
                    return byHand.map { components.all[$0].declared }.contains { other in
                        component.mayBeNamed(other.registrationName)
                            && other.makings.contains { component.mayTake($0.arguments.count) }
                    }
                }
            )
        }
    }

    /// Whether an override may replace a component, which every container with it finds instead.
    func isOverridden(_ component: ProgramComponent.Index) -> Bool { overridden.contains(component) }

    /// Whether any code may replace a component.
    func contains(_ component: ProgramComponent.Index) -> Bool {
        overridden.contains(component) || covered.contains(component)
    }
}

extension DeclaredComponent {
    /// Whether the name of the registration may be another one.
    fileprivate func mayBeNamed(_ name: NameSpelling) -> Bool {
        name == registrationName || name == .expression || registrationName == .expression
    }

    /// Whether the component may be registered with a number of arguments.
    fileprivate func mayTake(_ count: Int?) -> Bool {
        guard let count, isCertain else { return true }
        return makings.contains { $0.arguments.count == count }
    }

    private var isCertain: Bool { !isConditional && !hasConditionalMembers }
}

extension TypeSpelling {
    /// The component of a factory such as `Horse.Factory`, or this type.
    fileprivate var component: TypeSpelling {
        guard case .named(let names) = self, names.count > 1, names.last?.text == Vocabulary.factory else {
            return self
        }
        return .named(names.dropLast())
    }
}
