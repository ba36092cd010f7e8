import Ampoule

private protocol Animal {
    var name: String { get }
}

private class Cat: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private class Dog: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

func namedRegistrationsWithClosures() {
    heading("Named registrations, with closures")

    let container = Container()
    container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register(Animal.self, name: "dog") { _ in Dog(name: "Hachi") }

    let cat = container.resolve(Animal.self, name: "cat")!
    let dog = container.resolve(Animal.self, name: "dog")!

    show("cat.name", cat.name, expecting: "Mimi")
    show("cat is Cat", cat is Cat, expecting: true)
    show("dog.name", dog.name, expecting: "Hachi")
    show("dog is Dog", dog is Dog, expecting: true)

    container.messageHandler = explain
    let stray = container.resolve(Animal.self)
    show("without a name", stray?.name, expecting: nil, because: "'Animal named \"dog\"'")
}
