import Ampoule
import TestSupport
import Testing

/// Levels: kinds of containers, their values and their instances.
struct LevelTests {
    private let container = Container.silent()

    init() {
        container.register(Record.self) { resolver in Record(try resolver.require(Visit.self)) }
            .inObjectScope(.visit)
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

    @Test func anOuterContainerDoesNotHaveIt() {
        let day = container.child(.day, Day(number: 1))
        _ = day.child(.visit, Visit(owner: "ada"))

        #expect(day.resolve(Visit.self) == nil)
        #expect(!day.hasAnyRegistration(of: Visit.self))
        #expect(container.resolve(Day.self) == nil)
    }

    @Test func theValueHidesARegistrationOfAnOuterContainer() throws {
        container.register(Visit.self) { _ in Visit(owner: "nobody in particular") }

        #expect(try container.visit(of: "ada").require(Visit.self).owner == "ada")
    }

    @Test func aRegistrationOfTheContainerItselfHidesTheValue() throws {
        let visit = container.visit(of: "ada")
        visit.register(Visit.self) { _ in Visit(owner: "bob") }

        #expect(try visit.require(Visit.self).owner == "bob")
        visit.removeAll()
        #expect(try visit.require(Visit.self).owner == "ada")
    }

    @Test func ofTwoLevelsWithOneTypeOfValueTheNearerCounts() throws {
        let inner = ContainerLevel<Day>("inner day", inside: .day)
        let child = container.child(.day, Day(number: 1)).child(inner, Day(number: 2))

        #expect(try child.require(Day.self).number == 2)
    }

    @Test func aLevelMayHaveNoValue() {
        let rehearsal = container.child(.rehearsal)

        #expect(rehearsal.resolve(Void.self) == nil)
        #expect(rehearsal.resolve(Container.self) === rehearsal)
    }

    // MARK: - Instances

    @Test func eachContainerOfALevelHasItsOwnInstance() throws {
        let (ada, bob) = (container.visit(of: "ada"), container.visit(of: "bob"))

        #expect(try ada.require(Record.self) === ada.require(Record.self))
        #expect(try ada.require(Record.self).visit.owner == "ada")
        #expect(try bob.require(Record.self).visit.owner == "bob")
    }

    @Test func containersInsideShareTheInstanceOfTheNearestOne() throws {
        let visit = container.visit(of: "ada")
        let inner = Container(parent: Container(parent: visit))

        #expect(try inner.require(Record.self) === visit.require(Record.self))
    }

    @Test func theInstanceIsMadeByTheContainerOfItsLevel() throws {
        container.register(Animal.self) { _ in Cat(name: "root") }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(.visit)
        let visit = container.visit(of: "ada")
        visit.register(Animal.self) { _ in Cat(name: "visit") }
        let inner = Container(parent: visit)
        inner.register(Animal.self) { _ in Cat(name: "inner") }

        let owner = try #require(inner.resolve(Person.self) as? PetOwner)
        #expect(owner.pet.name == "visit")
    }

    @Test func theInstancesOfTwoRegistrationsAndTwoLevelsAreKeptApart() throws {
        container.register(Animal.self, name: "daily") { _ in Cat() }.inObjectScope(.day)
        container.register(Animal.self, name: "visiting") { _ in Cat() }.inObjectScope(.visit)
        let day = container.child(.day, Day(number: 1))
        let (ada, bob) = (day.child(.visit, Visit(owner: "ada")), day.child(.visit, Visit(owner: "bob")))
        func animal(_ name: String, _ container: Container) throws -> any Animal {
            try container.require(Animal.self, name: name)
        }

        #expect(try animal("daily", ada) === animal("daily", bob))
        #expect(try animal("daily", ada) === animal("daily", day))
        #expect(try animal("visiting", ada) !== animal("visiting", bob))
        #expect(try animal("visiting", ada) !== animal("daily", ada))
    }

    @Test func manyRegistrationsEachHaveTheirInstance() throws {
        for number in 0..<100 {
            container.register(Animal.self, name: "\(number)") { _ in Cat(name: "\(number)") }
                .inObjectScope(.visit)
        }
        let visit = container.visit(of: "ada")
        let first = try (0..<100).map { try visit.require(Animal.self, name: "\($0)") }
        let second = try (0..<100).map { try visit.require(Animal.self, name: "\($0)") }

        #expect(zip(first, second).allSatisfy { $0 === $1 })
        #expect(first.map(\.name) == (0..<100).map { "\($0)" })
    }

    @Test func instancesEndWithTheirContainer() throws {
        let instances = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: instances) }.inObjectScope(.visit)
        for owner in ["ada", "bob"] {
            let visit = container.visit(of: owner)
            _ = visit.resolve(Animal.self)
            #expect(instances.living == 1)
        }

