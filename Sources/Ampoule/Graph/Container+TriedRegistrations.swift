extension Container {
    /// Whether the container, or one that it belongs to, is closed, so that every request fails.
    package var refusesRequests: Bool { core.isInsideClosedContainer }

    /// The registrations that requests of this container find, by their makers, in the order in which they were made; those of
    /// outer containers first.
    ///
    /// An ambiguous key, which leads to no maker, is left out.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations.
    package var triedRegistrations: [TriedRegistration] {
        let members = core.membersToTry
        var visible: [RegistrationKey: Registration] = [:]
        for member in members { visible[member.registration.key] = member.registration }
        var makers: [Registration] = []
        var groups: [ObjectIdentifier: [TriedRegistration.Member]] = [:]
        for member in members {
            let registration = member.registration
            if registration.key.isHidden || registration.shortenedKey?.isAmbiguous ?? false { continue }
            let maker = registration.maker(among: visible) ?? registration
            let group = groups[ObjectIdentifier(maker), default: []]
            if group.isEmpty { makers.append(maker) }
            groups[ObjectIdentifier(maker)] = registration === maker ? [member] + group : group + [member]
        }
        return makers.compactMap { maker in
            guard let group = groups[ObjectIdentifier(maker)], let first = group.first else { return nil }
            return TriedRegistration(maker, first: first, others: Array(group.dropFirst()))
        }
    }
}

extension Core {
    /// The registrations that requests of this container find.
    fileprivate var membersToTry: [TriedRegistration.Member] {
        let own = searchedRegistrations
        let others = lineage.flatMap { container in container.fallbacks.flatMap(\.reachable) }
            .map { container in SearchedRegistrations(container: container, level: .none) }
        var known: Set<RegistrationKey> = []
        var members: [[TriedRegistration.Member]] = []
        for (number, searched) in (own + others).enumerated() {
            let added = searched.all
                .filter { registration in known.insert(registration.key).inserted }
                .sorted { $0.place < $1.place }
            members.append(
                added.map { registration in
                    TriedRegistration.Member(
                        registration: registration,
                        isOfFallback: number >= own.count
                    )
                }
            )
        }
        return Array(members.reversed().joined())
    }
}

extension ResolutionError {
    /// The error of a request under a key that none of the registrations has.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - registrations: The registrations.
    package init(requesting key: RegistrationKey, among registrations: [TriedRegistration]) {
        let alternatives = Alternative.nearest(to: key, among: registrations.flatMap(\.keys))
        self.init(.unregistered(alternatives: alternatives), key: key)
    }
}
