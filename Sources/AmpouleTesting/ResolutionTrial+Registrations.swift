import Ampoule
import Testing

extension ResolutionTrial {
    /// The request with arguments for a registration, if they are passed.
    func request(for registration: TriedRegistration) -> Request? {
        requests.first { request in registration.keys.contains(request.key) }
    }

    /// The registrations to resolve: first those that arguments are passed to, since a module returns a singleton without
    /// arguments only once it exists.
    func order(_ registrations: [TriedRegistration]) -> [TriedRegistration] {
        let resolved = registrations.filter { registration in
            !omissions.contains { omission in omission.matches(registration) }
        }
        let areWithArguments = resolved.map { registration in request(for: registration) != nil }
        let ordered = zip(resolved, areWithArguments)
        return ordered.filter(\.1).map(\.0) + ordered.filter { !$0.1 }.map(\.0)
    }

    /// Records an issue for each request and each omission that is about no registration.
    func recordMistakes(among registrations: [TriedRegistration], sourceLocation: SourceLocation) {
        let keys = Set(registrations.flatMap(\.keys))
        for request in requests where !keys.contains(request.key) {
            let error = ResolutionError(requesting: request.key, among: registrations)
            Issue.record(
                "Arguments are passed to '\(request.key)', but: \(error)",
                sourceLocation: sourceLocation
            )
        }
        for omission in omissions where !registrations.contains(where: omission.matches) {
            let name = omission.name.map { name in " named \"\(name)\"" } ?? ""
            Issue.record(
                "'\(omission.service)'\(name) is left out because \(omission.reason), but it is not registered.",
                sourceLocation: sourceLocation
            )
        }
    }
}

extension ResolutionTrial.Omission {
    /// Whether a registration is left out, by any of its keys.
    func matches(_ registration: TriedRegistration) -> Bool {
        registration.keys.contains { key in
            ObjectIdentifier(service) == ObjectIdentifier(key.serviceType) && name == key.name
        }
    }
}
