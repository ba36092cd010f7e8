import Ampoule
import TestSupport
import Testing

/// Asynchronous components belong to containers and levels by the same rules.
struct AsynchronousLevelTests {
    private let container = Container.silent()

    @Test func eachContainerOfALevelHasItsOwnInstance() async throws {
        registerRecord()
        let (ada, bob) = (container.visit(of: "ada"), container.visit(of: "bob"))
        let records = [
            try await ada.asynchronous.require(Record.self), try await ada.asynchronous.require(Record.self),
            try await bob.asynchronous.require(Record.self),
        ]

        #expect(records[0] === records[1])
        #expect(records.map(\.visit.owner) == ["ada", "ada", "bob"])
    }

    @Test func containersInsideShareTheInstance() async throws {
        registerRecord()
        let visit = container.visit(of: "ada")
        let inner = Container(parent: visit)
        inner.register(Visit.self) { _ in Visit(owner: "inner") }

        let record = try await inner.asynchronous.require(Record.self)
        #expect(record.visit.owner == "ada")
        #expect(try await visit.asynchronous.require(Record.self) === record)
    }

    @Test func outsideOfItsLevelAComponentIsNotMade() async throws {
        registerRecord()
        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Record.self)
        }

        guard case .unregistered(let alternatives) = error?.reason,
            case .innerLevel(_, "Visit") = alternatives.first
        else {
            Issue.record("\(error as Any)")
            return
        }
    }

    @Test(arguments: [ObjectScope.container, .weak])
    func whatTheParentSharesIsMadeWithWhatTheParentHas(scope: ObjectScope) async throws {
        container.register(Animal.self) { _ in Cat(name: "parent") }
        container.register(Person.self) { resolver in
            await Task.yield()
            return PetOwner(pet: try await resolver.require(Animal.self))
        }
        .inObjectScope(scope)
        let child = Container.silent(parent: container)
        child.register(Animal.self) { _ in Cat(name: "child") }

        let owner = try await child.asynchronous.require(Person.self)
        #expect((owner as? PetOwner)?.pet.name == "parent")
        #expect(try await container.asynchronous.require(Person.self) === owner)
    }

    @Test func whatOnlyTheChildHasIsAnErrorThatSaysSo() async throws {
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

    @Test func nothingThatWasMadeForTheAskerIsFound() async throws {
        container.register(Animal.self) { resolver in Cat(name: resolver.resolve(String.self) ?? "parent") }
        container.register(Person.self) { resolver in
            await Task.yield()
            return PetOwner(pet: try await resolver.require(Animal.self))
        }
        .inObjectScope(.container)
        let child = Container.silent(parent: container)
        child.register(String.self) { _ in "child" }
        child.register(Collector.self) { resolver in
            let first = try await resolver.require(Animal.self)
            let owner = try #require(try await resolver.require(Person.self) as? PetOwner)
            return Collector(first: first, second: owner.pet)
        }

        let collector = try await child.asynchronous.require(Collector.self)
        #expect(collector.first.name == "child")
        #expect(collector.second.name == "parent")
    }

    @Test func cyclesAreFoundAcrossContainers() async throws {
        container.register(ParentType.self) { resolver in
            await Task.yield()
            return Mother(child: try await resolver.require(ChildType.self))
        }
        .inObjectScope(.container)
        container.register(ChildType.self) { resolver in
            await Task.yield()
            return Daughter(parent: try await resolver.require(ParentType.self))
        }
        let child = Container.silent(parent: container)

        let error = await #expect(throws: ResolutionError.self) {
            try await child.asynchronous.require(ChildType.self)
        }
        #expect(error?.cycle != nil)
    }

    @Test func tasksThatAskAtOnceShareOneInstance() async throws {
        let made = Counter()
        container.forVisits.register(Record.self) { resolver in
            made.increment()
            await Task.yield()
            return Record(try await resolver.require(Visit.self))
        }
        .inObjectScope(.container)
        let visit = container.visit(of: "ada")
        let records = try await withThrowingTaskGroup(of: Record.self) { group in
            for _ in 0..<16 {
                group.addTask { try await Container(parent: visit).asynchronous.require(Record.self) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(made.count == 1)
        #expect(records.allSatisfy { $0 === records[0] })
    }

    @Test func aProviderThatOutlivesItsRequestSaysSo() async throws {
        container.forVisits.register(Record.self) { Record(try $0.require(Visit.self)) }.inObjectScope(
            .container
        )
        let provider = try container.visit(of: "ada").require(Provider<Record>.self)
        let other = container.visit(of: "bob")
        _ = other.resolve(Record.self)

        let error = try #require(throws: ResolutionError.self) { try provider.resolve() }
        guard case .containerReleased = error.reason else {
            Issue.record("\(error)")
            return
        }
    }

    private func registerRecord() {
        container.forVisits.register(Record.self) { resolver in
            await Task.yield()
            return Record(try await resolver.require(Visit.self))
        }
        .inObjectScope(.container)
    }
}
