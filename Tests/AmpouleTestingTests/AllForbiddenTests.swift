import AmpouleTesting
import TestSupport
import Testing

/// Containers that may make only what the test names or replaces.
struct AllForbiddenTests {
    private let container = Container { container in
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal.self, name: "guest") { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.register(Ledger.self, instance: Ledger())
    }

    @Test func whatIsMadeIsAnIssueWithThePathAndIsMade() async throws {
        container.forbidAll(except: Person.self)
        try await expectIssues(["The test forbids to make 'Animal', and it was made: Person → Animal."]) {
            let owner = try container.require(Person.self)
            #expect(owner.pet is Cat)
        }
    }

    @Test func eachForbiddenComponentIsAnIssue() async throws {
        container.forbidAll()
        try await expectIssues([
            "The test forbids to make 'Person', and it was made: Person.",
            "The test forbids to make 'Animal', and it was made: Person → Animal.",
        ]) {
            _ = try container.require(Person.self)
        }
    }

    @Test func whatIsOverriddenIsAllowed() async throws {
        container.forbidAll(except: Person.self)
        container.override(Animal.self) { _ in Dog() }
        #expect(try container.require(Person.self).pet is Dog)
        try await expectIssues([
            #"The test forbids to make 'Animal named "guest"', and it was made: Animal named "guest"."#
        ]) {
            _ = try container.require(Animal.self, name: "guest")
        }
    }

    @Test func anOverriddenComponentIsAllowed() throws {
        container.registerKennel()
        container.forbidAll()
        container.override(GuardDog.self) { GuardDog(age: 1) }
        #expect(container.guardDog().age == 1)
    }

    @Test func whatIsMadeWhileOthersWaitIsForbidden() async throws {
        container.register(Ledger.self, name: "new") { resolver in
            _ = try await resolver.require(Animal.self)
            return Ledger()
        }
        container.forbidAll(except: Ledger.self)
        try await expectIssues([
            #"The test forbids to make 'Animal', and it was made: Ledger named "new" → Animal."#
        ]) {
            _ = try await container.asynchronous.require(Ledger.self, name: "new")
        }
    }

    @Test func decoratedInstancesAreForbidden() async throws {
        container.decorate(Animal.self) { _, animal in animal }
        container.forbidAll()
        try await expectIssues(["The test forbids to make 'Animal', and it was made: Animal."]) {
            _ = try container.require(Animal.self)
        }
        container.override(Animal.self) { _ in Dog() }
        _ = try container.require(Animal.self)
    }

    @Test func aDecoratorIsForbiddenWithItsService() async throws {
        Loud.register(in: container)
        let copy = container.copy()
        copy.forbidAll()
        try await expectIssues(["The test forbids to make 'Animal', and it was made: Animal."]) {
            _ = try copy.require(Animal.self)
        }
        container.forbidAll(except: Animal.self)
        #expect(try container.require(Animal.self) is Loud)
    }

    @Test func anExceptionHoldsUnderAnyName() throws {
        container.forbidAll(except: Animal.self)
        _ = try container.require(Animal.self)
        _ = try container.require(Animal.self, name: "guest")
    }

    @Test func registeredInstancesAndValuesOfLevelsAreNotMade() throws {
        container.forbidAll()
        _ = try container.require(Ledger.self)
        _ = try container.level(Show()).require(Show.self)
    }

    @Test func childrenAndLevelsAreForbiddenToo() async throws {
        container.forbidAll(except: Person.self)
        for inner in [Container(parent: container), container.level(Show()).container] {
            try await expectIssues(["The test forbids to make 'Animal', and it was made: Person → Animal."]) {
                _ = try inner.require(Person.self)
            }
        }
    }

    @Test func aCopyForbidsAndTheOriginalDoesNot() async throws {
        let copy = container.copy()
        copy.forbidAll()
        _ = try container.require(Animal.self)
        try await expectIssues(["The test forbids to make 'Animal', and it was made: Animal."]) {
            _ = try copy.require(Animal.self)
        }
    }

    @Test func overridesOfATaskAreAllowed() {
        container.forbidAll()
        container.withOverrides { container in
            container.override(Animal.self) { _ in Dog() }
        } perform: {
            #expect(container.resolve(Animal.self) is Dog)
        }
    }

    @Test(
        .container(forbidding) { container in
            container.forbidAll()
            container.override(Animal.self) { _ in Dog() }
        }
    )
    func theTraitTakesIt() throws { #expect(try forbidding.require(Animal.self) is Dog) }

    private func expectIssues(_ texts: [String], _ body: () async throws -> Void) async throws {
        let found = Notebook<String>()
        try await withKnownIssue(isIntermittent: true) {
            try await body()
        } matching: { issue in
            for comment in issue.comments { found.write(comment.rawValue) }
            return true
        }
        #expect(found.entries == texts)
    }
}

private struct Show: ContainerLevel {}

@Register
private final class GuardDog: Sendable {
    let age: Int

    @Inject init() { age = 7 }

    init(age: Int) { self.age = age }
}

@Registrations(GuardDog.self, named: "registerKennel")
private extension Container {}

private let forbidding = Container { container in
    container.register(Animal.self) { _ in Cat() }
}

@Register(decorates: Animal.self)
private final class Loud: Animal {
    let animal: any Animal

    init(_ animal: any Animal) { self.animal = animal }
}
