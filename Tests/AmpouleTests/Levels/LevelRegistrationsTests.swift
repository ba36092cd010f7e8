import Ampoule
import AmpouleGraph
import TestSupport
import Testing

private struct Shift: ContainerLevel {
    let number: Int
}

private struct Round: ContainerLevel {
    typealias Outer = Shift
}

private struct Feeding: ContainerLevel {
    typealias Outer = Round
}

extension Container {
    fileprivate var forShifts: Container { LevelContainer<Shift>.registrations(in: self) }
    fileprivate var forRounds: Container { LevelContainer<Round>.registrations(in: self) }
    fileprivate var forFeedings: Container { LevelContainer<Feeding>.registrations(in: self) }
}

/// Registrations for all containers of a level.
struct LevelRegistrationsTests {
    private let container = Container.silent()

    private var shift: LevelContainer<Shift> { container.level(Shift(number: 1)) }

    // MARK: - Finding

    @Test func onlyContainersOfTheLevelAndThoseInsideFindThem() throws {
        container.forRounds.register(Animal.self) { _ in Cat(name: "round") }
        let shift = shift
        let round = shift.level(Round())
        let feeding = round.level(Feeding())

        #expect(container.resolve(Animal.self) == nil)
        #expect(shift.resolve(Animal.self) == nil)
        #expect(try round.require(Animal.self).name == "round")
        #expect(try feeding.require(Animal.self).name == "round")
        #expect(try Container(parent: feeding.container).require(Animal.self).name == "round")
    }

    @Test func theyAreFoundAfterThoseOfTheContainerAndBeforeThoseOfOuterLevels() throws {
        container.register(Animal.self) { _ in Cat(name: "program") }
        let round = shift.level(Round())
        func name() throws -> String { try round.require(Animal.self).name }

        #expect(try name() == "program")
        container.forShifts.register(Animal.self) { _ in Cat(name: "shifts") }
        #expect(try name() == "shifts")
        round.outer.container.register(Animal.self) { _ in Cat(name: "this shift") }
        #expect(try name() == "this shift")
        container.forRounds.register(Animal.self) { _ in Cat(name: "rounds") }
        #expect(try name() == "rounds")
        round.outer.container.forRounds.register(Animal.self) { _ in Cat(name: "rounds of this shift") }
        #expect(try name() == "rounds of this shift")
        round.container.register(Animal.self) { _ in Cat(name: "this round") }
        #expect(try name() == "this round")
        #expect(try container.require(Animal.self).name == "program")
        #expect(try round.outer.require(Animal.self).name == "this shift")
    }

    @Test(arguments: [nil, "lucky"])
    func theyAreFoundByNameAndWithArguments(name: String?) throws {
        container.forShifts.register(Animal.self, name: name) { (_, name: String) in Cat(name: name) }

        #expect(try shift.container.require(Animal.self, name: name, argument: "Mimi").name == "Mimi")
        #expect(container.resolve(Animal.self, name: name, argument: "Mimi") == nil)
    }

    @Test func theFactoryResolvesFromTheContainerThatWasAsked() throws {
        container.forShifts.register(Animal.self) { resolver in
            Cat(name: "\(try resolver.require(Shift.self).number)")
        }

        #expect(try container.level(Shift(number: 2)).require(Animal.self).name == "2")
        #expect(try container.level(Shift(number: 3)).require(Animal.self).name == "3")
    }

    @Test func theErrorOfTheProgramNamesTheLevel() throws {
        container.forShifts.register(Animal.self) { _ in Cat() }

        let error = #expect(throws: ResolutionError.self) { try container.require(Animal.self) }
        #expect(error?.description.contains("registered for the level 'Shift'") == true)
    }

    // MARK: - Sharing

