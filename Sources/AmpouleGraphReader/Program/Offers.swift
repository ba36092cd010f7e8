import AmpouleGraph

/// A node that may provide a dependency.
struct Offer {
    enum Arguments {
        case none, some, unknown

        /// Arguments that all have default values: it serves without arguments unless another node does.
        case optional
    }

    let node: ProgramNode.Index
    let name: NameSpelling
    let arguments: Arguments

    /// Whether the node is certainly registered for exactly this service.
    let isCertain: Bool
}

/// The registrations of a program, by service.
struct Offers {
    /// A service, as far as it is known.
    private struct Service: Hashable {
        let key: String
        let identity: String?

        init(_ type: ResolvedType) {
            key = type.key
            identity = type.identity
        }
    }

    private var offers: [String: [Offer]] = [:]

    /// The offers by name, since one service may have thousands of names.
    private var named: [String: [NameSpelling: [Offer]]] = [:]

    /// The services that may equal others, by last name.
    private var inexact: [String: Set<Service>] = [:]

    /// The services by their last names.
    private var services: [String: Set<Service>] = [:]

    /// Whether a registration may be of any service.
    private(set) var hasUnknown = false

    /// The services that may be aliases of types with other names.
    private var aliases: Set<Service> = []

    /// The services by their keys.
    private var others: [String: Other] = [:]

    /// A registered service that may be another one.
    struct Other {
        let text: String

        /// Whether no source declares it that is read.
        let isExternal: Bool

        /// The first node that provides it.
        let node: ProgramNode.Index
    }

    /// Adds a registration.
    ///
    /// - Parameter isCertainlyType: Whether the service is known to be no alias although no source declares it that is read.
    mutating func add(_ offer: Offer, of service: ResolvedType, isCertainlyType: Bool = false) {
        if others[service.key] == nil {
            others[service.key] = Other(text: service.text, isExternal: service.isExternal, node: offer.node)
        }
        offers[service.key, default: []].append(offer)
        named[service.key, default: [:]][offer.name, default: []].append(offer)
        for name in service.lastNames {
            services[name, default: []].insert(Service(service))
            if !service.isExact { inexact[name, default: []].insert(Service(service)) }
        }
        if !isCertainlyType, !service.isExact, service.isExternal, !service.isBuilt,
            !service.lastNames.contains(where: KnownNames.isKnown)
        {
            aliases.insert(Service(service))
        }
    }

    /// Adds a registration that may be of any service.
    mutating func addUnknown() {
        hasUnknown = true
    }

    /// Whether there are none, not even of unknown services.
    var isEmpty: Bool { offers.isEmpty && !hasUnknown }

    /// The registrations of a service.
    subscript(service: ResolvedType) -> [Offer] { offers[service.key] ?? [] }

    /// The registrations of a service that have a name, or may have it.
    func registrations(of service: ResolvedType, named name: NameSpelling) -> [Offer] {
        guard let named = named[service.key] else { return [] }
        return (named[name] ?? []) + (name == .expression ? [] : named[.expression] ?? [])
    }

    /// Whether a service of the same name is registered whose arguments the compiler infers, as in `Array.self`.
    func mayInclude(wrapper service: ResolvedType) -> Bool {
        service.lastNames.prefix(1).contains { name in
            inexact[name, default: []].contains { $0.key != service.key }
        }
    }

    /// Whether a registration under another spelling may be of the service.
    func mayInclude(_ service: ResolvedType) -> Bool {
        mayIncludeNamesake(of: service) || mayIncludeAlias(of: service)
    }

    /// Whether another type with the name of the service, or with an unknown name, may be the service.
    func mayIncludeNamesake(of service: ResolvedType) -> Bool {
        let namesakes = service.isExact ? inexact : services
        return hasUnknown
            || service.lastNames.contains { name in
                namesakes[name, default: []].contains { isOther($0, than: service) }
            }
    }

    /// Whether a type with another name may be an alias of the service.
    private func mayIncludeAlias(of service: ResolvedType) -> Bool {
        service.isExternal && !service.hasDeclaredParts && aliases.contains { isOther($0, than: service) }
    }

    private func isOther(_ other: Service, than service: ResolvedType) -> Bool {
        other != Service(service) || service.identity == nil
    }

    /// The registered services that may be a service although they are spelled differently, by their names.
    func servicesThatMayBe(_ service: ResolvedType) -> [Other] {
        let named = service.isExact ? inexact : services
        let namesakes = service.lastNames.flatMap { named[$0, default: []] }
        return (namesakes + (service.isExternal && !service.hasDeclaredParts ? Array(aliases) : []))
            .filter { isOther($0, than: service) }.compactMap { others[$0.key] }.sorted { $0.text < $1.text }
    }
}
