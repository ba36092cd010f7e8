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
        public var isOptional: Bool {
            get { optionality ?? (need == .optional) }
            set { optionality = newValue == (need == .optional) ? nil : newValue }
        }

        /// Whether it is optional, if the need does not tell; only then it is encoded.
        private var optionality: Bool?

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
        package var isLookedUpOnInjection: Bool {
            get { lookupOnInjection ?? false }
            set { lookupOnInjection = newValue ? true : nil }
        }
        private var lookupOnInjection: Bool?

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
            self.isHeldWeakly = isHeldWeakly
            self.location = location
            self.provider = provider
            if let isOptional { self.isOptional = isOptional }
        }
    }
}

extension ComponentGraph.Dependency {
    private enum CodingKeys: String, CodingKey {
        case label, type, service, name, injection, need, isHeldWeakly, location, provider
        case optionality = "isOptional"
        case lookupOnInjection = "isLookedUpOnInjection"
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
    private struct Form: Codable {
        enum Kind: String, Codable {
            case node, oneOf, all, value, outside, missing, needsArguments, ambiguous
        }

        var kind: Kind
        var nodes: [ComponentGraph.Node.ID]?
        var level: String?
    }

    /// Decodes a provider.
    public init(from decoder: any Decoder) throws {
        let form = try Form(from: decoder)
        let nodes = form.nodes ?? []
        switch (form.kind, nodes.count, form.level) {
        case (.node, 1, _): self = .node(nodes[0])
        case (.oneOf, _, _): self = .oneOf(nodes)
        case (.all, _, _): self = .all(nodes)
        case (.value, _, let level?): self = .value(level)
        case (.outside, _, _): self = .outside
        case (.missing, _, _): self = .missing
        case (.needsArguments, 1, _): self = .needsArguments(nodes[0])
        case (.ambiguous, _, _): self = .ambiguous(nodes)
        case (.node, _, _), (.needsArguments, _, _), (.value, _, nil):
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "A provider of the kind '\(form.kind)' has \(nodes.count) nodes and the level '\(form.level ?? "")'."
                )
            )
        }
    }

    /// Encodes a provider as what it is and the nodes or the level it names.
    public func encode(to encoder: any Encoder) throws {
        let form =
            switch self {
            case .node(let id): Form(kind: .node, nodes: [id])
            case .oneOf(let ids): Form(kind: .oneOf, nodes: ids)
            case .all(let ids): Form(kind: .all, nodes: ids)
            case .value(let level): Form(kind: .value, level: level)
            case .outside: Form(kind: .outside)
            case .missing: Form(kind: .missing)
            case .needsArguments(let id): Form(kind: .needsArguments, nodes: [id])
            case .ambiguous(let ids): Form(kind: .ambiguous, nodes: ids)
            }
        try form.encode(to: encoder)
    }
}
