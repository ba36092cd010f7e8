import Ampoule

struct Name: Sendable {}

struct Barn: Sendable {}

@Register
final class Stable: Sendable {
    init() {}
}

enum Farm {
    @Provides
    static func barn(naming: (Name) -> Void, name: Name) -> Barn { Barn() }
}

@Register
final class Horse {
    init() {}

    @Inject func move(to stable: Stable, naming: (Name) -> Void) {}
}

@Registrations(Farm.barnComponent, Horse.self, Stable.self, provided: [((Name) -> Void).self])
extension Container {}

func use(_ container: Container) {
    container.registerComponents()
    _ = container.barn(naming: { _ in }, name: Name())
}
