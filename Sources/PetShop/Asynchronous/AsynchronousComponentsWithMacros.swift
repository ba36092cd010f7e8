import Ampoule

private protocol Animal: AnyObject, Sendable {
    var name: String { get }
}

/// Takes a while to build.
@Register(scope: .container)
private final class Stable: Sendable {
    let boxes: Int

    init() async {
        await Task.yield()
        boxes = 12
    }
}

/// Has an asynchronous dependency, so its initializer is `async`, too.
@Register(Animal.self)
private final class Horse: Animal {
    let name: String
    let stable: Stable

    init(@Inject stable: Stable, name: String) async {
        self.stable = stable
        self.name = name
    }
}

/// Has a synchronous initializer, and a factory that makes its horses later.
@Register
private final class Rider: Sendable {
    private let horses: Horse.Factory

    init(@Inject horses: Horse.Factory) {
        self.horses = horses
    }

    func mount(_ name: String) async -> any Animal {
        await horses(name: name)
    }
}

@Registrations(Stable.self, Horse.self, Rider.self)
private extension Container {}

/// A container with asynchronous and synchronous components.
private func makeContainer() -> Container {
    Container { container in container.registerComponents() }
}

func asynchronousComponentsWithMacros() async {
    heading("Asynchronous components, with macros")

    let container = makeContainer()

    let horse = await container.horse(name: "Lucky") as? Horse
    show("horse.name", horse?.name, expecting: "Lucky")
    show("horse.stable.boxes", horse?.stable.boxes, expecting: 12)

    let mount = await container.rider().mount("Spirit")
    show("mount.name", mount.name, expecting: "Spirit")
}

func sharedInstanceOfManyTasksWithMacros() async {
    heading("A shared instance and many tasks, with macros: made once")

    let container = makeContainer()
    let stables = await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { await container.stable() } }
        return await group.reduce(into: []) { $0.append($1) }
    }
    show("all tasks have the same stable", stables.allSatisfy { $0 === stables[0] }, expecting: true)
}
