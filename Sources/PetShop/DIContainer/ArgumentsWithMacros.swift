import Ampoule

private protocol Animal {
    var name: String { get }
}

/// Each marked initializer has its own registration.
@Register(Animal.self)
private class Horse: Animal {
    let name: String
    let running: Bool

    @Inject
    convenience init(name: String) {
        self.init(name: name, running: false)
    }

    @Inject
    init(name: String, running: Bool) {
        self.name = name
        self.running = running
    }
}

/// One registration, with two arguments; the typed call may omit the second.
@Register
private class Pony: Animal {
    let name: String
    let running: Bool

    init(name: String, running: Bool = false) {
        self.name = name
        self.running = running
    }
}

@Registrations(Horse.self, Pony.self)
private extension Container {}

func argumentsWithMacros() {
    heading("Registrations with arguments, with macros")

    let container = Container()
    container.registerComponents()

    let animal1 = container.horse(name: "Spirit")

    show("animal1.name", animal1.name, expecting: "Spirit")
    show("(animal1 as! Horse).running", (animal1 as! Horse).running, expecting: false)

    let animal2 = container.horse(name: "Lucky", running: true)

    show("animal2.name", animal2.name, expecting: "Lucky")
    show("(animal2 as! Horse).running", (animal2 as! Horse).running, expecting: true)

    // Resolves the same registrations at run time.
    let animal3 = container.resolve(Animal.self, arguments: "Lucky", true)

    show("animal3?.name", animal3?.name, expecting: "Lucky")

    let pony = container.pony(name: "Hidalgo")

    show("pony.running", pony.running, expecting: false)
}
