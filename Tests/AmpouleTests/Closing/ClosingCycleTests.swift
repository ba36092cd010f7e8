import Ampoule
import Foundation
import TestSupport
import Testing

/// Containers whose `onClose` closures close each other, from several tasks.
struct ClosingCycleTests {
    private let notebook = Notebook<String>()

    /// Waits for calls of `close()`, and records an issue instead of waiting forever.
    private func expectEnd(of calls: [Task<Void, any Error>]) async throws {
        let ended = Counter()
        for call in calls {
            Task {
                _ = await call.result
                ended.increment()
            }
        }
        for _ in 0..<10_000 where ended.count < calls.count { try await Task.sleep(for: .milliseconds(1)) }
        try #require(ended.count == calls.count, "Calls of 'close()' wait for each other")
        for call in calls { try await call.value }
    }

    @Test(arguments: 2...5)
    func containersInARingEndClosingEachOther(_ count: Int) async throws {
        let gate = Gate()
        let containers = (0..<count).map { _ in Container.silent() }
        for (number, container) in containers.enumerated() {
            let next = containers[(number + 1) % count]
            container.registerDoor("front", notebook).onClose { [notebook] _ in
                await gate.pass()
                try await next.close()
                notebook.write("front \(number)")
            }
            container.registerDoor("back", notebook).onClose { [notebook] _ in
                notebook.write("back \(number)")
            }
            for name in ["back", "front"] { _ = try container.require(Door.self, name: name) }
        }
        let calls = containers.map { container in Task { try await container.close() } }
        await gate.comes(count)
        await gate.open()

        try await expectEnd(of: calls)

        for number in 0..<count {
            let entries = notebook.entries.filter { $0.hasSuffix("\(number)") }
            #expect(entries == ["front \(number)", "back \(number)"])
        }
    }

    @Test(arguments: 1...3)
    func aChildThatClosesItsParentEndsBeforeTheParentThatIsBeingClosed(_ depth: Int) async throws {
        let (childIsClosing, parentIsClosing) = (Gate(), Gate())
        let parent = Container.silent()
        parent.registerDoor("outer", notebook)
        var child = parent
        for _ in 0..<depth { child = Container.silent(parent: child) }
        child.registerDoor("first", after: ["outer"], notebook)
        child.registerDoor("last", after: ["first"], notebook).onClose { [notebook] _ in
            await childIsClosing.pass()
            await parentIsClosing.pass()
            try await parent.close()
            notebook.write("last")
        }
        // Is closed before the other child, so that its gate tells that closing the parent has begun.
        let sibling = Container.silent(parent: parent)
        let inner = child
        _ = try inner.require(Door.self, name: "last")
        sibling.registerDoor("sibling", notebook).onClose { [notebook] _ in
            notebook.write("sibling")
            await parentIsClosing.open()
        }
        _ = try sibling.require(Door.self, name: "sibling")

        let closingChild = Task { try await inner.close() }
        await childIsClosing.comes(1)
        let closingParent = Task { try await parent.close() }
        await childIsClosing.open()

        try await expectEnd(of: [closingChild, closingParent])

        #expect(notebook.entries == ["sibling", "last", "first", "outer"])
    }

    @Test func aParentWaitsForNoChildThatHasBegunToCloseIt() async throws {
        let gate = Gate()
        let parent = Container.silent()
        let child = Container.silent(parent: parent)
        parent.registerDoor("outer", notebook).onClose { [notebook] _ in
            await gate.pass()
            notebook.write("outer")
        }
        child.registerDoor("inner", after: ["outer"], notebook).onClose { [notebook] _ in
            try await parent.close()
            notebook.write("inner")
        }
        _ = try child.require(Door.self, name: "inner")

        let closingChild = Task { try await child.close() }
        await gate.comes(1)
        let closingParent = Task { try await parent.close() }
        await suspend()
        await gate.open()

        try await expectEnd(of: [closingChild, closingParent])

        #expect(notebook.entries == ["outer", "inner"])
    }

    @Test func theParentOfAChildThatWaitsForAContainerThatClosesTheParentEnds() async throws {
        let (isWaiting, isClosing) = (Gate(), Gate())
        let (parent, other) = (Container.silent(), Container.silent())
        let child = Container.silent(parent: parent)
        parent.registerDoor("outer", notebook)
        child.registerDoor("inner", after: ["outer"], notebook).onClose { [notebook] _ in
            await isClosing.comes(1)
            await isWaiting.pass()
            try await other.close()
            notebook.write("inner")
        }
        other.registerDoor("other", notebook).onClose { [notebook] _ in
            await isClosing.pass()
            try await parent.close()
            notebook.write("other")
        }
        _ = try child.require(Door.self, name: "inner")
        _ = try other.require(Door.self, name: "other")

        let calls = [Task { try await child.close() }, Task { try await other.close() }]
        await isWaiting.comes(1)
        await isWaiting.open()
        await suspend()
        await isClosing.open()

        try await expectEnd(of: calls)

        #expect(notebook.entries.sorted() == ["inner", "other", "outer"])
    }

    @Test func twoTasksThatCloseAContainerBothWaitForIt() async throws {
        let gate = Gate()
        let (container, other) = (Container.silent(), Container.silent())
        container.registerDoor("slow", notebook).onClose { [notebook] _ in
            await gate.pass()
            notebook.write("slow")
        }
        other.registerDoor("other", notebook).onClose { [notebook] _ in
            try await container.close()
            notebook.write("other")
        }
        _ = try container.require(Door.self, name: "slow")
        _ = try other.require(Door.self, name: "other")

        let closing = Task { try await container.close() }
        await gate.comes(1)
        let closingOther = Task { try await other.close() }
        await suspend()
        #expect(notebook.entries.isEmpty)
        await gate.open()

        try await expectEnd(of: [closing, closingOther])

        #expect(notebook.entries == ["slow", "other"])
    }
}
