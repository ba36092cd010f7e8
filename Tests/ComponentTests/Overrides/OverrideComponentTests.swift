import Ampoule
import Testing

/// Overrides of components.
struct OverrideComponentTests {
    @Register(Animal.self, scope: .container)
    final class Pony: Animal {
        let name: String

        init(name: String = "Bella") { self.name = name }
    }

    @Register(scope: .container)
    final class Meadow: Sendable {
        let isGreen: Bool

        @Inject init() { isGreen = true }

        init(isGreen: Bool) { self.isGreen = isGreen }
    }

    private let container = Container()

    struct Visit: ContainerLevel {}

    @Test(arguments: [false, true])
    func aKeyWithoutArgumentsThatHaveDefaultValuesIsNotOverridden(isForALevel: Bool) throws {
        Pony.register(in: isForALevel ? LevelContainer<Visit>.registrations(in: container) : container)
        container.register(Animal.self, name: "other") { _ in Toy(name: "Lucky") }

        let error = try #require(throws: ResolutionError.self) {
            try container.requireOverride(Animal.self) { (_, _: Int) in Toy(name: "Lucky") }
        }

        let second = error.description.split(separator: "\n")[1]
        #expect(second == "Registered with other arguments: 'Animal(String)'.")
        let missed = try #require(throws: ResolutionError.self) {
            try container.requireOverride(Pony.self) { (_, name: String) in Pony(name: name) }
        }
        #expect(
            missed.description.contains("'Pony' is a component of the service 'Animal': name that.")
        )
    }

    @Test func anUnregisteredComponentIsOverridden() throws {
        let entry = container.override(Meadow.self) { _ in Meadow(isGreen: false) }

        #expect(entry.objectScope === ObjectScope.container)
        #expect(try !Meadow.Factory(resolver: container).make().isGreen)
    }
}
