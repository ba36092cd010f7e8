import Ampoule

/// A node under construction, with types where the finished node has their names.
struct DraftNode {
    /// Identifies a node.
    struct Identity: Hashable {
        enum Maker: Hashable {
            case component(ComponentOrigin.Identity)
            case registration(ObjectIdentifier)
        }

        /// The view of the container that resolves the node's dependencies.
        let view: Int
        let maker: Maker

        init(_ registration: Registration, in view: Int) {
            self.view = view
            maker =
                registration.origin.map { .component($0.identity) }
                ?? .registration(ObjectIdentifier(registration))
        }

        init(_ origin: ComponentOrigin, in view: Int) {
            self.view = view
            maker = .component(origin.identity)
        }
    }

    let identity: Identity

    /// The view of the container that resolves the dependencies.
    var view: Int { identity.view }

    /// The key of the registration that makes the instances.
    let key: RegistrationKey
    let origin: ComponentOrigin?
    let scope: any ObjectScopeProtocol
    let isAsynchronous: Bool

    /// The description of the component, if it has one.
    let component: __ComponentDescription?

    /// The scope of the level that the container that owns the registration is inside, if any.
    var level: LevelIdentity?

    /// Whether a container outside of the graph makes the instances, with dependencies of its own.
    var isMadeOutside = false

    /// The node whose instances this one forwards, if any.
    var target: Int?

    /// Whether this one decorates, also if it finds nothing to.
    var isDecorator = false

    /// The node whose instances this one decorates, if any.
    var decorated: Int?
    var services: [Any.Type] = []

    /// The services to whose lists the node contributes.
    var contributions: [Any.Type] = []
    var registeredBy: [String] = []
    var dependencies: [DraftDependency] = []

    /// Adds a key that resolves to the node: a service, or a list that the node contributes to.
    mutating func add(_ other: RegistrationKey, registeredBy registrar: String?) {
        let service = other.serviceType
        if other.isContribution {
            if !contributions.contains(where: { $0 == service }) { contributions.append(service) }
        } else if !services.contains(where: { $0 == service }) {
            // The service of the registration itself comes first.
            services.insert(service, at: service == key.serviceType ? 0 : services.count)
        }
        add(registrar)
    }

    /// Adds a container that has the node registered.
    mutating func add(_ registrar: String?) {
        if let registrar, !registeredBy.contains(registrar) { registeredBy.append(registrar) }
    }
}

/// A dependency under construction.
struct DraftDependency {
    /// The provider of a dependency, as indices of nodes.
    enum Provider {
        case nodes([Int])
        /// All contributions to a list.
        case list([Int])
        /// The value of a level.
        case value(LevelIdentity)
        case outside
        case missing
        case needsArguments(Int)
        case ambiguous([Int])
    }

    let dependency: DescribedDependency

    /// The type that is looked up.
    let service: Any.Type

    /// Whether it is looked up when it is used, not when it is injected.
    let isDeferred: Bool
    let isOptional: Bool

    /// Whether its wrapper looks for the service when it is injected.
    let isLookedUpOnInjection: Bool
    var provider: Provider
}
