/// Resolves lists from their contributions.
extension Core {
    /// A contribution, and the container that resolves it: the one that was asked, or a fallback.
    struct ListedContribution: Sendable {
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
    func contributions(to service: Any.Type) -> [ListedContribution] {
        var contributions: [ListedContribution] = []
        var sourceCount = 0
        for searched in searchedRegistrations.reversed() {
            let container = searched.container
            var added: [ListedContribution] = []
            if searched.level == .none {
                added = container.fallbacks.flatMap { $0.contributions(to: service) }
            }
            for registration in container.registrar.contributions(to: service, at: searched.level) {
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
    func namedContributions(to service: Any.Type) -> [ListedContribution] {
        contributions(to: service).filter { $0.registration.key.name != nil }
    }

    /// Whether a service is a list that has contributions.
    ///
    /// The caller must be pinned.
    func hasContributions(toListUnder key: RegistrationKey) -> Bool {
        guard key.isPlain, key.signature.takesNoArguments, let list = key.serviceType as? any ServiceList.Type
        else { return false }
        return !contributions(to: list.elementType).isEmpty
    }

    /// Resolves contributions, in their order.
    ///
    /// - Parameters:
    ///   - contributions: The contributions.
    ///   - add: Adds an element, and its name if it has one, to the list.
    func resolve<Element>(
        _ contributions: [ListedContribution],
        _ add: (Element, String?) -> Void
    ) throws(ResolutionError) {
        for contribution in contributions {
            let (registration, container) = (contribution.registration, contribution.container)
            let element: Element =
                container == self
                ? try self.container.borrowed.resolve(Target(registration))
                : try container.resolve(.key(registration.key, findsComponents: false))
            add(element, registration.key.name)
        }
    }

    /// Resolves contributions, in an asynchronous resolution.
    nonisolated(nonsending) func resolve<Element>(
        _ contributions: [ListedContribution],
        _ request: AsynchronousRequest,
        _ add: (Element, String?) -> Void
    ) async throws(ResolutionError) {
        for contribution in contributions {
            let (registration, container) = (contribution.registration, contribution.container)
            let resolver = AsynchronousResolver(container.container, for: request.caller)
            let element: Element =
                container == self
                ? try await resolveRegistration(registration, request)
                : try await resolver.resolveKey(registration.key)
            add(element, registration.key.name)
        }
    }
}

extension Registrar {
    /// The contributions to the list of a service, for the containers of a level or for the container itself, in the order of
    /// registration.
    ///
    /// The caller must be pinned.
    func contributions(to service: Any.Type, at level: LevelReference = .none) -> [Registration] {
        contributions.contributions(to: service, at: level, in: registry)
    }
}
