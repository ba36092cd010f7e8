/// Resolves lists from their contributions.
extension Core {
    /// Resolves all contributions to the list of a service, in the order of the list.
    func list<Element>(of service: Element.Type) throws(ResolutionError) -> [Element] {
        var list: [Element] = []
        // Most lists are those of a single container, which needs no order and hides nothing.
        if isRoot, fallbacks.isEmpty {
            let registrations = registrar.contributions(to: service)
            list.reserveCapacity(registrations.count)
            // Not by its elements, each of which would be retained twice.
            for index in registrations.indices {
                list.append(try container.borrowed.resolve(Target(registrations[index])))
            }
            return list
        }
        for contribution in contributions(to: service) {
            list.append(try element(contribution))
        }
        return list
    }

    /// Resolves all contributions, in an asynchronous resolution.
    nonisolated(nonsending) func list<Element>(
        of service: Element.Type,
        _ request: AsynchronousRequest
    ) async throws(ResolutionError) -> [Element] {
        var list: [Element] = []
        for contribution in ResolutionContext.current.whilePinned({ contributions(to: service) }) {
            list.append(try await element(contribution, request))
        }
        return list
    }

    /// Resolves the contributions with a name, in the order of the list.
    func namedList<Element>(of service: Element.Type) throws(ResolutionError) -> [String: Element] {
        let contributions = namedContributions(to: service)
        var list = [String: Element](minimumCapacity: contributions.count)
        for contribution in contributions {
            list.updateValue(try element(contribution.contribution), forKey: contribution.name)
        }
        return list
    }

    /// Resolves the contributions with a name, in an asynchronous resolution.
    nonisolated(nonsending) func namedList<Element>(
        of service: Element.Type,
        _ request: AsynchronousRequest
    ) async throws(ResolutionError) -> [String: Element] {
        let contributions = ResolutionContext.current.whilePinned { namedContributions(to: service) }
        var list = [String: Element](minimumCapacity: contributions.count)
        for contribution in contributions {
            list.updateValue(
                try await element(contribution.contribution, request),
                forKey: contribution.name
            )
        }
        return list
    }

    // MARK: - Contributions

    /// A contribution, and the container that resolves it: the one that was asked, or a fallback.
    private struct ListedContribution: Sendable {
        let registration: Registration
        let container: Core
    }

    /// The contributions to the list of a service: those of outer containers first, each in the order of registration.
    ///
    /// As with other keys, a contribution of an inner container hides one with an equal key.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of contributions and of reachable containers.
    private func contributions(to service: Any.Type) -> [ListedContribution] {
        var contributions: [ListedContribution] = []
        var sourceCount = 0
        for container in Array(lineage).reversed() {
            var added = container.fallbacks.flatMap { $0.contributions(to: service) }
            for registration in container.registrar.contributions(to: service) {
                added.append(ListedContribution(registration: registration, container: self))
            }
            guard !added.isEmpty else { continue }
            contributions += added
            sourceCount += container.fallbacks.count + 1
        }
        guard sourceCount > 1 else { return contributions }
        var known: Set<RegistrationKey> = []
        return contributions.reversed().filter { known.insert($0.registration.key).inserted }.reversed()
    }

    /// The contributions with a name.
    private func namedContributions(
        to service: Any.Type
    ) -> [(name: String, contribution: ListedContribution)] {
        contributions(to: service).compactMap { contribution in
            contribution.registration.key.name.map { name in (name: name, contribution: contribution) }
        }
    }

    /// Whether a service is a list that has contributions.
    ///
    /// The caller must be pinned.
    func hasContributions(toListUnder key: RegistrationKey) -> Bool {
        guard key.isPlain, key.signature.takesNoArguments, let list = key.serviceType as? any ServiceList.Type
        else { return false }
        return !contributions(to: list.elementType).isEmpty
    }

    private func element<Element>(
        _ contribution: ListedContribution
    ) throws(ResolutionError) -> Element {
        let (registration, container) = (contribution.registration, contribution.container)
        guard container == self else {
            return try container.resolveKey(registration.key, of: Element.self)
        }
        return try self.container.borrowed.resolve(Target(registration))
    }

    private nonisolated(nonsending) func element<Element>(
        _ contribution: ListedContribution,
        _ request: AsynchronousRequest
    ) async throws(ResolutionError) -> Element {
        let (registration, container) = (contribution.registration, contribution.container)
        guard container == self else {
            return try await AsynchronousResolver(container.container, for: request.caller).resolveKey(
                registration.key
            )
        }
        return try await resolveRegistration(registration, request)
    }
}

extension Registrar {
    /// The contributions to the list of a service, in the order of registration.
    ///
    /// The caller must be pinned.
    func contributions(to service: Any.Type) -> [Registration] {
        contributions.contributions(to: service, in: registry)
    }
}
