import Ampoule

private protocol Animal: AnyObject, Sendable {
    var name: String { get }
}

private final class Cat: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

/// Takes a while to build.
private final class Stable: Sendable {
    let boxes: Int

    init() async {
        await Task.yield()
        boxes = 12
    }
}

private final class Horse: Animal {
    let name: String
    let stable: Stable

    init(name: String, stable: Stable) {
        self.name = name
        self.stable = stable
    }
}

/// A container with asynchronous and synchronous registrations.
private func makeContainer() -> Container {
    Container { container in
        container.register(Stable.self) { _ in await Stable() }
            .inObjectScope(.container)
        container.register(Animal.self) { resolver, name in
            Horse(name: name, stable: try await resolver.require(Stable.self))
        }
        container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
    }
}

func asynchronousComponentsWithClosures() async {
    heading("Asynchronous components, with closures")

    let container = makeContainer()
    container.messageHandler = explain

    let horse = await container.asynchronous.resolve(Animal.self, argument: "Lucky") as? Horse
    show("horse.name", horse?.name, expecting: "Lucky")
    show("horse.stable.boxes", horse?.stable.boxes, expecting: 12)

    let cat = await container.asynchronous.resolve(Animal.self, name: "cat")
    show("cat.name", cat?.name, expecting: "Mimi")

    let hasty = resolveWithoutWaiting(from: container)
    show("resolve without waiting", hasty?.name, expecting: nil, because: "asynchronous")
}

/// Synchronous code, which cannot wait.
private func resolveWithoutWaiting(from container: Container) -> (any Animal)? {
    container.resolve(Animal.self, argument: "Lucky")
}

func sharedInstanceOfManyTasksWithClosures() async {
    heading("A shared instance and many tasks, with closures: made once")

    let container = makeContainer()
    let stables = await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { await container.asynchronous.resolve(Stable.self) } }
        return await group.reduce(into: []) { $0.append($1) }
    }
    let areOne = stables.allSatisfy { $0 != nil && $0 === stables[0] }
    show("all tasks have the same stable", areOne, expecting: true)
}

func cycleOfTasksWithClosures() async {
    heading("A dependency cycle across two tasks, with closures: an error, not an endless wait")

    let container = Container { container in
        container.register(Animal.self, name: "hen") { resolver in
            await Task.yield()
            return try await resolver.require(Animal.self, name: "egg")
        }
        .inObjectScope(.container)
        container.register(Animal.self, name: "egg") { resolver in
            await Task.yield()
            return try await resolver.require(Animal.self, name: "hen")
        }
        .inObjectScope(.container)
    }
    @Sendable func reason(of name: String) async -> ResolutionError? {
        do {
            _ = try await container.asynchronous.require(Animal.self, name: name)
            return nil
        } catch {
            return error
        }
    }

    async let hen = reason(of: "hen")
    async let egg = reason(of: "egg")
    for (name, error) in [("hen", await hen), ("egg", await egg)] {
        show("there is an error", error != nil, expecting: true)
        if let error { show(name, error, mentioning: "\"hen\" → ") }
    }
}

func objectGraphWithClosures() async {
    heading("A continued object graph, with closures")

    let container = makeContainer()
    let graph = GraphIdentifier()
    let cat = try? await container.withObjectGraph(graph) { resolver in
        try await resolver.require(Animal.self, name: "cat")
    }
    let isSameCat = try? await container.withObjectGraph(graph) { resolver in
        try await resolver.require(Animal.self, name: "cat") === cat
    }
    show("the graph has the cat still", isSameCat, expecting: true)
}
