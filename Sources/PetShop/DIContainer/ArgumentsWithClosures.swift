import Ampoule

private protocol Animal {
    var name: String { get }
}

private class Horse: Animal {
    let name: String
    let running: Bool

    convenience init(name: String) {
        self.init(name: name, running: false)
    }

    init(name: String, running: Bool) {
        self.name = name
        self.running = running
    }
}

func argumentsWithClosures() {
    heading("Registrations with arguments, with closures")

    let container = Container()
    container.register(Animal.self) { _, name in
        Horse(name: name)
    }
    container.register(Animal.self) { _, name, running in
        Horse(name: name, running: running)
    }

    let animal1 = container.resolve(Animal.self, argument: "Spirit")!

    show("animal1.name", animal1.name, expecting: "Spirit")
    show("(animal1 as! Horse).running", (animal1 as! Horse).running, expecting: false)

    let animal2 = container.resolve(Animal.self, arguments: "Lucky", true)!

    show("animal2.name", animal2.name, expecting: "Lucky")
    show("(animal2 as! Horse).running", (animal2 as! Horse).running, expecting: true)
}
