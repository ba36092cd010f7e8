import Ampoule
import AmpouleGraph
import TestSupport
import Testing

/// Decorators, which wrap the instances of registrations.
struct DecorateTests {
    private final class Painted: Animal {
        let animal: any Animal
        let color: String

        init(_ animal: any Animal, _ color: String = "red") {
            self.animal = animal
            self.color = color
        }

        var name: String { "\(color) \(animal.name)" }
    }

    private let container = Container.silent()

    private func name(_ container: Container) throws -> String { try container.require(Animal.self).name }

    // MARK: - What is decorated

    @Test func aDecoratorWrapsWhatIsRegistered() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        container.decorate(Animal.self) { _, animal in Painted(animal) }

        #expect(try name(container) == "red Mimi")
        #expect((try container.require(Person.self) as? PetOwner)?.pet is Painted)
    }

    @Test func decoratorsAreAppliedInTheirOrder() throws {
        container.register(Animal.self) { _ in Cat() }

        container.decorate(Animal.self) { _, animal in Painted(animal, "red") }
        container.decorate(Animal.self) { _, animal in Painted(animal, "blue") }

        #expect(try name(container) == "blue red Mimi")
    }

    @Test func aDecoratorResolvesItsOwnDependencies() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(String.self) { _ in "green" }

        container.decorate(Animal.self) { resolver, animal in
            Painted(animal, try resolver.require(String.self))
        }

        #expect(try name(container) == "green Mimi")
    }

    @Test func nameAndArgumentsArePartOfTheKey() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal.self, name: "dog") { _ in Dog() }
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        container.decorate(Animal.self, name: "dog") { _, animal in Painted(animal, "blue") }
        container.decorate(Animal.self) { (_, animal, name: String) in Painted(animal, "\(name)'s") }

        #expect(try name(container) == "Mimi")
        #expect(try container.require(Animal.self, name: "dog").name == "blue Hachi")
        #expect(try container.require(Animal.self, argument: "Tom").name == "Tom's Tom")
    }

    @Test func aLaterRegistrationReplacesTheDecorators() throws {
        container.register(Animal.self) { _ in Cat() }
        container.decorate(Animal.self) { _, animal in Painted(animal) }

        container.override(Animal.self) { _ in Dog() }

        #expect(try name(container) == "Hachi")
    }

    @Test func aForwardedTypeIsDecoratedOnItsOwn() throws {
        container.register(Cat.self) { _ in Cat() }.inObjectScope(.container).implements(Animal.self)

        container.decorate(Animal.self) { _, animal in Painted(animal) }

        let painted = try #require(try container.require(Animal.self) as? Painted)
        #expect(painted.animal === (try container.require(Cat.self)))
        #expect(try container.require(Animal.self) === painted)
    }

    // MARK: - Scopes

    @Test(arguments: [ObjectScope.container, .weak, .graph, .transient])
    func theDecoratorHasTheScopeOfTheRegistration(scope: ObjectScope) throws {
        let counter = Counter()
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)

        let entry = container.decorate(Animal.self) { _, animal in
            counter.increment()
            return Painted(animal)
        }

        #expect(entry.objectScope === scope)
        let (first, second) = (try container.require(Animal.self), try container.require(Animal.self))
        #expect((first === second) == (scope === ObjectScope.container || scope === ObjectScope.weak))
        #expect(counter.count == (first === second ? 1 : 2))
        #expect((first as? Painted)?.animal is Cat)
    }

    @Test func aResetDiscardsTheDecoratedInstanceToo() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.decorate(Animal.self) { _, animal in Painted(animal) }
        let first = try container.require(Animal.self) as? Painted

        container.resetObjectScope(.container)

        let second = try container.require(Animal.self) as? Painted
        #expect(first !== second)
        #expect(first?.animal !== second?.animal)
    }

    @Test func aDecoratedInstanceOfALevelBelongsToTheLevel() throws {
        container.forVisits.register(Animal.self) { Cat(name: try $0.require(Visit.self).owner) }
            .inObjectScope(.container)
        container.forVisits.decorate(Animal.self) { _, animal in Painted(animal) }
        let visit = container.visit(of: "ada")

        #expect(try name(visit) == "red ada")
        #expect(try visit.require(Animal.self) === visit.require(Animal.self))
        #expect(try name(container.visit(of: "bob")) == "red bob")
    }

    @Test func completionsCompleteTheDecoratedInstance() throws {
        let counter = Counter()
        container.register(Animal.self) { _ in Cat() }
            .initCompleted { _, animal in
                #expect(animal is Cat)
                counter.increment()
            }
        container.decorate(Animal.self) { _, animal in Painted(animal) }

        #expect(try name(container) == "red Mimi")
        #expect(counter.count == 1)
    }

    @Test func aSharedInstanceIsDecoratedOnceForAllThreads() throws {
        let counter = Counter()
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.decorate(Animal.self) { _, animal in
            counter.increment()
            return Painted(animal)
        }

        let container = container
        let animals = try concurrently(threads: 8) { _ in try container.require(Animal.self) }

        #expect(animals.allSatisfy { $0 === animals[0] })
        #expect(counter.count == 1)
    }

    // MARK: - Hierarchies and copies

    @Test func aChildDecoratesWhatItsParentHasRegistered() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let child = Container(parent: container)

        child.decorate(Animal.self) { _, animal in Painted(animal) }

        #expect(try (child.require(Animal.self) as? Painted)?.animal === container.require(Animal.self))
        #expect(try child.require(Animal.self) === child.require(Animal.self))
        #expect(try container.require(Animal.self) is Cat)
    }

    @Test func aCopyHasTheDecorators() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.decorate(Animal.self) { _, animal in Painted(animal, "red") }
        container.decorate(Animal.self) { _, animal in Painted(animal, "blue") }
        let original = try container.require(Animal.self) as? Painted

        let copy = try container.copy().require(Animal.self) as? Painted

        #expect(copy?.name == "blue red Mimi")
        #expect(copy !== original)
        let inner = (original?.animal as? Painted, copy?.animal as? Painted)
        #expect(inner.0 !== inner.1)
        #expect(inner.0?.animal !== inner.1?.animal)
    }

    @Test func aDecoratorForAStretchOfCodeIsGoneAfterIt() throws {
        container.register(Animal.self) { _ in Cat() }

        let inside = try container.withOverrides {
            $0.decorate(Animal.self) { _, animal in Painted(animal) }
        } perform: {
            try name(container)
        }

        #expect(inside == "red Mimi")
        #expect(try name(container) == "Mimi")
    }

    // MARK: - Asynchronous instances

    @Test func asynchronousInstancesAreDecorated() async throws {
        container.register(Animal.self) { _ in
            await suspend()
            return Cat()
        }
        .inObjectScope(.container)

        container.decorate(Animal.self) { _, animal in Painted(animal, "red") }
        container.decorate(Animal.self) { _, animal in
            await suspend()
            return Painted(animal, "blue")
        }

        #expect(try await container.asynchronous.require(Animal.self).name == "blue red Mimi")
        let (first, second) = (
            try await container.asynchronous.require(Animal.self),
            try await container.asynchronous.require(Animal.self)
        )
        #expect(first === second)
        let copy = try await container.copy().asynchronous.require(Animal.self)
        #expect(copy.name == "blue red Mimi" && copy !== first)
    }

    @Test func aSynchronousRegistrationIsDecoratedAsynchronously() async throws {
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        container.decorate(Animal.self) { (_, animal, _: String) in
            await suspend()
            return Painted(animal)
        }

        #expect(try await container.asynchronous.require(Animal.self, argument: "Tom").name == "red Tom")
        let error = try #require(throws: ResolutionError.self) {
            try container.require(Animal.self, argument: "Tom")
        }
        guard case .asynchronous = error.reason else {
            Issue.record("\(error)")
            return
        }
    }

    // MARK: - Graph

    @Test func theGraphShowsTheChain() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.decorate(Animal.self) { _, animal in Painted(animal) }
        container.decorate(Animal.self) { _, animal in Painted(animal) }

        let graph = try container.validate()

        #expect(graph.nodes.count == 3)
        let outermost = try #require(graph.nodes.first { !$0.services.isEmpty })
        var next: [ComponentGraph.Node.ID] = [outermost.id]
        for label in ["decorates", "decorates", nil] {
            let node = try #require(graph.nodes.first { next.contains($0.id) })
            #expect(node.dependencies.first?.label == label)
            next = node.dependencies.flatMap(\.provider.nodes)
        }
    }

    // MARK: - Errors

    @Test func decoratingNothingNamesTheNearestKeys() throws {
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        let error = try #require(throws: ResolutionError.self) {
            try container.requireDecoration(Animal.self) { _, animal in Painted(animal) }
        }

        #expect(
            error.description == """
                The decorator of 'Animal' has nothing to decorate.
                Registered with other arguments: 'Animal(String)'.
                A decorator has the service, the name and the arguments of what it decorates, and is added after it.
                """
        )
    }

    @Test func aDecoratorThatResolvesItsOwnServiceIsACycle() throws {
        container.register(Animal.self) { _ in Cat() }
        container.decorate(Animal.self) { resolver, _ in Painted(try resolver.require(Animal.self)) }

        let error = try #require(throws: ResolutionError.self) { try name(container) }

        #expect(error.cycle?.map(\.description) == ["Animal", "Animal"])
    }

    @Test func theErrorOfADecoratorSaysWhichServiceItDecorates() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.decorate(Animal.self) { resolver, animal in
            Painted(animal, try resolver.require(String.self))
        }

        let error = try #require(throws: ResolutionError.self) { try container.require(Person.self) }

        #expect(error.description.contains("Resolution path: Person → Animal → String."))
    }

    @Test func anOptionalOfADecoratedServiceWhoseFactoryFailsIsAnError() {
        struct Failure: Error {}
        container.register(Animal.self) { _ in throw Failure() }
        container.decorate(Animal.self) { _, animal in Painted(animal) }

        #expect(throws: ResolutionError.self) { try container.require(Animal?.self) }
    }
}
