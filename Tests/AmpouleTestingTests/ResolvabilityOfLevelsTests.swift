import AmpouleTesting
import TestSupport
import Testing

extension ContainerLevel<String> {
    fileprivate static let visit = ContainerLevel("visit")
}

extension ContainerLevel<Int> {
    fileprivate static let bill = ContainerLevel("bill")
    fileprivate static let treatment = ContainerLevel("treatment", inside: .visit)
}

/// `expectResolvable` with registrations that need levels.
struct ResolvabilityOfLevelsTests {
    private let container = Container()

    @Test func aLevelIsOpenedWithItsValue() async {
        container.register(Ledger.self) { resolver in
            _ = try resolver.require(String.self)
            return Ledger()
        }.inObjectScope(.visit)
        container.register(Int.self) { resolver in try resolver.require(String.self).count }
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 2)
        #expect(issues[0].hasPrefix("'Ledger' is shared in the level 'visit', so it was not resolved"))

        await container.expectResolvable { trial in trial.open(.visit, "Ada") }
    }

    @Test func levelsOutsideOfEachOtherAreOpenedSideBySide() async {
        container.register(Ledger.self) { _ in Ledger() }.inObjectScope(.visit)
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.bill)
        container.register(Double.self) { resolver in Double(try resolver.require(Int.self)) }
        container.register(Bool.self) { resolver in try resolver.require(String.self).isEmpty }
        await container.expectResolvable { trial in
            trial.open(.visit, "Ada")
            trial.open(.bill, 3)
        }
    }

    @Test func aLevelIsOpenedInsideAnotherOne() async {
        container.register(Ledger.self) { _ in Ledger() }.inObjectScope(.visit)
        container.register(Animal.self) { resolver in
            _ = try resolver.require(String.self)
            return Cat()
        }.inObjectScope(.treatment)
        await container.expectResolvable { trial in
            trial.open(.visit, "Ada")
            trial.open(.treatment, 3)
        }
    }

    @Test func aLevelThatCannotBeOpenedIsAnIssue() async {
        let issues = await container.issuesOfResolving { trial in trial.open(.treatment, 3) }
        #expect(issues.count == 1)
    }

    @Test func aContainerInsideALevelResolvesWhatTheLevelShares() async throws {
        container.register(Ledger.self) { _ in Ledger() }.inObjectScope(.visit)
        let visit = container.child(.visit, "Ada")
        await visit.expectResolvable()
        await Container(parent: visit).expectResolvable()
        await visit.expectResolvable { trial in trial.open(.treatment, 3) }
    }

    @Test func aRegistrationIsTriedAlsoIfTheValueOfALevelHidesIt() async {
        container.register(String.self) { _ in throw CancellationError() }
        let issues = await container.issuesOfResolving { trial in trial.open(.visit, "Ada") }
        #expect(issues.count == 1)
    }

    @Test func aFactoryThatThrowsRunsOnceInNestedLevels() async {
        let runs = Locked(0)
        container.register(Ledger.self) { _ in
            runs.withLock { count in count += 1 }
            throw CancellationError()
        }
        let issues = await container.issuesOfResolving { trial in
            trial.open(.visit, "Ada")
            trial.open(.treatment, 3)
        }
        #expect(issues.count == 1)
        #expect(runs.withLock { count in count } == 1)
    }

    @Test func levelsAreClosedAgain() async {
        let closed = Locked<[String]>([])
        container.register(Ledger.self) { _ in Ledger() }.inObjectScope(.visit)
            .onClose { _ in closed.withLock { names in names.append("ledger") } }
        await container.expectResolvable { trial in trial.open(.visit, "Ada") }
        #expect(closed.withLock { names in names } == ["ledger"])
    }
}
