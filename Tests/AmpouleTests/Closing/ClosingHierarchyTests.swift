import Ampoule
import TestSupport
import Testing

/// Closing parents, children and levels.
struct ClosingHierarchyTests {
    private let container = Container.silent()
    private let notebook = Notebook<String>()

    private func isClosed(_ resolve: () throws -> Void) -> Bool {
        do {
            try resolve()
            return false
        } catch let error as ResolutionError {
            guard case .containerClosed = error.reason else { return false }
            return true
        } catch {
            return false
        }
    }

    private func registerDoors() {
        container.registerDoor("root", notebook)
        container.forDays.register(Door.self, name: "day") { [notebook] resolver in
            _ = try resolver.require(Door.self, name: "root")
            return Door("day \(try resolver.require(Day.self).number)", notebook)
        }
        .inObjectScope(.container)
        container.forVisits.register(Door.self, name: "visit") { [notebook] resolver in
            _ = try resolver.require(Door.self, name: "day")
            return Door("visit of \(try resolver.require(Visit.self).owner)", notebook)
        }
        .inObjectScope(.container)
    }

    @Test func levelsAreClosedBeforeTheContainersAroundThem() async throws {
        registerDoors()
        let day = container.day(1)
        let visits = ["ada", "bob"].map { owner in day.innerVisit(of: owner) }
        for visit in visits { _ = try visit.require(Door.self, name: "visit") }

        try await container.close()

        #expect(notebook.entries == ["visit of bob", "visit of ada", "day 1", "root"])
        for closed in visits + [day] {
            #expect(isClosed { _ = try closed.require(Door.self, name: "root") })
        }
    }

    @Test func closingALevelClosesItsInstancesOnly() async throws {
        registerDoors()
        let day = container.day(1)
        let (ada, bob) = (day.innerVisit(of: "ada"), day.innerVisit(of: "bob"))
        let door = try ada.require(Door.self, name: "visit")
        #expect(try ada.require(Door.self, name: "visit") === door)
        _ = try bob.require(Door.self, name: "visit")

        try await ada.close()

        #expect(notebook.entries == ["visit of ada"])
        #expect(isClosed { _ = try ada.require(Door.self, name: "visit") })
        #expect(isClosed { _ = try ada.require(Door.self, name: "root") })
        #expect(isClosed { _ = try ada.require(Visit.self) })
        #expect(isClosed { _ = try ada.require(Day.self) })
        #expect(try bob.require(Door.self, name: "root") === container.require(Door.self, name: "root"))
        #expect(try bob.require(Visit.self).owner == "bob")
        try await container.close()
        #expect(notebook.entries == ["visit of ada", "visit of bob", "day 1", "root"])
    }

    @Test func eachInstanceIsCheckedAlthoughTheLastOneOfItsRegistrationNeededNoClosing() async throws {
        container.forDays.register((any Sendable).self) { [notebook] resolver in
            let number = try resolver.require(Day.self).number
            return number.isMultiple(of: 2) ? Door("\(number)", notebook) : Goldfish() as any Sendable
        }
        .inObjectScope(.container)
        for number in [1, 1, 2, 2, 1, 4] {
            let day = container.day(number)
            _ = try day.require((any Sendable).self)
            try await day.close()
        }

        #expect(notebook.entries == ["2", "2", "4"])
    }

    @Test func theValueOfALevelIsRefused() async throws {
        let visit = container.visit(of: "ada")
        let copy = visit.copy()
        #expect(try visit.require(Visit.self).owner == "ada")

        try await visit.close()

        #expect(isClosed { _ = try visit.require(Visit.self) })
        #expect(isClosed { _ = try visit.require(Visit?.self) })
        #expect(try copy.require(Visit.self).owner == "ada")
        #expect(try visit.copy().require(Visit.self).owner == "ada")
    }

    @Test func childrenWithRegistrationsOfTheirOwnAreClosedFirst() async throws {
        container.registerDoor("outer", notebook)
        let child = Container(parent: container)
        child.registerDoor("inner", after: ["outer"], notebook)
        _ = child.resolve(Door.self, name: "inner")

        try await container.close()

        #expect(notebook.entries == ["inner", "outer"])
    }

    @Test func aParentIsClosedAlthoughAContainerInBetweenHasNothingToClose() async throws {
        let child = Container(parent: Container(parent: container))
        child.registerDoor("inner", notebook)
        _ = child.resolve(Door.self, name: "inner")

        try await container.close()

        #expect(notebook.entries == ["inner"])
    }

