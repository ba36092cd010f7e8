@testable import Ampoule
import TestSupport
import Testing

/// Forwards and decorators that lead to a registration of another container, whose container makes and shares the instances.
struct ForwardOwnerTests {
    private let owner = Container()
    private let asked = Container()

    @Test func theContainerOfTheEntryIsNotKeptAlive() throws {
        var owner: Container? = Container()
        let entry = try #require(owner).register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        asked.forward(Animal.self, to: entry)
        weak let released = owner
        _ = try asked.require(Animal.self)
        owner = nil

        #expect(released == nil)
        #expect(try asked.require(Animal.self) as? Cat === asked.require(Animal.self) as? Cat)
    }

    @Test(arguments: ObjectScope.builtIn)
    func aForwardToARegistrationOfAClosedContainerIsRefused(_ scope: ObjectScope) async throws {
        let child = Container(parent: owner)
        let entry = owner.register(Cat.self) { _ in Cat() }.inObjectScope(scope)
        child.forward(Animal.self, to: entry)
        asked.forward(Animal.self, to: entry)
        try await owner.close()

        for container in [child, asked] {
            #expect(isClosed { _ = try container.require(Animal.self) })
            let error = await #expect(throws: ResolutionError.self) {
                _ = try await container.asynchronous.require(Animal.self)
            }
            #expect(isClosed { if let error { throw error } })
        }
    }

    @Test func aDecoratorOfWhatAClosedParentHasRegisteredIsRefused() async throws {
        let child = Container(parent: owner)
        owner.register(Animal.self) { _ in Cat() }
        child.decorate(Animal.self) { _, animal in animal }
        try await owner.close()

        #expect(isClosed { _ = try child.require(Animal.self) })
    }

    @Test func nothingIsOverriddenOrDecoratedInAClosedContainer() async throws {
        let child = Container(parent: owner)
        owner.register(Animal.self) { _ in Cat() }
        try await owner.close()

        for container in [owner, child] {
            #expect(isClosed { try container.requireOverride(Animal.self) { _ in Dog() } })
            #expect(isClosed { try container.requireDecoration(Animal.self) { _, animal in animal } })
        }
    }

    @Test func aClosureOfOnCloseThatIsNeverCalledIsNoReasonToRefuse() async throws {
        let child = Container(parent: owner)
        try await owner.close()
        child.register(Animal.self) { _ in Cat() }.onClose { _ in }

        #expect(throws: Never.self) { _ = try child.require(Animal.self) }
    }

    @Test func anObjectThatIsSharedAgainIsClosedOnce() async throws {
        let (cat, closed) = (Cat(), Counter())
        asked.register(Cat.self) { _ in cat }.inObjectScope(.container).onClose { _ in closed.increment() }
        _ = try asked.require(Cat.self)
        asked.resetObjectScope(.container)
        _ = try asked.require(Cat.self)
        try await asked.close()

        #expect(closed.count == 1)
    }

    @Test func aCopyOfACopyHasNoInstanceOfACustomScope() throws {
        let scope = ObjectScope(storageFactory: { PermanentStorage() })
        asked.register(Cat.self) { _ in Cat() }.inObjectScope(scope)
        let copy = asked.copy()
        let first = try copy.require(Cat.self)
        let second = copy.copy()

        #expect(try second.require(Cat.self) !== first)
        #expect(try asked.require(Cat.self) !== first)
    }

    @Test func aForwardToWhatIsDecoratedInOverridesGetsTheSameInstance() throws {
        let child = Container(parent: owner)
        let entry = owner.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        child.forward(Animal.self, to: entry)

        try owner.withOverrides { container in
            container.decorate(Cat.self) { _, cat in Cat(name: cat.name) }
        } perform: {
            _ = try owner.require(Cat.self)
            #expect(try child.require(Animal.self) as? Cat === child.require(Animal.self) as? Cat)
        }
    }
}
