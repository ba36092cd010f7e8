extension ComponentGraph {
    /// A component, by one of its initializers, or a closure registration.
    public struct Node: Identifiable, Sendable, Hashable, Codable {
        /// The identifier of the node, unique in the graph.
        public var id: ID

        /// The type or function that is the component, such as `Horse`; nil for a closure.
        public var component: String?

        /// The kind of the component's declaration; `nil` for a closure, or if it is unknown.
        public var kind: Kind?

        /// The services it can be resolved as, without `any`, starting with the one it is registered for itself.
        public var services: [String]

        /// The services to whose collections it contributes, without `any`; `nil` if there are none.
        public var contributesTo: [String]?

        /// The name of the registration.
        public var name: String?

        /// The types of the arguments that a caller passes, in order.
        public var arguments: [String]

        /// How its instances are shared.
        public var scope: Scope

        /// The name of the level whose container owns the registration; nil if the program's container does.
        ///
        /// That container makes and keeps the instances in the scopes ``Scope/container``, ``Scope/weak`` and
        /// ``Scope/custom(_:)``.
        public var level: String?

        /// Whether it is asynchronous.
        public var isAsynchronous: Bool

        /// The code that can make an instance; nil for a closure, or where it is not known.
        public var isolation: Isolation?

        /// The module that declares it.
        public var module: String?

        /// The location of the declaration, or of the call that describes a closure; `nil` for any other closure.
        public var location: Location?

        /// The dependencies, in the order of injection.
        public var dependencies: [Dependency]

        /// Whether ``dependencies`` is complete; the dependencies of a closure are unknown.
        public var areDependenciesKnown: Bool

        /// The containers that have it registered, as seen from the one whose graph it is.
        ///
        /// Empty for an unregistered component, which can be resolved by its own type only. Two nodes with equal
        /// keys conflict only if they share a container.
        public var registeredBy: [String]

        /// Describes a node.
        public init(
            id: ID,
            component: String? = nil,
            kind: Kind? = nil,
            services: [String],
            contributesTo: [String]? = nil,
            name: String? = nil,
            arguments: [String] = [],
            scope: Scope = .graph,
            level: String? = nil,
            isAsynchronous: Bool = false,
            isolation: Isolation? = nil,
            module: String? = nil,
            location: Location? = nil,
            dependencies: [Dependency] = [],
            areDependenciesKnown: Bool = true,
            registeredBy: [String] = []
        ) {
            self.id = id
            self.component = component
            self.kind = kind
            self.services = services
            self.contributesTo = contributesTo
            self.name = name
            self.arguments = arguments
            self.scope = scope
            self.level = level
            self.isAsynchronous = isAsynchronous
            self.isolation = isolation
            self.module = module
            self.location = location
            self.dependencies = dependencies
            self.areDependenciesKnown = areDependenciesKnown
            self.registeredBy = registeredBy
        }

        /// Whether anything registers it.
        public var isRegistered: Bool { !registeredBy.isEmpty }
    }
}

extension ComponentGraph.Node {
    /// The kinds of declarations that can be components.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// A class.
        case `class`

        /// A structure, a value.
        case structure

        /// An actor.
        case actor

        /// An enumeration, a value.
        case enumeration

        /// A function marked `@Provides`.
        case function
    }

    /// The identifier of a node, unique in its graph and stable between runs.
    public struct ID: RawRepresentable, Sendable, Hashable, Codable {
        /// The text of the identifier.
        public let rawValue: String

        /// Names a node by the whole of its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Names a node as its registration key is written, such as `Horse(String, Bool) named "lucky"`.
        ///
        /// - Parameters:
        ///   - type: The component, or the service of a closure; with its module where two are called alike.
        ///   - arguments: The types of the arguments.
        ///   - name: The name of the registration.
        public init(_ type: String, arguments: [String] = [], name: String? = nil) {
            rawValue = ComponentGraph.keyText(type, arguments: arguments, name: name)
        }
    }
}

extension ComponentGraph.Node.ID: Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// Names a node by the whole of its text.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// Whether one identifier comes before the other, by their texts.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The text of the identifier.
    public var description: String { rawValue }
}

extension ComponentGraph {
    /// A registration key as a person would write it, such as `Animal(String, Bool) named "lucky"`.
    package static func keyText(_ type: String, arguments: [String] = [], name: String?) -> String {
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return type + list + (name.map { " named \"\($0)\"" } ?? "")
    }
}

extension ComponentGraph {
    /// How the instances of a node are shared.
    public enum Scope: Sendable, Hashable {
        /// A new instance for every resolution.
        case transient

        /// One instance within a resolution and everything resolved for it.
        case graph

        /// One instance for the container and its children.
        case container

        /// Like ``container``, but the container doesn't retain the instance.
        case weak

        /// A custom scope with its name.
        case custom(String)
    }
}

extension ComponentGraph.Scope: CustomStringConvertible {
    /// The name of the scope.
    public var description: String {
        switch self {
        case .transient: "transient"
        case .graph: "graph"
        case .container: "container"
        case .weak: "weak"
        case .custom(let name): name
        }
    }
}

extension ComponentGraph.Scope: Codable {
    private enum CodingKeys: CodingKey {
        case custom
    }

    /// Decodes a scope.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            self = .custom(try container.decode(String.self, forKey: .custom))
            return
        }
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        let builtIn: [Self] = [.transient, .graph, .container, .weak]
        guard let scope = builtIn.first(where: { $0.description == name }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "There is no scope '\(name)'."
            )
        }
        self = scope
    }

    /// Encodes a scope by its name, and marks custom ones, whose names may equal a built-in one.
    public func encode(to encoder: any Encoder) throws {
        guard case .custom(let name) = self else { return try description.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .custom)
    }
}

extension ComponentGraph {
    /// The code that can make the instances of a node.
    public enum Isolation: Sendable, Hashable {
        /// Any code.
        case nonisolated

        /// Code that is isolated to a global actor, such as `MainActor`.
        case globalActor(String)
    }
}

extension ComponentGraph.Isolation: CustomStringConvertible {
    /// The name of the actor, or `nonisolated`.
    public var description: String { actor ?? "nonisolated" }

    /// The global actor, if there is one.
    var actor: String? {
        guard case .globalActor(let actor) = self else { return nil }
        return actor
    }
}

extension ComponentGraph.Isolation: Codable {
    /// Decodes an isolation from the name of its actor, or `nonisolated`.
    public init(from decoder: any Decoder) throws {
        let name = try String(from: decoder)
        self = name == Self.nonisolated.description ? .nonisolated : .globalActor(name)
    }

    /// Encodes the name of the actor, or `nonisolated`.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