    @Test func aChildOfAClosedContainerIsClosed() async throws {
        try await container.close()
        let children = [
            Container(parent: container), container.rehearsal, container.visit(of: "ada"),
        ]

        for child in children {
            child.messageHandler = nil
            child.register(Animal.self) { _ in Cat() }
            #expect(isClosed { _ = try child.require(Animal.self) })
            #expect(isClosed { _ = try child.require(Visit.self) })
            try await child.close()
        }
    }

    @Test func anOpenChildOfAClosedContainerFindsNothingOfIt() async throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container.silent(parent: container)
        child.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        try await container.close()

        #expect(isClosed { _ = try child.require(Animal.self) })
        #expect(isClosed { _ = try child.require(Person.self) })
        #expect(isClosed { _ = try child.require(Stable.self) })
    }

    @Test func aParentStaysOpenWhenItsChildIsClosed() async throws {
        container.registerDoor("outer", notebook)
        let child = Container.silent(parent: container)
        _ = child.resolve(Door.self, name: "outer")

        try await child.close()

        #expect(notebook.entries.isEmpty)
        #expect(container.resolve(Door.self, name: "outer") != nil)
    }

    @Test func theErrorsOfChildrenAreThrownByTheParent() async throws {
        let child = Container(parent: container)
        for owner in [container, child] {
            owner.register(JammedDoor.self) { _ in JammedDoor("oak") }.inObjectScope(.container)
            _ = owner.resolve(JammedDoor.self)
        }

        let error = await #expect(throws: ClosingError.self) { try await container.close() }

        #expect(error?.failures.count == 2)
    }

    @Test func aClosureOfAChildMayCloseTheParent() async throws {
        let container = container
        container.registerDoor("outer", notebook)
        let child = Container(parent: container)
        child.registerDoor("inner", after: ["outer"], notebook).onClose { [notebook] _ in
            try await container.close()
            notebook.write("inner")
        }
        _ = child.resolve(Door.self, name: "inner")

        try await child.close()

        #expect(notebook.entries == ["outer", "inner"])
    }

    @Test func aParentWaitsForAChildThatIsBeingClosed() async throws {
        let container = container
        let gate = Gate()
        container.registerDoor("outer", notebook)
        let child = Container(parent: container)
        child.registerDoor("inner", after: ["outer"], notebook).onClose { [notebook] _ in
            await gate.pass()
            notebook.write("inner")
        }
        _ = child.resolve(Door.self, name: "inner")
        let first = Task { try await child.close() }
        await gate.comes(1)
        let second = Task { try await container.close() }
        await suspend()
        await gate.open()
        try await first.value
        try await second.value

        #expect(notebook.entries == ["inner", "outer"])
    }

    // MARK: - Released containers

    @Test func aReleasedContainerLogsWhatItHasLeftOpen() throws {
        let messages = Notebook<String>()
        registerDoors()
        do {
            let visit = container.visit(of: "ada")
            visit.messageHandler = { level, message in messages.write("\(level): \(message)") }
            visit.registerDoor("own", notebook)
            _ = (try visit.require(Door.self, name: "own"), try visit.require(Door.self, name: "visit"))
        }

        #expect(
            messages.entries == [
                """
                warning: A container was released without 'close()', and has left open: 'Door named "own"', \
                'Door named "visit"'.
                Close it with 'try await container.close()', or open its level with 'withLevel'.
                """
            ]
        )
    }

    @Test func aReleasedContainerUsesTheHandlerOfItsParent() throws {
        let messages = Notebook<String>()
        let parent = Container.logging(to: messages)
        do {
            let child = Container(parent: parent)
            child.registerDoor("oak", notebook)
            _ = child.resolve(Door.self, name: "oak")
        }
        #expect(messages.entries.count == 1)
    }

    @Test func aReleasedContainerLogsNothingIfNothingIsOpen() async throws {
        let messages = Notebook<String>()
        let parent = Container.logging(to: messages)
        do {
            let (child, closed) = (Container(parent: parent), Container(parent: parent))
            for container in [child, closed] {
                container.registerDoor("oak", notebook)
                container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
                _ = container.resolve(Stable.self)
            }
            _ = closed.resolve(Door.self, name: "oak")
            try await closed.close()
        }
        #expect(messages.entries.isEmpty)
    }

    @Test func aReleasedLevelIsForgottenByItsParent() async throws {
        registerDoors()
        weak var released: Door?
        do {
            let visit = container.visit(of: "ada")
            released = try visit.require(Door.self, name: "visit")
        }
        #expect(await eventually { released == nil })

        try await container.close()

        #expect(notebook.entries == ["root"])
    }
}
