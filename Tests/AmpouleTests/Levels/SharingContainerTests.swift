import Ampoule
import Testing

/// A shared instance belongs to a container and is made by it, whichever container is asked.
struct SharingContainerTests {
    private static let scopes: [ObjectScope] = [
        .container, .weak, ObjectScope(storageFactory: { PermanentStorage() }),
    ]

    private let container = Container.silent()

    @Test(arguments: scopes)
    func whatOnlyTheChildHasIsAnErrorThatSaysSo(scope: ObjectScope) throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(scope)
        let child = Container.silent(parent: container)
        child.register(Animal.self) { _ in Cat(name: "child") }

        let error = try #require(throws: ResolutionError.self) { try child.require(Person.self) }
        #expect(
            error.description == """
                Nothing is registered for 'Animal'.
                Resolution path: Person → Animal.
                'Animal' belongs to the child container that was asked, and 'Person' is made by a container outside \
                of it, which lives longer. Put 'Person' into a scope that is not shared, or register 'Animal' in that \
                container.
                """
        )
        #expect(container.resolve(Person.self) == nil)
    }

    @Test func theErrorNamesTheLevel() throws {
        container.register(Record.self) { Record(try $0.require(Visit.self)) }.inObjectScope(.container)

        let error = try #require(throws: ResolutionError.self) {
            try container.visit(of: "ada").require(Record.self)
        }
        #expect(
            error.description == """
                Nothing is registered for 'Visit'.
                Resolution path: Record → Visit.
                'Visit' belongs to the level 'Visit', and 'Record' is made by a container outside of it, which lives \
                longer. Register 'Record' for the level 'Visit' instead, or pass what it needs with each call.
                """
        )
    }

    @Test func whatOnlyTheChildHasAsynchronouslyIsAnErrorThatSaysSo() async throws {
        container.register(Person.self) { resolver in
            await Task.yield()
            return PetOwner(pet: try await resolver.require(Animal.self))
        }
        .inObjectScope(.container)
        let child = Container.silent(parent: container)
        child.register(Animal.self) { _ in Cat(name: "child") }

        let error = await #expect(throws: ResolutionError.self) {
            try await child.asynchronous.require(Person.self)
        }
        #expect(error?.description.contains("'Animal' belongs to the child container that was asked") == true)
        #expect(error?.path.map(\.description) == ["Person", "Animal"])
    }

    @Test func providersOfASharedInstanceOutliveTheChildThatAskedFirst() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Kennel.self) { Kennel(animals: try $0.require(Provider<Animal>.self)) }
            .inObjectScope(.container)
        let kennel = try Container(parent: container).require(Kennel.self)

        #expect(try kennel.animals.resolve().name == "Mimi")
    }

    @Test func aStorageThatKeepsAnInstanceForEachGraphKeepsOneForTheAsker() throws {
        let scope = ObjectScope(storageFactory: { GraphStorage() }, description: "own graph")
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        let child = Container.silent(parent: container)
        child.register(Collector.self) { resolver in
            Collector(first: try resolver.require(Animal.self), second: try resolver.require(Animal.self))
        }

        let collector = try child.require(Collector.self)
        #expect(collector.first === collector.second)
        #expect(try child.require(Collector.self).first !== collector.first)
    }

    @Test func aWeakInstanceLivesUntilTheResolutionOfTheAskerEnds() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.weak)
        let child = Container.silent(parent: container)
        child.register(Person.self) { resolver in
            let first = ObjectIdentifier(try resolver.require(Animal.self))
            let second = try resolver.require(Animal.self)
            #expect(first == ObjectIdentifier(second))
            return PetOwner(pet: second)
        }

        #expect(throws: Never.self) { try child.require(Person.self) }
    }
}

/// Holds a provider of its animals.
private final class Kennel: Sendable {
    let animals: Provider<any Animal>

    init(animals: Provider<any Animal>) { self.animals = animals }
}
