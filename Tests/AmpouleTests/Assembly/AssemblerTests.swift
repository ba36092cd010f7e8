import Ampoule
import TestSupport
import Testing

private struct CatAssembly: Assembly {
    func assemble(container: Container) { container.register(Animal.self) { _ in Cat() } }
}

private struct OwnerAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
    }
}

private final class DogAssembly: Assembly {
    func assemble(container: Container) { container.register(Animal.self) { _ in Dog() } }
}

/// Writes down when it is called, and whether the animals are there by then.
private struct NotingAssembly: Assembly {
    let name: String
    let calls: Notebook<String>

    func assemble(container: Container) { calls.write("assemble \(name)") }

    func loaded(resolver: any Resolver) {
        calls.write("loaded \(name), \(resolver.resolve(Animal?.self) is Cat)")
    }
}

struct AssemblerTests {
    private let calls = Notebook<String>()

    @Test func assembliesMakeTheirRegistrations() throws {
        let assembler = Assembler([OwnerAssembly(), CatAssembly()])

        #expect(try (assembler.resolver.require(Person.self) as? PetOwner)?.pet is Cat)
    }

    @Test func laterAssembliesOverwriteEarlierOnes() throws {
        let assembler = Assembler([CatAssembly(), DogAssembly()])

        #expect(try assembler.resolver.require(Animal.self) is Dog)
    }

    @Test func allAreAssembledBeforeAnyIsLoaded() {
        _ = Assembler([
            NotingAssembly(name: "first", calls: calls), CatAssembly(),
            NotingAssembly(name: "second", calls: calls),
        ])

        #expect(
            calls.entries == [
                "assemble first", "assemble second", "loaded first, true", "loaded second, true",
            ]
        )
    }

    @Test func assembliesCanBeAddedLater() throws {
        let assembler = Assembler()
        #expect(try assembler.resolver.require(Animal?.self) == nil)

        assembler.apply(assembly: CatAssembly())
        #expect(try assembler.resolver.require(Animal.self) is Cat)

        assembler.apply(assemblies: [DogAssembly(), OwnerAssembly()])
        #expect(try (assembler.resolver.require(Person.self) as? PetOwner)?.pet is Dog)
    }

    @Test func anAssemblyAddedLaterIsLoadedAtOnce() {
        let assembler = Assembler([CatAssembly()])

        assembler.apply(assembly: NotingAssembly(name: "late", calls: calls))

        #expect(calls.entries == ["assemble late", "loaded late, true"])
    }

    @Test func theGivenContainerIsUsed() throws {
        let container = Container()

        let assembler = Assembler([CatAssembly()], container: container)
        let another = Assembler(container: container)

        #expect(assembler.resolver as? Container === container)
        #expect(try another.resolver.require(Animal.self) is Cat)
    }

    @Test func anAssemblerCanDoWithoutAContainer() throws {
        let assembler = Assembler(container: nil)
        assembler.apply(assembly: CatAssembly())

        #expect(try assembler.resolver.require(Animal.self) is Cat)
    }

    @Test func aChildSeesTheRegistrationsOfItsParent() throws {
        let parent = Assembler([CatAssembly()])
        let child = Assembler([OwnerAssembly()], parent: parent)
        let lateChild = Assembler(parentAssembler: parent)
        lateChild.apply(assembly: OwnerAssembly())

        #expect(try (child.resolver.require(Person.self) as? PetOwner)?.pet is Cat)
        #expect(try (lateChild.resolver.require(Person.self) as? PetOwner)?.pet is Cat)
        #expect(try parent.resolver.require(Person?.self) == nil)
    }

    @Test func aParentIsNotNeeded() throws {
        #expect(try Assembler([CatAssembly()], parent: nil).resolver.require(Animal.self) is Cat)
    }

    @Test func theDefaultScopeIsPassedOn() throws {
        let assemblers = [
            Assembler([CatAssembly()], parent: nil, defaultObjectScope: .container),
            Assembler(parentAssembler: nil, defaultObjectScope: .container),
        ]
        assemblers[1].apply(assembly: CatAssembly())

        for assembler in assemblers {
            #expect(
                try assembler.resolver.require(Animal.self) === assembler.resolver.require(Animal.self)
            )
        }
    }

    @Test func behavioursArePassedOn() {
        let behavior = RegistrationBehavior.clerk(calls)

        _ = Assembler([CatAssembly()], parent: nil, behaviors: [behavior])
        Assembler(parentAssembler: nil, behaviors: [behavior]).apply(assembly: OwnerAssembly())

        #expect(calls.entries == ["Animal to Animal, no name", "Person to Person, no name"])
    }
}
