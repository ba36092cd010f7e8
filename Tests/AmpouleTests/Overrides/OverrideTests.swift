import Ampoule
import TestSupport
import Testing

/// Registrations that must replace one.
struct OverrideTests {
    private let container = Container.silent()

    // MARK: - What is replaced

    @Test func anOverrideOfAFallbacksRegistrationIsOfTheContainer() throws {
        container.register(Animal.self) { _ in Cat() }
        let zoo = Container(fallbacks: [container])

        zoo.override(Animal.self) { _ in Dog() }

        #expect(try zoo.require(Animal.self) is Dog)
        #expect(try container.require(Animal.self) is Cat)
    }

    @Test func theValueOfALevelIsReplaced() throws {
        let visit = container.visit(of: "ada")

        visit.override(Visit.self) { _ in Visit(owner: "bob") }

        #expect(try visit.require(Visit.self).owner == "bob")
    }

    @Test func anAsynchronousFactoryReplacesAnyFactory() async throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        container.override(Animal.self) { _ in
            await suspend()
            return Dog()
        }

        let animal = try await container.asynchronous.require(Animal.self)
        #expect(animal is Dog)
        #expect(try await container.asynchronous.require(Animal.self) === animal)
    }

    // MARK: - Scopes and completions

    /// Other threads may resolve an override as soon as it is registered, which is when behaviors are notified.
    @Test(arguments: ObjectScope.builtIn + Handover.scopes)
    func anOverrideIsRegisteredInTheScopeOfWhatItReplaces(_ scope: ObjectScope) throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        container.register(Horse.self) { _ in Horse() }.inObjectScope(scope)
        container.register(Stable.self) { _ in Stable() }.inObjectScope(scope)
        let found = Notebook<Bool>()
        container.addBehavior(RegistrationBehavior { found.write($0.scope === scope) })

        container.override(Animal.self) { _ in Dog() }
        container.override(Horse.self) { (_: any Resolver) in Horse() }
        container.override(Stable.self) { _ in
            await suspend()
            return Stable()
        }

        #expect(found.entries == [true, true, true])
    }

    @Test(arguments: ObjectScope.shared)
    func anInstanceOfAnOverrideThatABehaviorResolvesIsShared(_ scope: ObjectScope) throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        let found = Notebook<any Animal>()
        container.addBehavior(
            RegistrationBehavior { [container] _ in found.write(container.resolve(Animal.self)!) }
        )

        container.override(Animal.self) { _ in Dog() }

        #expect(try found.entries.first === container.require(Animal.self))
    }

    @Test func aBehaviorDoesNotChangeTheScopeOfAnOverride() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.weak)
        container.addBehavior(RegistrationBehavior { $0.setScope(.transient) })

        let entry = container.override(Animal.self) { _ in Dog() }

        #expect(entry.objectScope === ObjectScope.weak)
    }

    @Test func anOverrideOfAForwardHasTheScopeOfItsTarget() throws {
        container.register(Cat.self) { _ in Cat() }.inObjectScope(.container).implements(Animal.self)

        container.override(Animal.self) { _ in Dog() }

        #expect(try container.require(Animal.self) === container.require(Animal.self))
        #expect(try container.require(Animal.self) is Dog)
    }

    // MARK: - Nothing to replace

    @Test func anOverrideOfNothingNamesTheNearestKeys() throws {
        container.register(Animal.self) { _, name in Cat(name: name) }

        let error = try #require(throws: ResolutionError.self) {
            try container.requireOverride(Animal.self) { _ in Dog() }
        }

        #expect(
            error.description == """
                The override of 'Animal' replaces nothing.
                Registered with other arguments: 'Animal(String)'.
                An override has the service, the name and the arguments of what it replaces; use 'register' for a \
                new registration.
                """
        )
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func anAsynchronousOverrideOfNothingFails() {
        container.register(Animal.self, name: "cat") { _ in Cat() }

        #expect(throws: ResolutionError.self) {
            try container.requireOverride(Animal.self, name: "dog") { _ in
                await suspend()
                return Dog()
            }
        }
    }

    @Test func anOverrideOfNothingTraps() async {
        await #expect(processExitsWith: .failure) {
            Container().override(Animal.self) { _ in Cat() }
        }
    }
}
