/// Finds alternatives to a missing service.
struct RegisteredServices {
    private struct Service {
        let name: String
        let comparableName: ComparableName

        /// The first two nodes that provide it.
        let nodes: [ComponentGraph.Node]
    }

    /// The maximum number of suggested services.
    private static let most = 3

    /// The maximum number of searches for similar names, each of which visits all services.
    ///
    /// After so many missing services, suggestions help little, and a thousand more searches take noticeable time.
    private static let mostSearches = 100

    var remedies: Remedies

    /// The lists of unregistered components that no code calls, by the identifiers of the nodes.
    private var uncalledLists: [ComponentGraph.Node.ID: ComponentGraph.UncalledList] = [:]
    private var searches = 0
    private let conforming: [String: [ComponentGraph.Node]]

    /// The components that others require by their own types.
    private let requiredAsThemselves: Set<String>
    private let providers: [String: [ComponentGraph.Node]]
    private let components: [String: ComponentGraph.Node]
    private let services: [Service]

    /// The services of components that no source declares.
    let undeclared: Set<String>

    init(of index: GraphIndex, _ facts: ComponentGraph.SourceFacts) {
        let nodes = index.nodes
        undeclared = facts.undeclaredServices
        for list in facts.uncalledLists {
            for id in list.nodes where self.uncalledLists[id] == nil { self.uncalledLists[id] = list }
        }
        conforming = facts.conformingNodes.mapValues { ids in
            ids.compactMap(index.place).map { nodes[$0] }
        }
        requiredAsThemselves = Set(
            index.edges.joined().lazy.map { (nodes[$0.target].component, index.dependency(of: $0).service) }
                .filter { $0 == $1 }.map(\.1)
        )
        remedies = index.remedies
        var providers: [String: [ComponentGraph.Node]] = [:]
        var components: [String: ComponentGraph.Node] = [:]
        for node in nodes {
            for service in node.services { providers[service, default: []].append(node) }
            if let component = node.component, components[component] == nil { components[component] = node }
        }
        self.providers = providers
        self.components = components
        services = providers.compactMap { name, nodes in
            let nodes = nodes.lazy.filter(Self.isFound).prefix(2)
            return nodes.isEmpty
                ? nil : Service(name: name, comparableName: ComparableName(name), nodes: Array(nodes))
        }
        .sorted { $0.name < $1.name }
    }

    /// Whether a dependency can be on a node: it is registered, or a component that is its own service.
    private static func isFound(_ node: ComponentGraph.Node) -> Bool {
        node.isRegistered || node.services.first == node.component
    }

    /// An unregistered component that would provide a service.
    func unregistered(
        providing service: String,
        name: String?,
        takingArguments mayTakeArguments: Bool
    ) -> ComponentGraph.Node? {
        providers[service]?.first { node in
            !node.isRegistered && node.name == name && (mayTakeArguments || node.arguments.isEmpty)
        }
    }

    /// The registrations of a service, whatever their names.
    func registered(providing service: String) -> [ComponentGraph.Node] {
        providers[service]?.filter(\.isRegistered) ?? []
    }

    /// The list of an unregistered component that no code calls.
    func uncalledList(of node: ComponentGraph.Node) -> ComponentGraph.UncalledList? { uncalledLists[node.id] }

    /// The request to register a component that nothing registers.
    func listing(of node: ComponentGraph.Node) -> String {
        uncalledList(of: node).map { list in
            "call '\(list.function)()' of '\(list.module)', which registers it"
        } ?? remedies.listing
    }

    /// The components that conform to a service, but are not registered for it.
    func conforming(to service: String) -> [ComponentGraph.Node] { conforming[service] ?? [] }

    /// Whether another component requires a component by its own type.
    func isRequiredAsItself(_ component: String) -> Bool { requiredAsThemselves.contains(component) }

    /// The component of a name.
    func component(called name: String) -> ComponentGraph.Node? { components[name] }

    /// The services with similar names, nearest first, each with a node.
    ///
    /// - Parameter id: A node that does not count, since it needs the service itself.
    mutating func similar(
        to service: String,
        except id: ComponentGraph.Node.ID?
    ) -> [(service: String, node: ComponentGraph.Node)] {
        guard searches < Self.mostSearches else { return [] }
        searches += 1
        let name = ComparableName(service)
        var nearest: [(distance: Int, place: Int)] = []
        for (place, candidate) in services.enumerated() where candidate.name != service {
            guard let distance = name.distance(to: candidate.comparableName) else { continue }
            nearest.append((distance, place))
        }
        let found = nearest.sorted { $0 < $1 }.compactMap { _, place in
            services[place].nodes.first { $0.id != id }.map { (services[place].name, $0) }
        }
        return Array(found.prefix(Self.most))
    }
}
