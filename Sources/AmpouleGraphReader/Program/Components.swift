import AmpouleGraph
import AmpouleSyntax

/// A component of a program, with its resolved types.
struct ProgramComponent {
    let declared: DeclaredComponent
    let file: Program.File.Index

    /// The key of its type or function; `nil` if other code can't name it.
    let key: String?

    /// The displayed name.
    let text: String

    /// Its type, or the owner of its function; `nil` if that is unknown.
    let owner: TypeTable.Owner?

    /// The services it can be resolved as, starting with the one it is registered for.
    let services: [ResolvedType]

    /// The services to whose lists it contributes.
    var contributions: [ResolvedType] = []

    /// The service that it decorates, if it does; it then has no services of its own.
    var decorated: ResolvedType?

    /// Whether another plugin generates it, which may run after the list of all components has been written.
    var isGenerated = false

    /// The nearest superclass that is a component.
    var superclass: ProgramComponent.Index?

    /// Whether it can be resolved by its own type even if it is unregistered.
    var isOwnService: Bool { !declared.isFunction && decorated == nil && services.first?.key == key }

    /// Whether its dependencies and arguments are fully known.
    var isCertain: Bool { !declared.isConditional && !declared.hasConditionalMembers }

    typealias Index = Table<ProgramComponent>.Index
}

/// The components of a program, by their names in lists and calls.
struct Components {
    private(set) var all: Table<ProgramComponent> = []
    private var places: [String: ProgramComponent.Index] = [:]

    /// The components of functions, by key; extensions in several modules may share one.
    private var functions: [String: [ProgramComponent.Index]] = [:]
    private let table: TypeTable

    init(_ table: TypeTable) {
        self.table = table
        for (file, content) in table.program.files.indexed {
            for declared in content.declarations.components {
                var component = Self.component(declared, file, table)
                component.isGenerated = content.isGenerated
                let index = all.append(component)
                guard let key = component.key else { continue }
                if places[key] == nil { places[key] = index }
                if declared.isFunction { functions[key, default: []].append(index) }
            }
        }
        for place in all.indices { all[place].superclass = superclass(of: place) }
    }

    private func superclass(of place: ProgramComponent.Index) -> ProgramComponent.Index? {
        guard all[place].declared.kind == .class, let type = type(of: place) else { return nil }
        return superclass(ofType: type, in: all[place].file, level: 0)
    }

    /// The type that is a component; `nil` for a function.
    private func type(of place: ProgramComponent.Index) -> DeclaredType.Index? {
        let component = all[place]
        guard !component.declared.isFunction, let scope = component.declared.innerScope else { return nil }
        let scopes = table.program.files[component.file].declarations.scopes
        guard case .type(let type) = scopes[scope].kind else { return nil }
        return type
    }

    /// The type that is a component; `nil` for a function.
    func entry(of place: ProgramComponent.Index) -> TypeTable.Entry? {
        type(of: place).flatMap { table.entry(of: $0, in: all[place].file) }
    }

    /// The nearest superclass of a type that is a component.
    private func superclass(ofType type: DeclaredType.Index, in file: Program.File.Index, level: Int)
        -> ProgramComponent.Index?
    {
        guard level < 16 else { return nil }
        let declared = table.program.files[file].declarations.types[type]
        let lookup = TypeLookup(table, file: file, scope: declared.scope)
        for spelling in declared.inherited {
            guard case .declared(let entry, _) = lookup.find(spelling), entry.type.isClass else { continue }
            if let found = self.place(ofKey: entry.id) { return found }
            return superclass(ofType: entry.place, in: entry.file, level: level + 1)
        }
        return nil
    }

    /// The superclasses of a component that are components, starting with the root.
    func lineage(of place: ProgramComponent.Index) -> [ProgramComponent.Index] {
        var lineage: [ProgramComponent.Index] = []
        var known: Set<ProgramComponent.Index> = [place]
        var next = all[place].superclass
        while let superclass = next, known.insert(superclass).inserted {
            lineage.append(superclass)
            next = all[superclass].superclass
        }
        return lineage.reversed()
    }