        #expect(instances.living == 0)
        #expect(instances.made == 2)
    }

    @Test func forwardedServicesShareTheInstance() throws {
        container.register(Cat.self) { _ in Cat() }.inObjectScope(.visit).implements(Animal.self)
        let visit = container.visit(of: "ada")

        #expect(try visit.require(Animal.self) === visit.require(Cat.self))
    }

    @Test func completionsRunOnceWithTheContainerOfTheLevel() throws {
        let owners = Notebook<String>()
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.visit)
            .initCompleted { resolver, _ in owners.write(try resolver.require(Visit.self).owner) }
        let visit = container.visit(of: "ada")
        _ = Container(parent: visit).resolve(Animal.self)
        _ = visit.resolve(Animal.self)

        #expect(owners.entries == ["ada"])
    }

    @Test func aCircleThroughAPropertyStaysInItsLevel() throws {
        container.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
            .inObjectScope(.visit)
        container.register(ChildType.self) { _ in Daughter() }.inObjectScope(.visit)
            .initCompleted { resolver, child in
                (child as? Daughter)?.parent = resolver.resolve(ParentType.self)
            }
        let visit = container.visit(of: "ada")
        let parent = try Container(parent: visit).require(ParentType.self)

        #expect(parent.child?.parent === parent)
        #expect(try visit.require(ParentType.self) === parent)
    }

    // MARK: - Errors

    @Test func outsideOfItsLevelAComponentIsNotMade() throws {
        let error = try #require(throws: ResolutionError.self) { try container.require(Record.self) }

        #expect(
            error.description == """
                'Record' belongs to the level 'visit', and the container that resolves it is not inside one.
                Resolve it from a container that 'child(.visit, …)' returns.
                """
        )
        container.register(Person.self) { resolver in
            PetOwner(name: try resolver.require(Record.self).visit.owner, pet: Cat())
        }
        .inObjectScope(.container)
        let holder = try #require(throws: ResolutionError.self) { try container.require(Person.self) }
        #expect(
            holder.description == """
                'Record' belongs to the level 'visit', and the container that resolves it is not inside one.
                Resolution path: Person → Record.
                Resolve it from a container that 'child(.visit, …)' returns.
                A component that lives longer than 'visit', such as one in the scope 'container', cannot hold it: \
                put that component into the scope 'visit', too, or pass what it needs with each call.
                """
        )
        #expect(throws: ResolutionError.self) { try container.child(.rehearsal).require(Record.self) }
    }

    @Test func outsideOfItsLevelAValueIsNotFound() throws {
        let error = try #require(throws: ResolutionError.self) { try container.require(Visit.self) }

        #expect(
            error.description == """
                Nothing is registered for 'Visit'.
                It is the value of the level 'visit': resolve it from a container that 'child(.visit, …)' returns.
                """
        )
    }

    @Test func aLevelIsOpenedInsideTheOneThatItNames() throws {
        let tooFarOut = try #require(throws: LevelError.self) {
            try container.requireChild(.visit, Visit(owner: "ada"))
        }
        #expect(
            tooFarOut.description == """
                'visit' is opened inside 'day', but this container is inside no level.
                Open 'day' first, with 'child(.day, …)', and 'visit' in the container that it returns.
                """
        )
        let tooFarIn = try #require(throws: LevelError.self) {
            try container.visit(of: "ada").requireChild(.day, Day(number: 2))
        }
        #expect(
            tooFarIn.description == """
                'day' is opened directly inside the program, but this container is inside a 'visit'.
                Open it with the program's container, or declare it with 'inside:'.
                """
        )
        let twice = try #require(throws: LevelError.self) {
            try container.visit(of: "ada").requireChild(.visit, Visit(owner: "bob"))
        }
        #expect(
            twice.description == """
                'visit' is opened inside 'day', and this container is inside a 'visit' already.
                Open it with the container around that one.
                """
        )
        #expect(throws: LevelError.self) {
            try container.child(.rehearsal).requireChild(.visit, Visit(owner: "ada"))
        }
    }

    @Test func childrenWithoutALevelDoNotCountAsOne() throws {
        let day = try Container(parent: container).requireChild(.day, Day(number: 1))
        let visit = try Container(parent: day).requireChild(.visit, Visit(owner: "ada"))

        #expect(try visit.require(Record.self).visit.owner == "ada")
    }

    @Test func openingALevelAtTheWrongPlaceTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = Container().child(.visit, Visit(owner: "ada"))
        }
    }

    // MARK: - Management

    @Test func resettingALevelDiscardsTheInstancesOfItsNearestContainer() throws {
        let (ada, bob) = (container.visit(of: "ada"), container.visit(of: "bob"))
        let former = try (ada.require(Record.self), bob.require(Record.self))
        Container(parent: ada).resetObjectScope(.visit)

        #expect(try ada.require(Record.self) !== former.0)
        #expect(try bob.require(Record.self) === former.1)
        #expect(try ada.require(Visit.self).owner == "ada")
    }

    @Test func resettingOneServiceOfALevelKeepsTheOthers() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.visit)
        let (ada, bob) = (container.visit(of: "ada"), container.visit(of: "bob"))
        let animals = try (ada.require(Animal.self), bob.require(Animal.self))
        let record = try ada.require(Record.self)
        ada.resetObjectScope(.visit, serviceType: (any Animal).self)

        #expect(try ada.require(Animal.self) !== animals.0)
        #expect(try bob.require(Animal.self) === animals.1)
        #expect(try ada.require(Record.self) === record)
    }

    @Test func resettingTheScopeOfAnEntryResetsItsLevel() throws {
        let entry = container.register(Animal.self) { _ in Cat() }.inObjectScope(.visit)
        let visit = container.visit(of: "ada")
        let animal = try visit.require(Animal.self)
        visit.resetObjectScope(entry.objectScope)

        #expect(try visit.require(Animal.self) !== animal)
    }

    @Test func anotherScopeDiscardsTheInstances() throws {
        let entry = container.register(Animal.self) { _ in Cat() }.inObjectScope(.visit)
        let visit = container.visit(of: "ada")
        let first = try visit.require(Animal.self)
        entry.inObjectScope(.transient)
        #expect(try visit.require(Animal.self) !== visit.require(Animal.self))
        entry.inObjectScope(.visit)

        #expect(try visit.require(Animal.self) !== first)
        #expect(try visit.require(Animal.self) === visit.require(Animal.self))
    }

    @Test func aCompletionThatIsAddedLaterKeepsTheInstances() throws {
        let entry = container.register(Animal.self) { _ in Cat() }.inObjectScope(.visit)
        let visit = container.visit(of: "ada")
        let first = try visit.require(Animal.self)
        entry.initCompleted { _, _ in }

        #expect(try visit.require(Animal.self) === first)
    }

    @Test func levelsOfEqualNamesValuesAndOuterLevelsAreEqual() {
        #expect(ContainerLevel<Day>.day == .day)
        #expect(ContainerLevel<Day>("day") == .day)
        #expect(ContainerLevel<Day>("night") != .day)
        #expect(ContainerLevel<Day>("day", inside: ContainerLevel.rehearsal) != .day)
        #expect(ContainerLevel<Day>.day.description == "day")
        #expect(Set([ContainerLevel<Day>.day, .day]).count == 1)
    }

    @Test func theScopeAndTheValueAreDescribed() {
        let entry = container.register(Animal.self) { _ in Cat() }.inObjectScope(.visit)
        #expect(entry.description == "Animal, scope visit")
        #expect("\(entry.objectScope)" == "visit")
        #expect(
            container.child(.day, Day(number: 1)).description == """
                Container of the level 'day'
                    Day, the value of the level
                with parent Container
                    Animal, scope visit
                    Record, scope visit
                """
        )
    }

    @Test func aChildInheritsTheDefaultScopeOfItsParent() throws {
        let container = Container(defaultObjectScope: .container)
        let child = container.child(.rehearsal)
        child.register(Animal.self) { _ in Cat() }

        #expect(try child.require(Animal.self) === child.require(Animal.self))
    }
}
