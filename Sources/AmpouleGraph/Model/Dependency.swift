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

        /// Whether it is `nil` if nothing provides it; if it is resolved on first use, the value may be `nil` then.
        ///
        /// So it is for `Stable?`, and for `Lazy<Stable?>`, whose ``need`` is ``Need/deferred``.
        public var isOptional: Bool

        /// Whether it is injected into a `weak` property, which doesn't retain it.
        public var isHeldWeakly: Bool

        /// The location of its `@Inject`.
        public var location: Location?

        /// The provider.
        public var provider: Provider

        /// Whether its `Lazy` or `Provider` looks for the service when it is injected, as `Lazy<Animal>` does.
        ///
        /// It can't wait for an asynchronous service then. A wrapper of an optional, a collection or another wrapper looks
        /// for the service when it is used.
        package var isLookedUpOnInjection = false

        /// Describes a dependency, which by default is optional if its need is ``Need/optional``.
        public init(
            label: String,
            type: String,
            service: String? = nil,
            name: String? = nil,
            injection: Injection = .initializer,
            need: Need = .required,
            isOptional: Bool? = nil,
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
            self.isOptional = isOptional ?? (need == .optional)
            self.isHeldWeakly = isHeldWeakly
            self.location = location
            self.provider = provider
        }
    }
}

extension ComponentGraph.Dependency {
    private enum CodingKeys: CodingKey {
        case label, type, service, name, injection, need, isOptional, isHeldWeakly, location, provider
        case isLookedUpOnInjection
    }

    /// Decodes a dependency.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            label: try container.decode(String.self, forKey: .label),
            type: try container.decode(String.self, forKey: .type),
            service: try container.decode(String.self, forKey: .service),
            name: try container.decodeIfPresent(String.self, forKey: .name),
            injection: try container.decode(Injection.self, forKey: .injection),
            need: try container.decode(Need.self, forKey: .need),
            isOptional: try container.decodeIfPresent(Bool.self, forKey: .isOptional),
            isHeldWeakly: try container.decode(Bool.self, forKey: .isHeldWeakly),
            location: try container.decodeIfPresent(ComponentGraph.Location.self, forKey: .location),
            provider: try container.decode(ComponentGraph.Provider.self, forKey: .provider)
        )
        isLookedUpOnInjection =
            try container.decodeIfPresent(Bool.self, forKey: .isLookedUpOnInjection) ?? false
    }

    /// Encodes a dependency, and whether it is optional if the need does not tell.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(label, forKey: .label)
        try container.encode(type, forKey: .type)
        try container.encode(service, forKey: .service)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encode(injection, forKey: .injection)
        try container.encode(need, forKey: .need)
        if isOptional != (need == .optional) { try container.encode(isOptional, forKey: .isOptional) }
        try container.encode(isHeldWeakly, forKey: .isHeldWeakly)
        try container.encodeIfPresent(location, forKey: .location)
        try container.encode(provider, forKey: .provider)
        if isLookedUpOnInjection {
            try container.encode(isLookedUpOnInjection, forKey: .isLookedUpOnInjection)
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

        /// One of several nodes: a component's factory makes the one whose arguments it is called with.
        case oneOf([Node.ID])

        /// All of these nodes, which contribute to a collection; none if it is empty.
        case all([Node.ID])

        /// The value of a level, which has this name.
        case value(String)

        /// Built in, as `Container` is.
        case outside

        /// Nothing.
        case missing

        /// Nothing without arguments: this node is one of the service's, but takes some.
        case needsArguments(Node.ID)

        /// Nothing: each of these nodes is found without the arguments that have default values, so that none is.
        case ambiguous([Node.ID])

        /// The nodes of the graph that it may come from.
        public var nodes: [Node.ID] {
            switch self {
            case .node(let id): [id]
            case .oneOf(let ids), .all(let ids): ids
            case .value, .outside, .missing, .needsArguments, .ambiguous: []
            }
        }

        /// The name of the level whose value it is.
        public var level: String? {
            guard case .value(let level) = self else { return nil }
            return level
        }
    }
}

extension ComponentGraph.Provider: Codable {
    private enum Kind: String, Codable {
        case node, oneOf, all, value, outside, missing, needsArguments, ambiguous
    }

    private enum CodingKeys: CodingKey {
        case kind, nodes, level
    }

    private var kind: Kind {
        switch self {
        case .node: .node
        case .oneOf: .oneOf
        case .all: .all
        case .value: .value
        case .outside: .outside
        case .missing: .missing
        case .needsArguments: .needsArguments
        case .ambiguous: .ambiguous
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
        case .all: self = .all(nodes)
        case .value: self = .value(try container.decode(String.self, forKey: .level))
        case .outside: self = .outside
        case .missing: self = .missing
        case .needsArguments: self = .needsArguments(try onlyNode())
        case .ambiguous: self = .ambiguous(nodes)
        }
    }

    /// Encodes a provider as what it is and the nodes or the level it names.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        switch self {
        case .node(let id), .needsArguments(let id): try container.encode([id], forKey: .nodes)
        case .oneOf(let ids), .all(let ids), .ambiguous(let ids): try container.encode(ids, forKey: .nodes)
        case .value(let level): try container.encode(level, forKey: .level)
        case .outside, .missing: break
        }
    }
}
