import AmpouleGraph

/// A component of a program, and which of its types mean what.
struct ProgramComponent {
    let declared: DeclaredComponent
    let file: Int

    /// The type or function that it is; nil if it cannot be named from elsewhere.
    let key: String?

    /// What people call it.
    let text: String

    /// The services it can be asked for as, first the one it is registered for itself.
    let services: [ResolvedType]

    /// Whether it serves where it is asked for by its own type, though nobody registers it.
    var isOwnService: Bool { !declared.isFunction && services.first?.key == key }

    /// Whether its dependencies and arguments are those that were read.
    var isCertain: Bool { !declared.isConditional && !declared.hasConditionalMembers && !declared.isGeneric }
}

/// The components of a program by what they are called in lists and calls.
struct Components {
    private(set) var all: [ProgramComponent] = []
    private var places: [String: Int] = [:]
    private let table: TypeTable

    init(_ table: TypeTable) {
        self.table = table
        for (file, content) in table.program.files.enumerated() {
            for declared in content.declarations.components {
                let component = Self.component(declared, file, table)
                if let key = component.key, places[key] == nil { places[key] = all.count }
                all.append(component)
            }
        }
    }

    /// The component that is a type or a function, by its place.
    func place(ofKey key: String) -> Int? { places[key] }

    /// What a reference in a list or a call means.
    enum Target {
        case component(Int)

        /// A declared type that is no component, which registers what its own function says.
        case otherType
        case unknown
    }

    /// What a list or a call names.
    func find(_ reference: ComponentReference, in file: Int, scope: Int?) -> Target {
        guard let spelling = reference.type else { return .unknown }
        let type = TypeLookup(table, file: file, scope: scope).resolve(spelling)
        if let function = reference.function {
            return place(ofKey: "\(type.key).\(function)()").map(Target.component) ?? .unknown
        }
        guard let declaration = type.declaration else { return .unknown }
        return place(ofKey: declaration.id).map(Target.component) ?? .otherType
    }

    private static func component(_ declared: DeclaredComponent, _ file: Int, _ table: TypeTable)
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
                services: declared.services.map { $0.map(lookup.resolve) ?? .unknown(declared.name) }
            )
        }
        let own = declared.innerScope.map {
            TypeLookup(table, file: file, scope: $0).resolve(.generic("Self"))
        }
        let listed = declared.services.map { $0.map(lookup.resolve) ?? .unknown(declared.name) }
        return ProgramComponent(
            declared: declared,
            file: file,
            key: own?.declaration?.id,
            text: own?.declaration.map(table.text) ?? declared.name,
            services: listed.isEmpty ? [own ?? .unknown(declared.name)] : listed
        )
    }
}
