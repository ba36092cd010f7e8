// flags: -swift-version 6
// flags: -swift-version 5
import Ampoule

protocol Animal {}

struct Cat: Animal {
    let name: String
}

struct Horse: Animal {
    let name: String
    let running: Bool
}

func register(in container: Container) {
    container.register(Animal.self) { _, name in Cat(name: name) }
    container.register(Animal.self) { _, name, running in Horse(name: name, running: running) }
    container.register(Animal.self, name: "mimi") { _ in Cat(name: "Mimi") }
}
