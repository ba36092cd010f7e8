/// The places where requests search.
extension SpecifiedContainer {
    /// A place where a request searches, with what is found there.
    typealias Place = (container: SpecifiedContainer, level: Level?, found: SpecifiedRegistration?)

    /// The places where a request searches, in that order.
    func searched(for key: Key) -> [Place] {
        guard !isClosed else { return [] }
        let own: [Place] = [(self, nil, registrations[key]), (self, nil, registrationOfValue(key))]
        return own + searchedForLevel(key) + (parent?.searched(for: key) ?? [])
    }

    // Decorators: "A child or a level can decorate what a container around it has": "it decorates what requests find there".
    func findOutward(from decorator: SpecifiedRegistration) throws -> SpecifiedRegistration {
        let key = decorator.key
        func isOwn(_ place: Place) -> Bool {
            place.container === decorator.owner && place.level == decorator.level
        }
        // A container that leads to the decorator of another one may not be inside that, or not inside its level. Closing: a
        // child of a closed container "finds nothing of its parent any more".
        let isCutOff = isInsideClosed && lineage.contains { container in container === decorator.owner }
        let candidates = [searched(for: key), isCutOff ? [] : decorator.owner?.searched(for: key) ?? []]
        let places = candidates.first { places in places.contains(where: isOwn) }?
            .drop { place in !isOwn(place) }.dropFirst()
            // Registrations for a level are searched again if one of its containers is inside another.
            .filter { place in decorator.level == nil || !isOwn(place) }
        if let found = (places ?? candidates[1]).lazy.compactMap(\.found).first { return found }
        if isInsideClosed { throw thread.failure(.containerClosed, at: key) }
        throw Failure(reason: .nothingToDecorate, path: thread.path)
    }

    /// The registration that is found under a key, without decorators.
    func undecorated(_ key: Key) -> SpecifiedRegistration? {
        var found = find(key)
        while let decorator = found, case .decorator(_, let replaced) = decorator.maker {
            found = replaced ?? (try? findOutward(from: decorator))
        }
        return found
    }
}
