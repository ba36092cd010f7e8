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
        let visible = core.visibleRegistrations(among: members)
        var makers: [Registration] = []
        var groups: [ObjectIdentifier: [TriedRegistration.Member]] = [:]
        for member in members {
            let registration = member.registration
            if registration.key.isHidden || registration.shortenedKey?.isAmbiguous ?? false { continue }
            let maker = registration.maker(among: visible[registration.level] ?? [:]) ?? registration
            let group = groups[ObjectIdentifier(maker), default: []]
            if group.isEmpty { makers.append(maker) }
            groups[ObjectIdentifier(maker)] = registration === maker ? [member] + group : group + [member]
        }
        return makers.map { maker in TriedRegistration(maker, groups[ObjectIdentifier(maker), default: []]) }
    }
}

extension Core {
    /// The registrations that requests of this container find, then those that requests of inner levels find besides.
    fileprivate var membersToTry: [TriedRegistration.Member] {
        let own = searchedRegistrations
        let others = lineage.flatMap { container in container.fallbacks.flatMap(\.reachable) }
            .map { container in SearchedRegistrations(container: container, level: .none) }
        return members(of: own + others, countOfOwn: own.count)
            + registeredInnerLevels.flatMap { level in
                let searched = lineage.map { container in
                    SearchedRegistrations(container: container, level: LevelReference(level))
                }
                return members(of: searched, countOfOwn: searched.count)
            }
    }

    private func members(of searched: [SearchedRegistrations], countOfOwn: Int) -> [TriedRegistration.Member]
    {
        var known: Set<RegistrationKey> = []
        let members = searched.enumerated().map { number, searched in
            searched.all.filter { registration in known.insert(registration.key).inserted }
                .sorted { $0.place < $1.place }
                .map { TriedRegistration.Member(registration: $0, isOfFallback: number >= countOfOwn) }
        }
        return Array(members.reversed().joined())
    }

    /// The registrations that those of each level find, with those of outer levels that no nearer one hides.
    fileprivate func visibleRegistrations(
        among members: [TriedRegistration.Member]
    ) -> [LevelReference: [RegistrationKey: Registration]] {
        let inner = registeredInnerLevels.map(LevelReference.init)
        let outside = members.lazy.map(\.registration).filter { !inner.contains($0.level) }
        let base = Dictionary(outside.map { ($0.key, $0) }) { _, last in last }
        var visible = Dictionary(outside.map { ($0.level, base) }) { first, _ in first }
        for level in inner {
            let around = sequence(first: level.identity) { $0?.outer }.dropFirst().prefix { $0 != nil }
            let outer = around.lazy.compactMap { level in level.flatMap { visible[LevelReference($0)] } }
                .first
            visible[level] = (outer ?? base).merging(
                members.lazy.map(\.registration).filter { $0.level == level }.map { ($0.key, $0) }
            ) { _, nearer in nearer }
        }
        return visible
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
