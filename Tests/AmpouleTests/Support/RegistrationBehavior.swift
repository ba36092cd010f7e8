import Ampoule
import TestSupport

/// Calls a closure for each registration.
struct RegistrationBehavior: Behavior {
    struct Registration {
        let container: Container
        let type: Any.Type
        let key: RegistrationKey
        let name: String?
        let scope: any ObjectScopeProtocol
        let setScope: (ObjectScope) -> Void
    }

    let body: @Sendable (Registration) -> Void

    func container<Registered, Service>(
        _ container: Container,
        didRegisterType type: Registered.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    ) {
        body(
            Registration(
                container: container,
                type: type,
                key: entry.key,
                name: name,
                scope: entry.objectScope,
                setScope: { scope in entry.inObjectScope(scope) }
            )
        )
    }
}

extension Behavior where Self == RegistrationBehavior {
    /// Writes each registration down.
    static func clerk(_ book: Notebook<String>) -> RegistrationBehavior {
        RegistrationBehavior { book.write("\($0.type) to \($0.key), \($0.name ?? "no name")") }
    }
}
