import AmpouleTesting
import TestSupport
import Testing

private struct Visit: ContainerLevel {
    let owner: String
}

private struct Treatment: ContainerLevel {
    typealias Outer = Visit
}

private struct Bill: ContainerLevel {
    let amount: Int
}

/// `expectResolvable` with registrations for levels.
struct ResolvabilityOfLevelsTests {
    private let container = Container()

    private var visits: Container { LevelContainer<Visit>.registrations(in: container) }
    private var treatments: Container { LevelContainer<Treatment>.registrations(in: container) }
    private var bills: Container { LevelContainer<Bill>.registrations(in: container) }

    @Test func aLevelIsOpenedWithItsValue() async {
        visits.register(Ledger.self) { resolver in
            _ = try resolver.require(Visit.self)
            return Ledger()
        }.inObjectScope(.container)
        container.register(Int.self) { resolver in try resolver.require(Visit.self).owner.count }
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 2)
        #expect(issues[1].hasPrefix("'Ledger' is registered for the level 'Visit', so it was not resolved"))

        await container.expectResolvable { trial in trial.open(Visit(owner: "Ada")) }
    }

    @Test func whatALevelDoesNotShareIsTriedToo() async {
        visits.register(Ledger.self) { _ in throw CancellationError() }.inObjectScope(.transient)
        let issues = await container.issuesOfResolving { trial in trial.open(Visit(owner: "Ada")) }
        #expect(issues.count == 1)
    }

    @Test func oneKeyInTwoLevelsIsTriedInEach() async {
        let made = Notebook<String>()
        func register(_ name: String, in container: Container) {
            container.register(Animal.self) { _ in
                made.write(name)
                return Cat()
            }.inObjectScope(.container)
        }
        register("program", in: container)
        register("visit", in: visits)
        register("treatment", in: treatments)
        await container.expectResolvable { trial in
            trial.open(Visit(owner: "Ada"))
            trial.open(Treatment())
        }
        #expect(made.entries == ["program", "visit", "treatment"])
    }

    @Test func aForwardInALevelLeadsToItsMaker() async {
        let made = Notebook<String>()
        container.register(Cat.self) { _ in Cat() }
        let cat = visits.register(Cat.self) { _ in
            made.write("visit")
            return Cat()
        }.inObjectScope(.container)
        treatments.forward(Animal.self, to: cat)
        await container.expectResolvable { trial in
            trial.open(Visit(owner: "Ada"))
            trial.open(Treatment())
        }
        #expect(made.entries == ["visit"])
    }

    @Test func levelsOutsideOfEachOtherAreOpenedSideBySide() async {
        visits.register(Ledger.self) { _ in Ledger() }.inObjectScope(.container)
        bills.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.register(Double.self) { resolver in Double(try resolver.require(Bill.self).amount) }
        container.register(Bool.self) { resolver in try resolver.require(Visit.self).owner.isEmpty }
        await container.expectResolvable { trial in
            trial.open(Visit(owner: "Ada"))
            trial.open(Bill(amount: 3))
        }
    }

    @Test func aLevelIsOpenedInsideAnotherOne() async {
        visits.register(Ledger.self) { _ in Ledger() }.inObjectScope(.container)
        treatments.register(Animal.self) { resolver in
            _ = try resolver.require(Visit.self)
            return Cat()
        }.inObjectScope(.container)
        await container.expectResolvable { trial in
            trial.open(Visit(owner: "Ada"))
            trial.open(Treatment())
        }
    }

    @Test func aLevelThatCannotBeOpenedIsAnIssue() async {
        let issues = await container.issuesOfResolving { trial in trial.open(Treatment()) }
        #expect(issues.count == 1)
    }

    @Test func aContainerInsideALevelResolvesWhatTheLevelShares() async throws {
        visits.register(Ledger.self) { _ in Ledger() }.inObjectScope(.container)
        let visit = container.level(Visit(owner: "Ada")).container
        await visit.expectResolvable()
        await Container(parent: visit).expectResolvable()
        await visit.expectResolvable { trial in trial.open(Treatment()) }
    }

    @Test func aRegistrationIsTriedAlsoIfTheValueOfALevelHidesIt() async {
        container.register(Visit.self) { _ in throw CancellationError() }
        let issues = await container.issuesOfResolving { trial in trial.open(Visit(owner: "Ada")) }
        #expect(issues.count == 1)
    }

    @Test func aFactoryThatThrowsRunsOnceInNestedLevels() async {
        let runs = Counter()
        container.register(Ledger.self) { _ in
            runs.increment()
            throw CancellationError()
        }
        let issues = await container.issuesOfResolving { trial in
            trial.open(Visit(owner: "Ada"))
            trial.open(Treatment())
        }
        #expect(issues.count == 1)
        #expect(runs.count == 1)
    }

    @Test func levelsAreClosedAgain() async {
        let closed = Notebook<String>()
        visits.register(Ledger.self) { _ in Ledger() }.inObjectScope(.container)
            .onClose { _ in closed.write("ledger") }
        await container.expectResolvable { trial in trial.open(Visit(owner: "Ada")) }
        #expect(closed.entries == ["ledger"])
    }
}
