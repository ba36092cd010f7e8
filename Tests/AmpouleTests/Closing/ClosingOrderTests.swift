import Ampoule
import TestSupport
import Testing

/// The order in which a container closes instances that closures have created.
struct ClosingOrderTests {
    private let container = Container.silent()
    private let notebook = Notebook<String>()

    @Test func aCycleThroughAPropertyIsClosedInTheReverseOrderOfMaking() async throws {
        container.registerDoor("first", notebook).initCompleted { resolver, _ in
            _ = try resolver.require(Door.self, name: "second")
        }
        container.registerDoor("second", after: ["first"], notebook)
        _ = container.resolve(Door.self, name: "first")

        try await container.close()

        #expect(notebook.entries == ["first", "second"])
    }

    @Test func aDecoratedInstanceIsClosedAfterItsDecoratorAndBeforeThoseCreatedEarlier() async throws {
        container.registerDoor("oak", notebook).initCompleted { resolver, _ in
            _ = try resolver.require(Door.self, name: "gate")
        }
        container.registerDoor("gate", after: ["oak"], notebook)
        container.decorate(Door.self, name: "oak") { [notebook] _, _ in Door("painted oak", notebook) }
            .inObjectScope(.container)
        // The completion creates the painted door and the gate, before the oak is complete.
        _ = container.resolve(Door.self, name: "oak")

        try await container.close()

        #expect(notebook.entries == ["painted oak", "oak", "gate"])
    }

    @Test func aRegisteredInstanceIsClosedBeforeThoseThatACompletionGaveIt() async throws {
        container.register(Door.self, name: "frame", instance: Door("frame", notebook))
            .initCompleted { resolver, _ in _ = try resolver.require(Door.self, name: "oak") }
            .onClose { [notebook] _ in
                await suspend()
                notebook.write("frame")
            }
        container.registerDoor("oak", notebook)
        _ = container.resolve(Door.self, name: "frame")

        try await container.close()

        #expect(notebook.entries == ["frame", "oak"])
    }

    @Test func oneIsClosedAfterTheOther() async throws {
        for name in ["first", "second", "third"] {
            container.registerDoor(name, notebook).onClose { [notebook] door in
                notebook.write("\(door.name) begins")
                await suspend()
                notebook.write("\(door.name) ends")
            }
            _ = container.resolve(Door.self, name: name)
        }

        try await container.close()

        #expect(notebook.entries == ["third", "second", "first"].flatMap { ["\($0) begins", "\($0) ends"] })
    }
}