    @Test(arguments: [ObjectScope.container, .weak, ObjectScope(storageFactory: PermanentStorage.init)])
    func eachContainerOfTheLevelSharesAnInstanceOfItsOwn(scope: ObjectScope) throws {
        container.forShifts.register(Cat.self) { _ in Cat() }.inObjectScope(scope)
        let (first, second) = (shift, shift)
        let (mimi, tom) = (try first.require(Cat.self), try second.require(Cat.self))

        #expect(try first.level(Round()).require(Cat.self) === mimi)
        #expect(try first.require(Cat.self) === mimi)
        #expect(try second.require(Cat.self) === tom)
        #expect(mimi !== tom)
    }

    @Test func oneComponentInTwoLevelsHasAnInstanceInEach() throws {
        container.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        container.forShifts.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        let shift = shift

        #expect(try container.require(Cat.self) === container.require(Cat.self))
        #expect(try shift.require(Cat.self) === shift.require(Cat.self))
        #expect(try shift.require(Cat.self) !== container.require(Cat.self))
    }

    @Test func aWeakInstanceEndsWithItsLastReference() throws {
        let instances = LiveInstances()
        container.forShifts.register(CountedCat.self) { _ in CountedCat(in: instances) }.inObjectScope(.weak)
        let shift = shift
        do { _ = try shift.require(CountedCat.self) }

        #expect(instances.living == 0)
    }

    @Test(arguments: [ObjectScope.container, .weak, ObjectScope(storageFactory: PermanentStorage.init)])
    func resettingAScopeForgetsWhatTheContainerShares(scope: ObjectScope) throws {
        container.forShifts.register(Cat.self) { _ in Cat() }.inObjectScope(scope)
        let (first, second) = (shift, shift)
        let (mimi, tom) = (try first.require(Cat.self), try second.require(Cat.self))
        first.container.resetObjectScope(scope)

        #expect(try first.require(Cat.self) !== mimi)
        #expect(try second.require(Cat.self) === tom)
    }

    @Test func anEntryChangesTheScope() throws {
        let entry = container.forShifts.register(Cat.self) { _ in Cat() }
        let shift = shift

        #expect(try shift.require(Cat.self) !== shift.require(Cat.self))
        entry.inObjectScope(.container)
        #expect(entry.objectScope === ObjectScope.container)
        #expect(try shift.require(Cat.self) === shift.require(Cat.self))
        entry.inObjectScope(.transient)
        #expect(try shift.require(Cat.self) !== shift.require(Cat.self))
    }

    // MARK: - Other registrations

    @Test func forwardsAndDecoratorsAreOfTheLevel() throws {
        container.register(Animal.self) { _ in Cat(name: "program") }
        container.forShifts.decorate(Animal.self) { _, animal in Cat(name: "decorated \(animal.name)") }
        container.forShifts.register(Cat.self) { _ in Cat(name: "shift") }.implements(Named.self)

        #expect(try shift.require(Animal.self).name == "decorated program")
        #expect(try shift.require(Named.self).name == "shift")
        #expect(try container.require(Animal.self).name == "program")
        #expect(container.resolve(Named.self) == nil)
    }

