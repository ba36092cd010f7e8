/// The parts of lists that no rule is about.
extension SpecifiedContainer {
    func ownContributions(to service: Service) -> [SpecifiedRegistration] {
        let forLevel = level.map { level in
            lineage.dropFirst().reversed().map { container in container.registrationsForLevels[level] ?? [:] }
        }
        return ((forLevel ?? []) + [registrations]).flatMap { registrations in
            registrations.values.filter { $0.key.contribution != nil && $0.key.service == service }
                .sorted { $0.order < $1.order }
        }
    }

    // Lists: "Each element is shared as its own scope says."
    func element(_ contribution: SpecifiedRegistration) throws -> any Instance {
        try resolve(contribution, nil)
    }

    // Lists: "A dictionary with `String` keys contains the contributions with a name."
    func resolveDictionary(_ service: Service) throws -> [String: any Instance] {
        var dictionary: [String: any Instance] = [:]
        for contribution in contributions(to: service) {
            if let name = contribution.key.name { dictionary[name] = try element(contribution) }
        }
        return dictionary
    }
}
