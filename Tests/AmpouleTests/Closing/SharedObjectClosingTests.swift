import Ampoule
import TestSupport
import Testing

/// Closing an object that registrations of a container and of those inside it return.
struct SharedObjectClosingTests {
    private let container = Container.silent()
    private let notebook = Notebook<String>()
    private let door: Door

    init() { door = Door("oak", notebook) }

    /// Registers the door in a container, together with a door of its own.
    private func registerDoor(_ name: String, in container: Container) {
        container.register(Door.self, name: name) { [door] _ in door }.inObjectScope(.container)
        container.registerDoor("own of \(name)", notebook)
    }

    private func resolveDoor(_ name: String, from container: Container) throws {
        _ = try container.require(Door.self, name: "own of \(name)")
        #expect(try container.require(Door.self, name: name) === door)
    }

    @Test(arguments: [true, false])
    func theOuterContainerClosesIt(isChildFirst: Bool) async throws {
        let child = Container.silent(parent: container)
        registerDoor("child", in: child)
        registerDoor("parent", in: container)
        for isChild in [isChildFirst, !isChildFirst] {
            try resolveDoor(isChild ? "child" : "parent", from: isChild ? child : container)
        }

        try await child.close()
        #expect(notebook.entries == ["own of child"])

        try await container.close()
        #expect(notebook.entries == ["own of child", "oak", "own of parent"])
    }

    @Test func theOutermostContainerClosesItThroughALevelWithoutIt() async throws {
        let day = container.day(1)
        let visit = day.innerVisit(of: "ada")
        registerDoor("visit", in: visit)
        registerDoor("root", in: container)
        try resolveDoor("visit", from: visit)
        try resolveDoor("root", from: container)

        try await day.close()
        #expect(notebook.entries == ["own of visit"])

        try await container.close()
        #expect(notebook.entries == ["own of visit", "oak", "own of root"])
    }

    @Test func childrenOfOneContainerLeaveItToThat() async throws {
        let children = (0..<3).map { _ in Container.silent(parent: container) }
        for child in children {
            registerDoor("child", in: child)
            try resolveDoor("child", from: child)
        }
        registerDoor("parent", in: container)
        try resolveDoor("parent", from: container)

        try await container.close()

        #expect(notebook.entries.count { $0 == "oak" } == 1)
        #expect(notebook.entries.suffix(2) == ["oak", "own of parent"])
    }

    @Test func anObjectThatAChildIsClosingIsNotClosedAgain() async throws {
        let (isClosing, mayClose) = (Gate(), Gate())
        let child = Container.silent(parent: container)
        let shutter = Shutter { [notebook] in
            notebook.write("shutter")
            await isClosing.pass()
            await mayClose.pass()
        }
        await isClosing.open()
        child.register(Shutter.self) { _ in shutter }.inObjectScope(.container)
        container.register(Shutter.self, name: "parent") { _ in shutter }.inObjectScope(.container)
        _ = try child.require(Shutter.self)

        async let closing: Void = child.close()
        await isClosing.comes(1)
        _ = try container.require(Shutter.self, name: "parent")
        await mayClose.open()
        try await closing
        try await container.close()

        #expect(notebook.entries == ["shutter"])
    }

    @Test func aClosureOfTheChildRunsForItsRegistration() async throws {
        let child = Container.silent(parent: container)
        child.register(Door.self) { [door] _ in door }
            .inObjectScope(.container)
            .onClose { [notebook] _ in notebook.write("closure") }
        registerDoor("parent", in: container)
        _ = try child.require(Door.self)
        try resolveDoor("parent", from: container)

        try await container.close()

        #expect(notebook.entries == ["closure", "oak", "own of parent"])
    }

    @Test func aContainerThatLeavesItIsReleasedWithoutAWarning() async throws {
        let messages = Notebook<String>()
        let container = Container.logging(to: messages)
        do {
            let child = Container(parent: container)
            child.register(Door.self) { [door] _ in door }.inObjectScope(.container)
            container.register(Door.self, name: "parent") { [door] _ in door }.inObjectScope(.container)
            _ = try child.require(Door.self)
            _ = try container.require(Door.self, name: "parent")
        }
        #expect(messages.entries.isEmpty)

        try await container.close()
        #expect(notebook.entries == ["oak"])
    }

    /// Parents and children note it at the same time.
    @Test func containersThatReturnItAtTheSameTimeCloseItOnce() async throws {
        for turn in 1...TestLoad.count(200, full: 5_000) {
            let parent = Container.silent()
            let children = (0..<2).map { _ in Container.silent(parent: parent) }
            let all = children + [parent]
            for (number, container) in all.enumerated() {
                container.register(Door.self, name: "\(number)") { [door] _ in door }
                    .inObjectScope(.container)
            }
            try concurrently(threads: 3) { number in
                _ = try all[number].require(Door.self, name: "\(number)")
            }
            for container in all { try await container.close() }
            #expect(notebook.entries.count == turn)
        }
    }
}
