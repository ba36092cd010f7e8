import Ampoule
import TestSupport
import Testing

/// Closing parents, children and levels.
struct ClosingHierarchyTests {
    private let container = Container.silent()
    private let notebook = Notebook<String>()

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

    @Test func theErrorsOfChildrenAreThrownByTheParent() async throws {
        let child = Container(parent: container)
        for owner in [container, child] {
            owner.register(JammedDoor.self) { _ in JammedDoor("oak") }.inObjectScope(.container)
            _ = owner.resolve(JammedDoor.self)
        }

        let error = await #expect(throws: ClosingError.self) { try await container.close() }

        #expect(error?.failures.count == 2)
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
