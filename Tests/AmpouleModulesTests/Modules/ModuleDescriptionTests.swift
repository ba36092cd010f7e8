import AmpouleModules
import Testing

@Register
private final class Paddock: Sendable {
    init() {}
}

struct ModuleDescriptionTests {
    @Test func moduleListsItsElementsAndThoseOfTheModulesItUses() {
        let stables = module { singleton { Stable() } }
        let pets = module(using: stables) {
            factory(named: "the dog") { Dog() as Animal }
            singleton { (_, x: Int, y: Int) in Tally(x: x, y: y) }
                .onInit { _, _ in }
            Paddock.self
        }

        #expect(
            "\(pets)" == """
                Module
                    Animal named "the dog", factory
                    Paddock, component
                    Tally(Int, Int), singleton, onInit 1
                using Module
                    Stable, singleton
                """
        )
        #expect("\(module {})" == "Module, empty")
    }

    @Test func moduleOfAContainerListsItsRegistrations() {
        let container = Container()
        container.register(Stable.self) { _ in Stable() }

        #expect("\(Module(container))" == container.description)
    }

    @Test func containerOfModulesListsNothingOfItsOwn() {
        let container = makeContainer {
            modules {
                module { singleton { (_, x: Int, y: Int) in Tally(x: x, y: y) } }
            }
        }
        let tally: Tally? = container.get(1, 2)

        #expect(tally != nil)
        #expect(!container.description.contains("InjectionContext"))
        #expect(!container.description.contains("ExistingSingleton"))
    }
}