    @Test func contributionsFollowThoseOfOuterLevels() throws {
        container.contribute(to: Animal.self) { _ in Cat(name: "program") }
        container.forRounds.contribute(to: Animal.self) { _ in Cat(name: "round") }
        container.forShifts.contribute(to: Animal.self) { _ in Cat(name: "shift") }
        let round = shift.level(Round())
        round.container.contribute(to: Animal.self) { _ in Cat(name: "this round") }

        #expect(
            try round.require([any Animal].self).map(\.name) == ["program", "shift", "round", "this round"]
        )
        #expect(try round.outer.require([any Animal].self).map(\.name) == ["program", "shift"])
        #expect(try container.require([any Animal].self).map(\.name) == ["program"])
    }

    @Test func removingThoseOfALevelKeepsOthers() throws {
        container.register(Animal.self) { _ in Cat(name: "program") }
        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }
        container.forShifts.removeAll()
        #expect(try shift.require(Animal.self).name == "program")

        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }
        container.removeAll()
        #expect(shift.resolve(Animal.self) == nil)
    }

    @Test func behaviorsOfTheContainerAreNotified() {
        final class Log: Behavior {
            let names = Notebook<String>()

            func container<Type, Service>(
                _ container: Container,
                didRegisterType type: Type.Type,
                toService entry: ServiceEntry<Service>,
                withName name: String?
            ) {
                names.write("\(type)")
            }
        }
        let log = Log()
        container.addBehavior(log)
        container.forShifts.register(Cat.self) { _ in Cat() }

        #expect(log.names.entries == ["Cat"])
    }

    // MARK: - Overrides and copies

    @Test(arguments: [false, true])
    func anOverrideFindsWhatIsRegisteredForALevel(isOpenedBefore: Bool) throws {
        container.forRounds.register(Animal.self) { _ in Cat(name: "round") }.inObjectScope(.container)
        let before = shift.level(Round())
        let entry = container.override(Animal.self) { _ in Cat(name: "fake") }
        let round = isOpenedBefore ? before : shift.level(Round())

        #expect(try round.require(Animal.self).name == "fake")
        #expect(try round.require(Animal.self) === round.require(Animal.self))
        #expect(entry.objectScope === ObjectScope.container)
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func anOverrideFindsEachLevel() throws {
        container.register(Animal.self) { _ in Cat(name: "program") }
        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }
        container.forFeedings.register(Animal.self) { _ in Cat(name: "feeding") }
        let feeding = shift.level(Round()).level(Feeding())
        feeding.outer.outer.container.override(Animal.self) { _ in Cat(name: "fake") }

        #expect(try container.require(Animal.self).name == "program")
        #expect(try shift.require(Animal.self).name == "shift")
        #expect(try feeding.outer.require(Animal.self).name == "fake")
        #expect(try feeding.require(Animal.self).name == "fake")
    }

    @Test func overridesOfATaskReachLevels() throws {
        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }.inObjectScope(.container)
        container.forShifts.register(Cat.self) { _ in Cat(name: "kept") }.inObjectScope(.container)
        let shift = shift
        let kept = try shift.require(Cat.self)
        try container.withOverrides { container in
            container.override(Animal.self) { _ in Cat(name: "fake") }
        } perform: { () throws in
            #expect(try shift.require(Animal.self).name == "fake")
            #expect(try shift.require(Animal.self) === shift.require(Animal.self))
            #expect(try container.level(Shift(number: 2)).require(Animal.self).name == "fake")
        }

        #expect(try shift.require(Animal.self).name == "shift")
        #expect(try shift.require(Cat.self) === kept)
    }

    @Test func copiesHaveThem() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }.inObjectScope(.container)
        container.forShifts.decorate(Animal.self) { _, animal in Cat(name: "decorated \(animal.name)") }
        let shift = shift
        let copy = shift.copy()
        shift.container.override(Animal.self) { _ in Cat(name: "other") }

        #expect(try copy.require(Animal.self).name == "decorated shift")
        #expect(try copy.require(Animal.self) === copy.require(Animal.self))
        #expect(try copy.require(Shift.self).number == 1)
        #expect(try container.copy().level(Shift(number: 2)).require(Animal.self).name == "decorated shift")
    }

    @Test func theContainerOfALevelIsACopyOfItsOwn() throws {
        let registrar = container.forShifts
        let copy = registrar.copy()
        copy.register(Animal.self) { _ in Cat() }

        #expect(shift.resolve(Animal.self) == nil)
    }

    @Test func theEntryOfAnOverrideIsOfItsLevel() throws {
        container.forShifts.register(Animal.self) { _ in Cat(name: "shift") }
        container.override(Animal.self) { _ in Cat(name: "fake") }.implements(Named.self)

        #expect(try shift.require(Named.self) is Cat)
        #expect(container.resolve(Named.self) == nil)
    }

    // MARK: - Graphs

    @Test func whatALevelSharesMayDependOnItsValue() throws {
        container.forShifts.register(Animal.self) { (resolver: any Resolver) in
            Cat(name: "\(try resolver.require(Shift.self).number)")
        }
        .inObjectScope(.container)
        Logbook.register(in: container.forShifts)

        try shift.container.validate()
        try container.forShifts.validate()
        try container.validate()
        let graph = shift.container.graph
        #expect(graph.nodes.contains { node in node.level == "Shift" && "\(node.scope)" == "container" })
    }

    @Test func descriptionsNameTheLevel() {
        container.forShifts.register(Cat.self) { _ in Cat() }

        #expect("\(container)".contains("Cat, scope graph, for the level 'Shift'"))
    }

    // MARK: - Handles

    @Test func aComponentHasTheContainerOfItsLevelInjected() throws {
        container.forShifts.register(Cat.self) { resolver in
            let shift = try resolver.require(LevelContainer<Shift>.self)
            return Cat(name: "\(try shift.level(Round()).require(Shift.self).number)")
        }

        #expect(try shift.level(Round()).require(Cat.self).name == "1")
        #expect(container.resolve(LevelContainer<Shift>.self) == nil)
        #expect(try shift.require(LevelContainer<Round>?.self) == nil)
    }

    @Test func aChildKeepsTheLevel() throws {
        let child = Container(parent: shift.container)
        let handle = try #require(LevelContainer<Shift>(child))

        #expect(handle.container === child)
        #expect(handle.outer === container)
        #expect(LevelContainer<Round>(child) == nil)
        #expect(LevelContainer<Shift>(container) == nil)
        #expect(try handle.level(Round()).outer.require(Shift.self).number == 1)
    }

    @Test func theOuterContainersAreThoseThatItWasOpenedIn() {
        let shift = shift
        let feeding = shift.level(Round()).level(Feeding())

        #expect(feeding.outer.outer.container === shift.container)
        #expect(feeding.outer.outer.outer === container)
    }

    @Test func aLevelIsOpenedOnlyWhereItBelongs() {
        let inside = shift.container
        let error = #expect(throws: LevelError.self) { try inside.requireLevel(Shift(number: 2)) }

        #expect(error?.found == "Shift")
    }

    // MARK: - Closing

    @Test func sharedInstancesAreClosedWithTheirContainer() async throws {
        let closed = Notebook<String>()
        container.forShifts.register(Animal.self) { _ in Cat(name: "first") }.inObjectScope(.container)
            .onClose { closed.write($0.name) }
        container.forShifts.register(Cat.self) { _ in Cat(name: "second") }.inObjectScope(.container)
            .onClose { closed.write($0.name) }
        let result = try await container.withLevel(Shift(number: 1)) { shift in
            _ = try shift.require(Animal.self)
            return try shift.require(Cat.self).name
        }

        #expect(result == "second")
        #expect(closed.entries == ["second", "first"])
    }

    @Test func warmingUpMakesWhatTheContainerShares() async throws {
        let made = Notebook<String>()
        container.register(Animal.self) { _ in
            made.write("program")
            return Cat()
        }.inObjectScope(.container)
        container.forShifts.register(Cat.self) { _ in
            made.write("shift")
            return Cat()
        }.inObjectScope(.container)
        try await container.makeSharedInstances()
        #expect(made.entries == ["program"])
        try await shift.container.makeSharedInstances()

        #expect(made.entries == ["program", "shift"])
    }

    @Test func aRegisteredInstanceEndsNoDependencyCycle() throws {
        let calls = Counter()
        container.forShifts.register(Animal.self, instance: Cat())
        container.forShifts.register(Person.self) { resolver in
            calls.increment()
            _ = try resolver.require(Animal.self)
            return try resolver.require(Person.self)
        }
        _ = try shift.container.require(Animal.self)

        let other = container.level(Shift(number: 2))
        #expect(throws: ResolutionError.self) { try other.container.require(Person.self) }

        #expect(calls.count == 1)
    }
}

@Register(scope: .container)
private final class Logbook: Sendable {
    init(@Inject shift: Shift) {}
}

private protocol Named {
    var name: String { get }
}

extension Cat: Named {}
