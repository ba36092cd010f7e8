extension ComponentGraph {
    /// A dependency of a component.
    public struct Dependency: Sendable, Hashable, Codable {
        /// The parameter or property that takes it; for a parameter without a label its name.
        public var label: String

        /// The type as the declaration spells it, such as `any Animal`, `Stable?` or `Lazy<Stable>`.
        public var type: String

        /// The service that is looked up, such as `Animal` or `Stable`.
        ///
        /// Without `any`, an optional's mark, and a wrapper such as `Lazy`: spelled as the services of nodes.
        public var service: String

        /// The name of the requested registration.
        public var name: String?

        /// When it is injected.
        public var injection: Injection

        /// How much the component depends on it.
        public var need: Need

        /// Whether it is injected into a `weak` property, which doesn't retain it.
        public var isHeldWeakly: Bool

        /// The location of its `@Inject`.
        public var location: Location?

        /// The provider.
        public var provider: Provider

        /// Describes a dependency.
        public init(
            label: String,
            type: String,
            service: String? = nil,
            name: String? = nil,
            injection: Injection = .initializer,
            need: Need = .required,
            isHeldWeakly: Bool = false,
            location: Location? = nil,
            provider: Provider
        ) {
            self.label = label
            self.type = type
            self.service = service ?? type
            self.name = name
            self.injection = injection
            self.need = need
            self.isHeldWeakly = isHeldWeakly
            self.location = location
            self.provider = provider
        }
    }
}

extension ComponentGraph.Dependency {
    /// When a dependency is injected.
    public enum Injection: String, Sendable, Hashable, Codable {
        /// With the initializer, before the instance exists.
        case initializer

        /// Into a property, after the initializer, when the instance can be resolved by others.
        case property

        /// With a method, after the initializer, when the instance can be resolved by others.
        case method
    }

    /// The strength of a dependency.
    public enum Need: String, Sendable, Hashable, Codable {
        /// The component can't be made without it.
        case required

        /// It is `nil` if nothing provides it.
        case optional

        /// It is resolved on first use, through a `Lazy`, a `Provider` or a component's `Factory`, but its
        /// registration must exist from the beginning.
        case deferred
    }
}

extension ComponentGraph {
    /// The provider of a dependency.
    public enum Provider: Sendable, Hashable {
        /// A node of the graph.
        case node(Node.ID)

        /// One of several nodes: the sources do not say which of them is registered where it matters.
        case oneOf([Node.ID])

        /// The value of the nearest of these levels that the component is made in.
        case value([String])

        /// Something outside the graph: said in code to come from elsewhere, or built in as `Container` is.
        case outside

        /// Nothing.
        case missing

        /// Nothing without arguments: this node is one of the service's, but takes some.
        case needsArguments(Node.ID)

        /// Nothing: each of these nodes is found without the arguments that have default values, so that none is.
        case ambiguous([Node.ID])

        /// Not known: the sources alone cannot tell.
        case unknown

        /// The nodes of the graph that it may come from.
        public var nodes: [Node.ID] {
            switch self {
            case .node(let id): [id]
            case .oneOf(let ids): ids
            case .value, .outside, .missing, .needsArguments, .ambiguous, .unknown: []
            }
        }

        /// The names of the levels whose value it may be.
        public var levels: [String] {
            guard case .value(let levels) = self else { return [] }
            return levels
        }
    }
}

extension ComponentGraph.Provider: Codable {
    private enum Kind: String, Codable {
        case node, oneOf, value, outside, missing, needsArguments, ambiguous, unknown
    }

    private enum CodingKeys: CodingKey {
        case kind, nodes, levels
    }

    private var kind: Kind {
        switch self {
        case .node: .node
        case .oneOf: .oneOf
        case .value: .value
        case .outside: .outside
        case .missing: .missing
        case .needsArguments: .needsArguments
        case .ambiguous: .ambiguous
        case .unknown: .unknown
        }
    }

    /// Decodes a provider.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let nodes = try container.decodeIfPresent([ComponentGraph.Node.ID].self, forKey: .nodes) ?? []
        func onlyNode() throws -> ComponentGraph.Node.ID {
            guard nodes.count == 1 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .nodes,
                    in: container,
                    debugDescription: "One node was expected, and there are \(nodes.count)."
                )
            }
            return nodes[0]
        }
        switch try container.decode(Kind.self, forKey: .kind) {
        case .node: self = .node(try onlyNode())
        case .oneOf: self = .oneOf(nodes)
        case .value: self = .value(try container.decode([String].self, forKey: .levels))
        case .outside: self = .outside
        case .missing: self = .missing
        case .needsArguments: self = .needsArguments(try onlyNode())
        case .ambiguous: self = .ambiguous(nodes)
        case .unknown: self = .unknown
        }
    }

    /// Encodes a provider as what it is and the nodes or levels it names.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        switch self {
        case .node(let id), .needsArguments(let id): try container.encode([id], forKey: .nodes)
        case .oneOf(let ids), .ambiguous(let ids): try container.encode(ids, forKey: .nodes)
        case .value(let levels): try container.encode(levels, forKey: .levels)
        case .outside, .missing, .unknown: break
        }
    }
}
