import Ampoule

/// Something that holds for every service, whatever is registered.
protocol Law: SendableMetatype {
    static func check<Kind>(_ kind: Kind.Type, name: String?, in container: Container)
}

extension Law {
    /// Checks the law for each service of a random container.
    static func holds(seed: UInt64) {
        let container = RandomRegistrations.container(seed: seed)
        for name in RandomRegistrations.names {
            check(Cat.self, name: name, in: container)
            check(Dog.self, name: name, in: container)
            check(Horse.self, name: name, in: container)
            check(Stable.self, name: name, in: container)
        }
    }
}

/// What becomes of a resolution.
enum Outcome<Service> {
    case instance(Service)
    case missing
    case failure(ResolutionError)

    init(_ resolve: () throws(ResolutionError) -> Service) {
        do {
            self = .instance(try resolve())
        } catch {
            // An error about something that the service needs has a longer path.
            if case .unregistered = error.reason, error.path.count == 1 {
                self = .missing
            } else {
                self = .failure(error)
            }
        }
    }

    var isMissing: Bool {
        if case .missing = self { true } else { false }
    }
}
