import Ampoule

@Register(scope: .transient)
private class Mouse {
    init() {}
}

@Register
private class Cat {
    init() {}
}

/// Threads share the instances of this scope and the next, so the compiler requires `Sendable`.
@Register(scope: .container)
private final class Stable: Sendable {
    init() {}
}

@Register(scope: .weak)
private final class Meadow: Sendable {
    init() {}
}

/// Has two dependencies on each unshared component.
@Register
private class Horse {
    @Inject let mouse: Mouse
    @Inject let otherMouse: Mouse
    @Inject let cat: Cat
    @Inject let otherCat: Cat
    @Inject let stable: Stable
    @Inject let meadow: Meadow
}

@Registrations(Mouse.self, Cat.self, Stable.self, Meadow.self, Horse.self)
private extension Container {}

/// Makes a container with one component in each scope.
private func makeContainer() -> Container {
    Container { container in container.registerComponents() }
}

func transientScopeWithMacros() {
    heading("Transient scope, with macros: a new instance each time")

    let spirit = makeContainer().horse()
    show("spirit.mouse === spirit.otherMouse", spirit.mouse === spirit.otherMouse, expecting: false)
}

func graphScopeWithMacros() {
    heading("Graph scope, with macros: one instance for each resolution (the default)")

    let container = makeContainer()
    let spirit = container.horse()
    let lucky = container.horse()
    show("spirit.cat === spirit.otherCat", spirit.cat === spirit.otherCat, expecting: true)
    show("spirit.cat === lucky.cat", spirit.cat === lucky.cat, expecting: false)
}

func containerScopeWithMacros() {
    heading("Container scope, with macros: one instance for the container")

    let container = makeContainer()
    let spirit = container.horse()
    let lucky = container.horse()
    show("spirit.stable === lucky.stable", spirit.stable === lucky.stable, expecting: true)
}

func weakScopeWithMacros() {
    heading("Weak scope, with macros: one instance for as long as something refers to it")

    let container = makeContainer()
    var spirit: Horse? = container.horse()
    weak var meadow: Meadow?
    meadow = spirit?.meadow
    let isSameMeadow = container.meadow() === meadow
    show("the horse's meadow is handed out again", isSameMeadow, expecting: true)

    spirit = nil
    show("the meadow is gone with its horse", meadow == nil, expecting: true)
}
