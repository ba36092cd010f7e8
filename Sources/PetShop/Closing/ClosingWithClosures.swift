import Ampoule
import Synchronization

private protocol Animal: AnyObject, Sendable {}

/// Writes down what is closed.
private final class Diary: Sendable {
    private let stored = Mutex<[String]>([])

    var entries: [String] { stored.withLock { $0 } }

    func write(_ entry: String) { stored.withLock { $0.append(entry) } }
}

private final class Cat: Animal {}

private final class Kennel: Sendable {
    let cat: any Animal

    init(cat: any Animal) {
        self.cat = cat
    }
}

/// Cannot be closed.
private struct Jammed: Error {}

func closingWithClosures() async {
    heading("Closing, with closures: dependents first")

    let diary = Diary()
    let container = Container()
    container.messageHandler = explain
    container.register(Animal.self) { _ in Cat() }
        .inObjectScope(.container)
        .onClose { _ in
            await Task.yield()
            diary.write("cat")
        }
    container.register(Kennel.self) { Kennel(cat: try $0.require(Animal.self)) }
        .inObjectScope(.container)
        .onClose { _ in diary.write("kennel") }

    _ = container.resolve(Kennel.self)
    try? await container.close()
    show("diary.entries", diary.entries, expecting: ["kennel", "cat"])
    show("the container is closed", container.resolve(Animal.self) == nil, expecting: true, because: "closed")
}

func errorsOfClosingWithClosures() async {
    heading("Closing, with closures: errors are collected")

    let container = Container()
    for name in ["front", "back"] {
        container.register(Kennel.self, name: name) { _ in Kennel(cat: Cat()) }
            .inObjectScope(.container)
            .onClose { _ in throw Jammed() }
        _ = container.resolve(Kennel.self, name: name)
    }

    do {
        try await container.close()
    } catch {
        let names = error.failures.compactMap(\.key.name)
        show("what could not be closed", names, expecting: ["back", "front"])
    }
}

func warmUpWithClosures() async {
    heading("Warm-up, with closures: synchronous code resolves asynchronous instances")

    let container = Container()
    container.messageHandler = explain
    container.register(Animal.self) { _ in
        await Task.yield()
        return Cat()
    }
    .inObjectScope(.container)

    let early = resolveWithoutWaiting(from: container)
    show("before", early == nil, expecting: true, because: "makeSharedInstances")
    _ = try? await container.makeSharedInstances()
    show("after", resolveWithoutWaiting(from: container) == nil, expecting: false)
}

private func resolveWithoutWaiting(from container: Container) -> (any Animal)? {
    container.resolve(Animal.self)
}