    /// The path of the file that declares a component.
    func path(of place: ProgramComponent.Index) -> String {
        table.program.files[all[place].file].declarations.path
    }

    /// The component of a type or a function.
    func place(ofKey key: String) -> ProgramComponent.Index? { places[key] }

    /// The component of a function that a file can name; its own module takes precedence.
    private func place(ofFunction key: String, from file: Program.File.Index) -> ProgramComponent.Index? {
        let visible = (functions[key] ?? []).filter { place in
            let component = all[place]
            return table.isVisible(component.declared.access, declaredIn: component.file, from: file)
        }
        let module = table.program.files[file].module
        return visible.first { table.program.files[all[$0].file].module == module } ?? visible.first
    }

    /// The meaning of a reference in a list or a call.
    enum Target {
        case component(ProgramComponent.Index)

        /// A declared type that isn't a component; its own function determines the registrations.
        case otherType

        /// A type that no analyzed source declares.
        case externalType
        case unknown
    }

    /// The component named by a list or a call.
    func find(_ reference: ComponentReference, in file: Program.File.Index, scope: LexicalScope.Index?)
        -> Target
    {
        guard let spelling = reference.type else { return .unknown }
        let type = TypeLookup(table, file: file, scope: scope).resolve(spelling)
        if let function = reference.function {
            return place(ofFunction: "\(type.key).\(function)()", from: file).map(Target.component)
                ?? .unknown
        }
        guard let declaration = type.declaration else {
            if let function = reference.asFunction { return find(function, in: file, scope: scope) }
            return type.isUnknown ? .unknown : .externalType
        }
        if let place = place(ofKey: declaration.id) { return .component(place) }
        // A class inherits the function of a component that it inherits from.
        guard declaration.type.isClass else { return .otherType }
        let inherited = superclass(ofType: declaration.place, in: declaration.file, level: 0)
        return inherited.map(Target.component) ?? .otherType
    }

    private static func component(
        _ declared: DeclaredComponent,
        _ file: Program.File.Index,
        _ table: TypeTable
    )
        -> ProgramComponent
    {
        let lookup = TypeLookup(table, file: file, scope: declared.scope)
        if declared.isFunction {
            let surrounding = lookup.surroundingResolvedType
            let isFound = !surrounding.isUnknown
            return ProgramComponent(
                declared: declared,
                file: file,
                key: isFound ? "\(surrounding.key).\(declared.name)()" : nil,
                text: declared.name,
                owner: table.owner(ofMembersIn: declared.scope, file),
                services: declared.services.map { $0.map(lookup.resolve) ?? .unknown(declared.name) }
            )
        }
        let own = declared.innerScope.map {
            TypeLookup(table, file: file, scope: $0).surroundingResolvedType
        }
        let listed = declared.services.map { $0.map(lookup.resolve) ?? .unknown(declared.name) }
        let decorated = declared.decorated.map(lookup.resolve)
        let ownService = decorated == nil ? [own ?? .unknown(declared.name)] : []
        return ProgramComponent(
            declared: declared,
            file: file,
            key: own?.declaration?.id,
            text: own?.declaration.map(table.text) ?? declared.name,
            owner: own?.declaration?.asOwner,
            services: listed.isEmpty ? ownService : listed,
            contributions: declared.contributions.map { $0.map(lookup.resolve) ?? .unknown(declared.name) },
            decorated: decorated
        )
    }
}

extension ComponentReference {
    /// This reference as that of a capitalized function, if its type may be one.
    fileprivate var asFunction: ComponentReference? {
        guard
            case .named(let names) = type, names.count > 1, let last = names.last, last.arguments.isEmpty,
            let name = FunctionComponentName(property: last.text)
        else { return nil }
        return ComponentReference(type: .named(names.dropLast()), function: name.function)
    }
}
