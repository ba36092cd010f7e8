import Ampoule
import TestSupport
import Testing

/// A shared instance belongs to a container and is made by it, whichever container is asked.
struct SharingContainerTests {
    private static let scopes: [ObjectScope] = [
        .container, .weak, ObjectScope(storageFactory: { PermanentStorage() }),
    ]

    private let container = Container.silent()

    @Test(arguments: scopes)
    func whatTheParentSharesIsMadeWithWhatTheParentHas(scope: ObjectScope) throws {
        container.register(Animal.self) { _ in Cat(name: "parent") }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(scope)
        let child = Container.silent(parent: container)
        child.register(Animal.self) { _ in Cat(name: "child") }

        let owner = try #require(child.resolve(Person.self) as? PetOwner)
        #expect(owner.pet.name == "parent")
        #expect(container.resolve(Person.self) === owner)
        #expect(try child.require(Animal.self).name == "child")
    }

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

    @Test(arguments: [ObjectScope.transient, .graph])
    func whatIsNotSharedIsMadeByTheContainerThatIsAsked(scope: ObjectScope) throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(scope)
        let child = Container.silent(parent: container)
        child.register(Animal.self) { _ in Cat(name: "child") }

        #expect((child.resolve(Person.self) as? PetOwner)?.pet.name == "child")
    }

    @Test(arguments: scopes)
    func nothingThatWasMadeForTheAskerIsFound(scope: ObjectScope) throws {
        // In the graph scope, one cat for each object graph.
        container.register(Animal.self) { resolver in Cat(name: resolver.resolve(String.self) ?? "parent") }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(scope)
        let child = Container.silent(parent: container)
        child.register(String.self) { _ in "child" }
        child.register(Collector.self) { resolver in
            let first = try resolver.require(Animal.self)
            let owner = try #require(try resolver.require(Person.self) as? PetOwner)
            let third = try resolver.require(Animal.self)
            #expect(first === third)
            return Collector(first: first, second: owner.pet)
        }

        let collector = try child.require(Collector.self)
        #expect(collector.first.name == "child")
        #expect(collector.second.name == "parent")
    }

    @Test func askedAtItsOwnerTheGraphGoesOn() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(
            .container
        )
        container.register(Collector.self) { resolver in
            let first = try resolver.require(Animal.self)
            let owner = try #require(try resolver.require(Person.self) as? PetOwner)
            return Collector(first: first, second: owner.pet)
        }

        let collector = try container.require(Collector.self)
        #expect(collector.first === collector.second)
    }

    @Test func providersOfASharedInstanceOutliveTheChildThatAskedFirst() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Kennel.self) { Kennel(animals: try $0.require(Provider<Animal>.self)) }
            .inObjectScope(.container)
        let kennel = try Container(parent: container).require(Kennel.self)

        #expect(try kennel.animals.resolve().name == "Mimi")
    }

    @Test func propertiesComeFromTheOwner() throws {
        container.register(ChildType.self) { _ in Daughter() }.inObjectScope(.container)
            .initCompleted { resolver, child in
                (child as? Daughter)?.parent = try resolver.require(ParentType.self)
            }
        container.register(ParentType.self) { _ in Mother() }.inObjectScope(.container)
        let child = Container.silent(parent: container)
        child.register(ParentType.self) { _ in Mother() }

        let daughter = try child.require(ChildType.self)
        #expect(daughter.parent === container.resolve(ParentType.self))
    }

    @Test func circlesThroughPropertiesAreClosedForAChild() throws {
        container.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
            .inObjectScope(.container)
        container.register(ChildType.self) { _ in Daughter() }.inObjectScope(.weak)
            .initCompleted { resolver, child in
                (child as? Daughter)?.parent = try resolver.require(ParentType.self)
            }
        let daughter = try Container(parent: container).require(ChildType.self)

        #expect(daughter.parent?.child === daughter)
        #expect(container.resolve(ChildType.self) === daughter)
    }

    @Test func cyclesAreFoundAcrossContainers() throws {
        container.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
            .inObjectScope(.container)
        container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }
        let child = Container.silent(parent: container)

        let error = try #require(throws: ResolutionError.self) { try child.require(ChildType.self) }
        #expect(error.cycle != nil)
        #expect(throws: ResolutionError.self) { try child.require(ParentType.self) }
    }

    @Test func aCycleThroughACapturedChildEnds() throws {
        let child = Container.silent(parent: container)
        container.register(ParentType.self) { [unowned child] _ in
            Mother(child: try child.require(ChildType.self))
        }
        .inObjectScope(.container)
        child.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }

        #expect(throws: ResolutionError.self) { try child.require(ParentType.self) }
    }

    @Test func ofSeveralAncestorsTheOwnerMakesIt() throws {
        let middle = Container.silent(parent: container)
        let child = Container.silent(parent: Container(parent: middle))
        for (container, name) in [(container, "root"), (middle, "middle"), (child, "child")] {
            container.register(Animal.self) { _ in Cat(name: name) }
        }
        middle.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(.container)

        #expect((child.resolve(Person.self) as? PetOwner)?.pet.name == "middle")
    }

    @Test func childrenThatAskAtOnceShareOneInstance() throws {
        let made = Counter()
        container.register(Person.self) { resolver in
            made.increment()
            return PetOwner(pet: try resolver.require(Animal.self))
        }
        .inObjectScope(.container)
        container.register(Animal.self) { _ in Cat(name: "parent") }.inObjectScope(.weak)
        let container = container
        let owners = try concurrently(threads: 8) { number in
            let child = Container(parent: container)
            child.register(Animal.self) { _ in Cat(name: "child \(number)") }
            return try child.require(Person.self)
        }

        #expect(made.count == 1)
        #expect(owners.allSatisfy { ($0 as? PetOwner)?.pet.name == "parent" && $0 === owners[0] })
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

    init(animals: Provider<any Animal>) {
        self.animals = animals
    }
}
