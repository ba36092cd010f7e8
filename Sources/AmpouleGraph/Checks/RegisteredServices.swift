import Ampoule

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

    let remedies: Remedies
    private var searches = 0
    private let providers: [String: [ComponentGraph.Node]]
    private let components: [String: ComponentGraph.Node]
    private let services: [Service]

    init(of index: GraphIndex) {
        let nodes = index.nodes
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
    func unregistered(providing service: String, name: String?) -> ComponentGraph.Node? {
        providers[service]?.first { node in
            !node.isRegistered && node.name == name && node.arguments.isEmpty
        }
    }

    /// The registrations of a service, whatever their names.
    func registered(providing service: String) -> [ComponentGraph.Node] {
        providers[service]?.filter(\.isRegistered) ?? []
    }

    /// The component of a name.
    func component(called name: String) -> ComponentGraph.Node? { components[name] }

    /// The services with similar names, nearest first, each with a node.
    ///
    /// - Parameter id: A node that does not count, since it needs the service itself.
    mutating func similar(
        to service: String,
        except id: ComponentGraph.Node.ID
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
