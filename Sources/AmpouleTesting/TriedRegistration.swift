import Ampoule

/// The registrations that lead to one maker, for a test that resolves each maker once.
struct TriedRegistration: Sendable {
    /// A registration that requests find.
    struct Member: Sendable {
        let registration: Registration

        /// Whether it belongs to a fallback, which resolves it itself.
        let isOfFallback: Bool
    }

    /// The registrations: the maker, unless requests don't find it, then those that forward to it, or that omit arguments.
    private let members: [Member]

    /// The level for whose containers the registration is, if there is one.
    private let level: LevelIdentity?

    /// The key of the maker, or of the first registration that leads to it.
    let key: RegistrationKey

    /// The location of the component, or of the call that describes the factory, if either is known.
    let location: DescribedLocation?

    /// The keys of the registrations.
    var keys: [RegistrationKey] { members.map(\.registration.key) }

    /// Whether each request has to pass arguments.
    var takesArguments: Bool { memberWithoutArguments == nil }

    /// The name of the level for whose containers the registration is, if there is one.
    var levelName: String? { level?.name }

    private var memberWithoutArguments: Member? {
        members.first { member in member.registration.key.takesNoArguments }
    }

    /// - Parameters:
    ///   - makers: The registration that makes the instances, and those that it decorates.
    ///   - members: The registrations, at least one.
    fileprivate init(_ makers: [Registration], _ members: [Member]) {
        self.members = members
        key = members[0].registration.key
        // A fallback is inside no level that its user opens.
        level = members[0].isOfFallback ? nil : members[0].registration.level
        location = makers.first?.describedLocation ?? makers.last?.describedLocation
    }

    /// Whether a container is inside the level of the registration, or there is none.
    func belongs(to container: Container) -> Bool {
        level.map { level in container.core.nearestContainer(at: level) != nil } ?? true
    }
}

/// Resolves the registration on the caller's actor, or on that of its component.
extension TriedRegistration {
    /// Resolves the registration without arguments.
    ///
    /// - Returns: An error for each forward that the instance is not of the type of.
    nonisolated(nonsending) func resolve(
        in container: Container
    ) async throws(ResolutionError) -> [ResolutionError] {
        guard let member = memberWithoutArguments else { return [] }
        typealias Resolution =
            nonisolated(nonsending) () async throws(ResolutionError) -> [ResolutionError]
        func resolution<Service>(of service: Service.Type) -> Resolution {
            { () async throws(ResolutionError) in
                try await resolve(service, member, in: container)
            }
        }
        return try await _openExistential(member.registration.key.serviceType, do: resolution)()
    }

    /// Resolves the registration by one of its keys, with arguments.
    ///
    /// - Returns: An error for each forward that the instance is not of the type of.
    nonisolated(nonsending) func resolve<Service, each Argument>(
        _ service: Service.Type,
        name: String?,
        in container: Container,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> [ResolutionError] {
        let key = RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        guard let member = members.first(where: { member in member.registration.key == key }) else {
            return []
        }
        return try await resolve(service, member, in: container, repeat each argument)
    }

    private nonisolated(nonsending) func resolve<Service, each Argument>(
        _ service: Service.Type,
        _ member: Member,
        in container: Container,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> [ResolutionError] {
        let registration = member.registration
        let instance: Service
        if member.isOfFallback {
            instance = try await container.asynchronous.resolveKey(registration.key, repeat each argument)
        } else {
            // By its key, a request could find the value of a level.
            instance = try await container.asynchronous
                .resolveRegistration(Target(registration), repeat each argument)
        }
        return errors(forwarding: instance)
    }

    private func errors<Instance>(forwarding instance: Instance) -> [ResolutionError] {
        members.compactMap { member in
            guard let target = member.registration.target else { return nil }
            let key = member.registration.key
            func error<Forwarded>(_ forwarded: Forwarded.Type) -> ResolutionError? {
                guard !(instance is Forwarded) else { return nil }
                let made = type(of: instance as Any)
                return ResolutionError(.unrelatedTypes(instance: made, forwardedTo: target.key), key: key)
            }
            return _openExistential(key.serviceType, do: error)
        }
    }
}

extension Registration {
    /// The location of the component that describes the dependencies, or of the call that does.
    fileprivate var describedLocation: DescribedLocation? {
        if let factory = attributes?.factoryDescription { return factory.location }
        let component = describedOrigin?.component as? any Registrable.Type
        return component?.__description.location
    }
}

extension Container {
    /// Whether the container, or one that it belongs to, is closed, so that every request fails.
    var refusesRequests: Bool { core.isInsideClosedContainer }

    /// The registrations that requests of this container find, by their makers, in the order in which they were made; those of
    /// outer containers first.
    ///
    /// An ambiguous key, which leads to no maker, is left out.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations.
    var triedRegistrations: [TriedRegistration] {
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
        return makers.map { maker in
            let members = groups[ObjectIdentifier(maker), default: []]
            return TriedRegistration(maker.makers(decorated: core.decorated), members)
        }
    }
}

extension Core {
    /// The registrations that requests of this container find, then those that requests of inner levels find besides.
    fileprivate var membersToTry: [TriedRegistration.Member] {
        let own = searchedRegistrations
        let others = lineage.flatMap { container in container.fallbacks.flatMap(\.reachable) }
            .map { container in SearchedRegistrations(container: container, level: nil) }
        return members(of: own + others, countOfOwn: own.count)
            + registeredInnerLevels.flatMap { level in
                let searched = lineage.map { container in
                    SearchedRegistrations(container: container, level: level)
                }
                return members(of: searched, countOfOwn: searched.count)
            }
    }

    private func members(of searched: [SearchedRegistrations], countOfOwn: Int) -> [TriedRegistration.Member]
    {
        var known: Set<RegistrationKey> = []
        let members = searched.enumerated().map { number, searched in
            searched.all.filter { registration in known.insert(registration.key).inserted }
                .sorted(by: \.place)
                .map { TriedRegistration.Member(registration: $0, isOfFallback: number >= countOfOwn) }
        }
        return Array(members.reversed().joined())
    }

    /// The registrations that those of each level find, with those of outer levels that no nearer one hides.
    fileprivate func visibleRegistrations(
        among members: [TriedRegistration.Member]
    ) -> [LevelIdentity?: [RegistrationKey: Registration]] {
        let inner = registeredInnerLevels
        let outside = members.lazy.map(\.registration).filter { registration in
            !inner.contains { level in level == registration.level }
        }
        let base = Dictionary(outside.map { ($0.key, $0) }) { _, last in last }
        var visible = Dictionary(outside.map { ($0.level, base) }) { first, _ in first }
        for level in inner {
            let around = sequence(first: level, next: \.outer).dropFirst()
            let outer = around.lazy.compactMap { visible[$0] }.first
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
    init(requesting key: RegistrationKey, among registrations: [TriedRegistration]) {
        let alternatives = Alternative.nearest(to: key, among: registrations.flatMap(\.keys))
        self.init(.unregistered(alternatives: alternatives), key: key)
    }
}
