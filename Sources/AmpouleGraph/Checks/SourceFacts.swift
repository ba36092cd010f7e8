extension ComponentGraph {
    /// Facts from the sources of a program that its graph does not contain.
    package struct SourceFacts: Sendable {
        /// The services that code asks for, such that it fails without them.
        package var requirements: [Requirement] = []

        /// The nodes whose scope the sources do not show, so that they may have any.
        package var nodesOfUnknownScope: Set<Node.ID> = []

        /// The dependencies that a registration under an alias may provide instead of the known ones.
        package var dependenciesOnAliases: Set<Problem.Edge> = []

        /// The dependencies of decorators on components that a list registers after them.
        package var decorationsTooEarly: [Problem.Edge] = []

        /// The lists whose functions no code calls.
        package var uncalledLists: [UncalledList] = []

        /// The nodes that the program's code makes without a request, through their accessors and factories.
        package var nodesMadeByCode: [Node.ID] = []

        /// The components that conform to a missing service without being registered for it, by the service.
        package var conformingNodes: [String: [Node.ID]] = [:]

        /// The components that decorate services, and that nothing registers.
        package var forgottenNodes: [Node.ID] = []

        /// The levels that no code opens.
        package var unopenedLevels: [Level] = []

        /// The module whose components a program has to register; `nil` if that counts for those of any module.
        package var ownModule: String?

        /// The levels that lists of libraries need, and that no code opens.
        package var requiredLevels: [RequiredLevel] = []

        /// The services that lists of libraries require of the program that calls them, and that nothing provides.
        package var unprovidedServices: [UnprovidedService] = []

        /// The decorations by closures before the registrations of what they decorate.
        package var earlyDecorations: [EarlyDecoration] = []

        /// The services of components that no source declares.
        package var undeclaredServices: Set<String> = []

        /// The calls that open a level in a container that it isn't opened in.
        package var misplacedOpenings: [MisplacedOpening] = []

        /// The components that code makes through their accessors and factories.
        package var accessorRequirements: [Requirement] = []

        /// The registrations that another one right behind them replaces.
        package var replacedClosures: [ReplacedClosure] = []

        /// The components that are less visible than a list of the target that names them.
        package var hiddenComponents: [HiddenComponent] = []

        package init() {}
    }

    /// A list of components whose function no code of a program calls.
    package struct UncalledList: Sendable {
        /// The name of the function.
        package var function: String

        /// The module of the list.
        package var module: String

        /// The location of the list.
        package var location: Location

        /// The nodes of the listed components.
        package var nodes: [Node.ID]

        /// Whether the list is without effect: the program doesn't use its accessors either, and could call it.
        package var isUseless: Bool

        package init(function: String, module: String, location: Location, nodes: [Node.ID], isUseless: Bool)
        {
            self.function = function
            self.module = module
            self.location = location
            self.nodes = nodes
            self.isUseless = isUseless
        }
    }
}

/// Finds code that a program declares and does not use.
enum UnusedCodeCheck {
    static func warnings(_ facts: ComponentGraph.SourceFacts, in index: GraphIndex)
        -> [ComponentGraph.Problem]
    {
        let forgotten = Set(facts.forgottenNodes)
        return facts.uncalledLists.filter(\.isUseless).map { list in
            ComponentGraph.Problem(
                .uncalledList,
                nodes: list.nodes,
                location: list.location,
                message: "no code calls '\(list.function)()', so the list registers nothing",
                notes: [
                    ComponentGraph.Problem.Note(
                        .callUselessList,
                        at: list.location,
                        "call it on the container, or remove the list"
                    )
                ]
            )
        }
            + index.nodes.filter { forgotten.contains($0.id) }.map(problem(ofForgotten:))
            + facts.unopenedLevels.map { level in
                ComponentGraph.Problem(
                    .unopenedLevel,
                    nodes: index.nodes.filter { $0.scope == .level(level.name) }.map(\.id),
                    location: level.location,
                    message:
                        "no code opens the level '\(level.name)', so nothing in its scope can be resolved",
                    notes: [
                        ComponentGraph.Problem.Note(
                            .openUnusedLevel,
                            at: level.location,
                            "open it with '\(level.opening)', or remove it"
                        )
                    ]
                )
            }
    }

    /// The problem of a decorator that nothing registers.
    private static func problem(ofForgotten node: ComponentGraph.Node) -> ComponentGraph.Problem {
        return ComponentGraph.Problem(
            .unregisteredComponent,
            nodes: [node.id],
            location: node.location,
            message: "'\(node.title)' decorates nothing, because nothing registers it",
            notes: [
                ComponentGraph.Problem.Note(
                    .listDecorator,
                    at: node.location,
                    "add it to a '@Registrations' list, or remove it"
                )
            ]
        )
    }
}
