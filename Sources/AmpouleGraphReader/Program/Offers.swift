import AmpouleGraph

/// A node as what may provide a dependency.
struct Offer {
    enum Arguments {
        case none, some, unknown
    }

    let node: Int
    let name: NameSpelling
    let arguments: Arguments

    /// Whether the node is registered for exactly this service, whatever else the sources do not tell.
    let isCertain: Bool
}

/// What a program registers, by services.
struct Offers {
    private var offers: [String: [Offer]] = [:]

    /// The keys of services, by their last names, of which it is not known that they differ from others.
    private var inexactKeys: [String: Set<String>] = [:]

    /// The last names of all services, with their keys.
    private var keys: [String: Set<String>] = [:]

    /// Whether something is registered that may be any service.
    private(set) var hasUnknown = false

    /// Whether a service is registered that may be an alias of a type of another name.
    private(set) var hasAliases = false

    mutating func add(_ offer: Offer, of service: ResolvedType) {
        if service.isUnknown {
            hasUnknown = true
            return
        }
        offers[service.key, default: []].append(offer)
        keys[service.lastName, default: []].insert(service.key)
        if !service.isExact {
            inexactKeys[service.lastName, default: []].insert(service.key)
            if service.isExternal, !KnownNames.types.contains(service.lastName) { hasAliases = true }
        }
    }

    /// Takes note of something that may be registered for any service.
    mutating func addUnknown() {
        hasUnknown = true
    }

    /// What is registered for a service.
    subscript(service: ResolvedType) -> [Offer] { offers[service.key] ?? [] }

    /// Whether a service of the same name is registered whose arguments the compiler infers, as in `Array.self`.
    func mayInclude(wrapper service: ResolvedType) -> Bool {
        inexactKeys[service.lastName]?.contains { $0 != service.key } == true
    }

    /// Whether something that is registered under another spelling may be the service all the same.
    func mayInclude(_ service: ResolvedType) -> Bool {
        if hasUnknown { return true }
        if service.isExternal, hasAliases { return true }
        let namesakes = service.isExact ? inexactKeys : keys
        return namesakes[service.lastName]?.contains { $0 != service.key } == true
    }
}
