import Ampoule
import Testing

/// Levels: kinds of containers, their values and their instances.
struct LevelTests {
    @Test func whatIsAroundALevelHasOneType() {
        let container = Container()
        let day = container.level(Day(number: 1))
        let visit = day.level(Visit(owner: "Ann"))

        let program = day.outer
        let outer = visit.outer

        #expect(program === container)
        #expect(outer.container === day.container)
    }

    private let container = Container.silent()

    init() {
        container.forVisits.register(Record.self) { resolver in Record(try resolver.require(Visit.self)) }
            .inObjectScope(.container)
    }

    // MARK: - Values

    @Test func theValueIsResolvedLikeAServiceOfItsType() throws {
        let visit = container.visit(of: "ada")

        #expect(try visit.require(Visit.self) == Visit(owner: "ada"))
        #expect(try visit.require(Day.self) == Day(number: 1))
        #expect(try visit.require(Visit?.self) == Visit(owner: "ada"))
        #expect(try visit.require(Lazy<Visit>.self).instance == Visit(owner: "ada"))
        #expect(visit.hasAnyRegistration(of: Visit.self))
    }

    @Test func theValueHasNoNameAndNoArguments() {
        let visit = container.visit(of: "ada")

        #expect(visit.resolve(Visit.self, name: "ada") == nil)
        #expect(visit.resolve(Visit.self, argument: 1) == nil)
    }

    @Test func theValueOfALevelMayBeEmpty() {
        let rehearsal = container.rehearsal

        #expect(rehearsal.resolve(Rehearsal.self) != nil)
        #expect(rehearsal.resolve(Container.self) === rehearsal)
    }

    // MARK: - Instances

    @Test func manyRegistrationsEachHaveTheirInstance() throws {
        for number in 0..<100 {
            container.forVisits.register(Animal.self, name: "\(number)") { _ in Cat(name: "\(number)") }
                .inObjectScope(.container)
        }
        let visit = container.visit(of: "ada")
        let first = try (0..<100).map { try visit.require(Animal.self, name: "\($0)") }
        let second = try (0..<100).map { try visit.require(Animal.self, name: "\($0)") }

        #expect(zip(first, second).allSatisfy { $0 === $1 })
        #expect(first.map(\.name) == (0..<100).map { "\($0)" })
    }

    @Test func instancesEndWithTheirContainer() throws {
        let instances = LiveInstances()
        container.forVisits.register(Animal.self) { _ in CountedCat(in: instances) }.inObjectScope(.container)
        for owner in ["ada", "bob"] {
            let visit = container.visit(of: owner)
            _ = visit.resolve(Animal.self)
            #expect(instances.living == 1)
        }

        #expect(instances.living == 0)
        #expect(instances.made == 2)
    }

    @Test func aCircleThroughAPropertyStaysInItsLevel() throws {
        container.forVisits.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
            .inObjectScope(.container)
        container.forVisits.register(ChildType.self) { _ in Daughter() }.inObjectScope(.container)
            .initCompleted { resolver, child in
                (child as? Daughter)?.parent = resolver.resolve(ParentType.self)
            }
        let visit = container.visit(of: "ada")
        let parent = try Container(parent: visit).require(ParentType.self)

        #expect(parent.child?.parent === parent)
        #expect(try visit.require(ParentType.self) === parent)
    }

    // MARK: - Errors

    @Test func outsideOfItsLevelAComponentIsNotFound() throws {
        let error = try #require(throws: ResolutionError.self) { try container.require(Record.self) }

        #expect(
            error.description == """
                Nothing is registered for 'Record'.
                'Record' is registered for the level 'Visit': resolve it from a container that 'level(Visit(…))' returns.
                """
        )
        container.register(Person.self) { resolver in
            PetOwner(name: try resolver.require(Record.self).visit.owner, pet: Cat())
        }
        .inObjectScope(.container)
        let holder = try #require(throws: ResolutionError.self) {
            try container.visit(of: "ada").require(Person.self)
        }
        #expect(
            holder.description == """
                Nothing is registered for 'Record'.
                Resolution path: Person → Record.
                'Record' belongs to the level 'Visit', and 'Person' is made by a container outside of it, which lives \
                longer. Register 'Person' for the level 'Visit' instead, or pass what it needs with each call.
                """
        )
        #expect(throws: ResolutionError.self) { try container.rehearsal.require(Record.self) }
    }

    @Test func aProviderThatOutlivesItsRequestSaysSo() async throws {
        container.forVisits.register(Record.self) { Record(try $0.require(Visit.self)) }
            .inObjectScope(.container)
        let provider = try container.visit(of: "ada").require(Provider<Record>.self)
        let other = container.visit(of: "bob")
        _ = other.resolve(Record.self)

        let error = try #require(throws: ResolutionError.self) { try provider.resolve() }
        guard case .containerReleased = error.reason else { throw error }
    }

    @Test func outsideOfItsLevelAValueIsNotFound() throws {
        let error = try #require(throws: ResolutionError.self) { try container.require(Visit.self) }

        #expect(
            error.description == """
                Nothing is registered for 'Visit'.
                It is the value of the level 'Visit': resolve it from a container that 'level(Visit(…))' returns.
                """
        )
    }

    @Test func outsideOfALevelItsContainerIsNotFound() throws {
        let error = try #require(throws: ResolutionError.self) {
            try container.require(LevelContainer<Visit>.self)
        }

        #expect(
            error.description == """
                'LevelContainer<Visit>' belongs to the level 'Visit', and the container that resolves it is not inside one.
                Resolve it from a container that 'level(Visit(…))' returns.
                """
        )
    }

    /// Types can't tell what a container that was kept, or made a handle of, is inside.
    @Test func aLevelIsOpenedInsideTheOneThatItNames() throws {
        let tooFarIn = try #require(throws: LevelError.self) {
            try container.visit(of: "ada").requireLevel(Day(number: 2))
        }
        #expect(
            tooFarIn.description == """
                'Day' is opened directly inside the program, but this container is inside a 'Visit'.
                Open it with the program's container, or name the level around it with 'typealias Outer'.
                """
        )
        let twice = try #require(throws: LevelError.self) {
            try container.day(1).requireLevel(Day(number: 2))
        }
        #expect(
            twice.description == """
                'Day' is opened inside the program, and this container is inside a 'Day' already.
                Open it with the container around that one.
                """
        )
    }

    @Test func childrenWithoutALevelDoNotCountAsOne() throws {
        let day = try Container(parent: container).requireLevel(Day(number: 1))
        let child = try #require(LevelContainer<Day>(Container(parent: day.container)))
        let visit = try child.requireLevel(Visit(owner: "ada"))

        #expect(try visit.require(Record.self).visit.owner == "ada")
    }

    @Test func openingALevelAtTheWrongPlaceTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = Container().day(1).level(Day(number: 2))
        }
    }

    // MARK: - Management

    @Test func theScopeAndTheValueAreDescribed() {
        let entry = container.forVisits.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        #expect(entry.description == "Animal, scope container, for the level 'Visit'")
        #expect(
            container.day(1).description == """
                Container of the level 'Day'
                    Day, the value of the level
                with parent Container
                    Animal, scope container, for the level 'Visit'
                    Record, scope container, for the level 'Visit'
                """
        )
    }

    @Test func aChildInheritsTheDefaultScopeOfItsParent() throws {
        let container = Container(defaultObjectScope: .container)
        let child = container.rehearsal
        child.register(Animal.self) { _ in Cat() }

        #expect(try child.require(Animal.self) === child.require(Animal.self))
    }
}
