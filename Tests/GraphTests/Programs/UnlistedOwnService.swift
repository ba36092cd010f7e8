import Ampoule

/// A component that is its own service needs no list.
enum UnlistedOwnService {
    @Register
    final class Stable { init() {} }

    @Register
    struct Horse {
        @Inject let stable: Stable
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(UnlistedOwnService.Horse.self)
private extension Container {}
