import Ampoule
import Testing

/// Overrides of components.
struct OverrideComponentTests {
    @Register(OverriddenAnimal.self, scope: .container)
    final class Pony: OverriddenAnimal {
        let name: String

        init(name: String = "Bella") { self.name = name }
    }

    @Register(scope: .container)
    final class Meadow: Sendable {
        let isGreen: Bool

        @Inject init() { isGreen = true }

        init(isGreen: Bool) { self.isGreen = isGreen }
    }

    struct StuffedPony: OverriddenAnimal {
        let name: String
    }

    private let container = Container()

    struct Visit: ContainerLevel {}

    @Test(arguments: [false, true])
    func aKeyWithoutArgumentsThatHaveDefaultValuesIsNotOverridden(isForALevel: Bool) throws {
        Pony.register(in: isForALevel ? LevelContainer<Visit>.registrations(in: container) : container)
        container.register(OverriddenAnimal.self, name: "other") { _ in StuffedPony(name: "Lucky") }

        let error = try #require(throws: ResolutionError.self) {
            try container.requireOverride(OverriddenAnimal.self) { (_, _: Int) in StuffedPony(name: "Lucky") }
        }

        let second = error.description.split(separator: "\n")[1]
        #expect(second == "Registered with other arguments: 'OverriddenAnimal(String)'.")
        let missed = try #require(throws: ResolutionError.self) {
            try container.requireOverride(Pony.self) { (_, name: String) in Pony(name: name) }
        }
        #expect(
            missed.description.contains("'Pony' is a component of the service 'OverriddenAnimal': name that.")
        )
    }

    @Test func anUnregisteredComponentIsOverridden() throws {
        let entry = container.override(Meadow.self) { _ in Meadow(isGreen: false) }

        #expect(entry.objectScope === ObjectScope.container)
        #expect(try !Meadow.Factory(resolver: container).make().isGreen)
    }
}

protocol OverriddenAnimal: Sendable {
    var name: String { get }
}
