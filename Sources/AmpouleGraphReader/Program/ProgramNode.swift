import AmpouleGraph

/// A node of a program, with the declarations of its dependencies.
struct ProgramNode {
    var node: ComponentGraph.Node
    let file: Program.File.Index

    /// The component it belongs to; `nil` for a closure.
    let component: ProgramComponent.Index?
    var dependencies: [ProgramDependency]

    /// Whether the sources show the scope, and that the program's container keeps what is shared in it.
    var isScopeKnown = true

    /// Whether instances are made without arguments, or with the default values of all of them.
    var servesWithoutArguments = false

    /// Where it is registered, as far as that decides which containers find it.
    var home = Home.unknown

    /// The assembly that registers it, if no code names that.
    var unnamedAssembly: String?

    /// Whether it returns the instances of another node.
    var isForward = false

    /// The factory of a registration that isn't that of a component.
    var factory = DeclaredRegistration.Factory.unknown

    /// Whether a container certainly makes its instances with the closure, unless another registration replaces it.
    var isJudgedClosure = false

    /// The identities of the services, with `nil` for each that is uncertain.
    var serviceIdentities: [String?] = []

    /// The identities of the services to whose lists it contributes, with `nil` for each that is uncertain.
    var contributionIdentities: [String?] = []

    /// The identities of the arguments, with `nil` for each that is uncertain.
    var argumentIdentities: [String?] = []

    /// Whether arguments with other identities are certainly other types.
    var areArgumentsExact = false

    typealias Index = Table<ProgramNode>.Index

    /// Where a node is registered.
    enum Home: Equatable {
        case unknown

        /// In containers without a parent.
        case roots

        /// In containers inside of others.
        case children

        /// In modules, as an element.
        case modules(Set<ModuleOfElements>)
    }
}

/// A module of elements.
struct ModuleOfElements: Hashable {
    let file: Program.File.Index
    let declared: DeclaredModule
}

extension ProgramNode {
    /// Whether two nodes certainly share a key, or contribute to one list.
    func sharesKey(with other: ProgramNode) -> Bool {
        let lists = Set(contributionIdentities.compactMap(\.self))
        if !lists.isDisjoint(with: other.contributionIdentities.compactMap(\.self)) { return true }
        let services = Set(serviceIdentities.compactMap(\.self))
        return argumentIdentities == other.argumentIdentities && !argumentIdentities.contains(nil)
            && !services.isDisjoint(with: other.serviceIdentities.compactMap(\.self))
    }
}

/// A dependency with the file and the scope that its type is spelled in.
struct ProgramDependency {
    let declared: DeclaredDependency
    let file: Program.File.Index
    let scope: LexicalScope.Index?

    /// Whether it is what the component decorates, rather than an injected dependency.
    var isDecorated = false

    /// The component whose accessor a closure uses.
    var component: ProgramComponent.Index?

    /// Whether the closure that requests it may do without it.
    var mayBeMissing = false

    /// Whether a closure requests it of the resolver that it is called with.
    var asksResolver = false
}

/// Assigns a unique name to each node.
struct NodeNames {
    private var taken: Set<ComponentGraph.Node.ID> = []

    mutating func name(
        _ text: String,
        arguments: [String],
        name: String?,
        isContribution: Bool = false,
        module: String,
        place: ComponentGraph.Location
    ) -> ComponentGraph.Node.ID {
        func identifier(_ text: String) -> ComponentGraph.Node.ID {
            let plain = ComponentGraph.Node.ID(text, arguments: arguments, name: name)
            return isContribution ? ComponentGraph.Node.ID(rawValue: "\(plain) in a list") : plain
        }
        let plain = identifier(text)
        if taken.insert(plain).inserted { return plain }
        let qualified = identifier("\(module).\(text)")
        if taken.insert(qualified).inserted { return qualified }
        let file = place.file.split(separator: "/").last ?? ""
        var placed = ComponentGraph.Node.ID(rawValue: "\(qualified) at \(file):\(place.line)")
        while !taken.insert(placed).inserted {
            placed = ComponentGraph.Node.ID(rawValue: "\(placed) (again)")
        }
        return placed
    }
}

extension ComponentGraph.Location {
    init(_ position: Position, in file: String) {
        self.init(file: file, line: position.line, column: position.column)
    }

    /// The location with the file name only, which is the same on every machine.
    var shortText: String { "\(file.split(separator: "/").last ?? ""):\(line):\(column)" }
}
