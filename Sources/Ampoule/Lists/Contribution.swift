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
/// The first request for a list reads them from the registry.
struct ContributionIndex: ~Copyable, Sendable {
    // Not private, or else the compiler of Swift 6.3 fails in the file of the registrar.

    /// A service, and the level for whose containers something contributes, or none.
    struct List: Hashable {
        let service: ObjectIdentifier
        let level: LevelReference
    }

    struct State: Sendable {
        /// The contributions at one moment; `nil` if they have to be read.
        fileprivate var registrations: [List: [Registration]]?

        /// Counts the changes, so that contributions that were read before a change are not stored after it.
        fileprivate var changeCount = 0

        /// The places of what contributions have replaced, by their own: a contribution keeps the place in the list.
        fileprivate var formerPlaces: [UInt32: UInt32] = [:]

        /// The place in the list.
        ///
        /// Threads that replace one contribution at a time may record that in another order, so one former place leads to the next.
        fileprivate func place(of contribution: Registration) -> UInt32 {
            var place = contribution.place
            while let former = formerPlaces[place] { place = former }
            return place
        }
    }

    private let state: Mutex<State>

    /// - Parameter isEmpty: Whether the registry has no contributions yet.
    init(isEmpty: Bool) {
        state = Mutex(State(registrations: isEmpty ? [:] : nil))
    }

    /// Creates the index of a registry that copies another one.
    init(copying original: borrowing ContributionIndex) {
        let formerPlaces = original.state.withLock(\.formerPlaces)
        state = Mutex(State(formerPlaces: formerPlaces))
    }

    /// Has the contributions read again, after the registry was changed.
    ///
    /// - Parameters:
    ///   - replaced: The contribution that was replaced, if one was.
    ///   - new: The one that was stored in its place.
    func invalidate(replacing replaced: Registration? = nil, with new: Registration? = nil) {
        // Releases the registrations after unlocking, since that runs user code.
        _ = state.withLock { state in
            if let replaced, let new {
                let former = state.formerPlaces.removeValue(forKey: replaced.place) ?? replaced.place
                state.formerPlaces[new.place] = former
            }
            state.changeCount += 1
            return exchange(&state.registrations, with: nil)
        }
    }

    /// The contributions to the list of a service.
    ///
    /// - Complexity: O(1) on average; O(*n*) for the first request after a change, where *n* is the number of
    ///   registrations.
    func contributions(
        to service: Any.Type,
        at level: LevelReference,
        in registry: borrowing Registry
    ) -> [Registration] {
        let list = List(service: ObjectIdentifier(service), level: level)
        let (known, count, former) = state.withLock { state in
            (state.registrations.map { $0[list] ?? [] }, state.changeCount, state)
        }
        if let known { return known }
        let contributions = registry.all.filter(\.key.isContribution).sorted(by: former.place)
        let read = Dictionary(grouping: contributions) { registration in
            List(service: ObjectIdentifier(registration.key.serviceType), level: registration.level)
        }
        state.withLock { state in
            guard state.changeCount == count else { return }
            state.registrations = read
            // Forgets what was removed.
            let known = Set(contributions.map(\.place))
            state.formerPlaces = state.formerPlaces.filter { known.contains($0.key) }
        }
        return read[list] ?? []
    }
}
