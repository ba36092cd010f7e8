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

    @Test func aTypedCallGetsTheOverride() throws {
        Pony.register(in: container)

        container.override(OverriddenAnimal.self) { _, name in StuffedPony(name: name) }

        let pony = try Pony.Factory(resolver: container).make(name: "Lucky")
        #expect(pony is StuffedPony)
    }

    @Test func aKeyWithoutArgumentsThatHaveDefaultValuesIsNotOverridden() throws {
        Pony.register(in: container)

        let error = try #require(throws: ResolutionError.self) {
            try container.requireOverride(OverriddenAnimal.self) { _ in StuffedPony(name: "Lucky") }
        }

        #expect(error.description.contains("Registered with other arguments: 'OverriddenAnimal(String)'."))
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
