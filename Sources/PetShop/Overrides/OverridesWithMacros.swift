import Ampoule

private protocol Animal: AnyObject, Sendable {
    var name: String { get }
}

@Register(Animal.self)
private final class Cat: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private final class StuffedCat: Animal {
    let name: String

    init(name: String) {
        self.name = "stuffed \(name)"
    }
}

@Register(scope: .container)
private final class Stable: Sendable {
    init() {}
}

@Register(scope: .container)
private final class Breeder: Sendable {
    private let cats: Cat.Factory
    let stable: Stable

    init(@Inject cats: Cat.Factory, @Inject stable: Stable) {
        self.cats = cats
        self.stable = stable
    }

    func breed() -> any Animal { cats(name: "Tom") }
}

@Register(decorates: Animal.self)
private final class GroomedCat: Animal {
    private let cat: any Animal
    private let stable: Stable
    private let ribbons: Int

    init(_ cat: any Animal, name: String, @Inject stable: Stable, ribbons: Int = 1) {
        self.cat = cat
        self.stable = stable
        self.ribbons = ribbons
    }

    var name: String { "well groomed \(cat.name) with \(ribbons) ribbon" }
}

@Registrations(Stable.self, Cat.self, GroomedCat.self)
private extension Container {}

func overridesWithMacros() {
    heading("Overrides, with macros: the compiler checks the arguments")

    let container = Container()
    container.override(Cat.self) { name in StuffedCat(name: name) }

    show("the cat", container.factory(for: Breeder.self)().breed().name, expecting: "stuffed Tom")
}

func overridesForAStretchOfCodeWithMacros() {
    heading("Temporary overrides, with macros: what depends on no override stays")

    let container = Container()
    let breeder = container.factory(for: Breeder.self)()
    let stable = breeder.stable

    container.withOverrides { container in
        container.override(Cat.self) { name in StuffedCat(name: name) }
    } perform: {
        let inside = container.factory(for: Breeder.self)()
        show("the cat", inside.breed().name, expecting: "stuffed Tom")
        show("the breeder is made anew", inside !== breeder, expecting: true)
        show("the stable is the same", inside.stable === stable, expecting: true)
    }
    show("outside", breeder.breed().name, expecting: "Tom")
}

func decoratorsWithMacros() {
    heading("Decorators, with macros: a component around another one")

    let container = Container { container in container.registerComponents() }

    show("the cat", container.cat(name: "Mimi").name, expecting: "well groomed Mimi with 1 ribbon")
}
