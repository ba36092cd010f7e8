/// The part of a key that distinguishes a contribution to a list from other contributions, and from a registration of
/// the service.
struct Contribution: ServiceKeyOption, Hashable {
    enum Identity: Hashable, Sendable {
        /// A contribution with a name, which replaces one of the same name.
        case named

        /// A closure without a name, which replaces nothing.
        case closure(SerialNumber)

        /// The contribution of what is registered under a key, which replaces itself if it is registered again.
        case registration(RegistrationKey)
    }

    let identity: Identity

    func isEqualTo(_ another: any ServiceKeyOption) -> Bool { another as? Contribution == self }

    var description: String { "in a list" }
}

extension RegistrationKey {
    /// Whether the key is that of a contribution to a list.
    package var isContribution: Bool { option is Contribution }

    /// The key of a contribution to the list of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - name: The name of the contribution, if it has one.
    ///   - unnamed: The identity without a name.
    static func contribution<Service>(
        to service: Service.Type,
        name: String?,
        orUnnamed unnamed: @autoclosure () -> Contribution.Identity
    ) -> RegistrationKey {
        let option = Contribution(identity: name == nil ? unnamed() : .named)
        return RegistrationKey(service, name: name, option: option)
    }
}

/// The contributions to lists that are registered in one container, by service, in the order of registration.
///
/// The first request for a list after a change reads them from the registry.
struct ContributionIndex: ~Copyable, Sendable {
    // Not private, or else the compiler of Swift 6.3 fails in the file of the registrar.

    /// A service, and the level for whose containers something contributes, or none.
    struct List: Hashable {
        let service: ObjectIdentifier
        let level: LevelIdentity?
    }

    /// The contributions, of which a registry has none at first; `nil` if they have to be read.
    private let lists = Mutex<[List: [Registration]]?>([:])

    /// Has the contributions read again, after the registry was changed.
    func invalidate() {
        // Releases the registrations after unlocking, since that runs user code.
        _ = lists.withLock { lists in exchange(&lists, with: nil) }
    }

    /// The contributions to the list of a service.
    ///
    /// - Complexity: O(1) on average; O(*n*) for the first request after a change, where *n* is the number of
    ///   registrations.
    func contributions(
        to service: Any.Type,
        at level: LevelIdentity?,
        in registry: borrowing Registry
    ) -> [Registration] {
        let list = List(service: ObjectIdentifier(service), level: level)
        // What is read meanwhile is released after unlocking, for the same reason.
        let (contributions, _) = lists.withLock { lists -> ([Registration], [Registration]) in
            if let lists { return (lists[list] ?? [], []) }
            let all = registry.all
            let read = Dictionary(
                grouping: all.filter(\.key.isContribution).sorted(by: \.placeInList)
            ) { registration in
                List(service: ObjectIdentifier(registration.key.serviceType), level: registration.level)
            }
            lists = read
            return (read[list] ?? [], all)
        }
        return contributions
    }
}
