import AmpouleModules
import Testing

@Register(Animal.self)
private final class Pony: Animal {
    let name: String
    let meadow: Meadow

    init(@Inject meadow: Meadow, name: String = "Spirit") {
        self.meadow = meadow
        self.name = name
    }
}

@Register(scope: .container)
private final class Meadow: Sendable {
    init() {}
}

@Register(Animal.self)
private final class Goat: Animal {
    let name: String

    init(name: String) { self.name = name }
}

@Registrations(Pony.self, Meadow.self)
private extension Container {}

/// Components annotated with `@Register` as elements of modules.
struct ComponentTests {
    private let farm = module {
        Pony.self
        Meadow.self
    }

    @Test func componentIsHadByItsService() {
        let pony: Animal? = farm.get("Lucky")
        #expect(pony?.name == "Lucky")
    }

    @Test func scopeOfTheComponentHolds() {
        let pony: Animal? = farm.get("Lucky")
        let meadow: Meadow? = farm.get()
        #expect((pony as? Pony)?.meadow === meadow)
    }

    @Test func dependenciesComeFromTheModule() {
        let place = Meadow()
        let farm = module {
            Pony.self
            factory { place }
        }

        let pony: Animal? = farm.get("Lucky")
        #expect((pony as? Pony)?.meadow === place)
    }

    @Test func typedCallReachesIntoTheModules() {
        let place = Meadow()
        let container = makeContainer {
            modules {
                module {
                    Pony.self
                    factory { place }
                }
            }
        }

        let pony = container.pony(name: "Lucky")
        #expect((pony as? Pony)?.meadow === place)
        #expect(container.factory(for: Meadow.self)() === place)
    }

    @Test func typedCallIsServedByWhatAModuleHasUnderTheSameKey() {
        let container = makeContainer {
            modules {
                module { factory { _, name in Cat(name: name) as Animal } }
            }
        }

        #expect(container.pony(name: "Tom") is Cat)
    }

    @Test(arguments: [true, false])
    func firstOfElementsAndComponentsServes(componentIsFirst: Bool) {
        let farm = module {
            if !componentIsFirst { factory { (_, name: String) in Cat(name: name) as Animal } }
            Goat.self
            if componentIsFirst { factory { (_, name: String) in Cat(name: name) as Animal } }
        }

        let animal: Animal? = farm.get("Billy")
        #expect(animal is Goat == componentIsFirst)
    }

    @Test func twoComponentsOfOneServiceAreReported() {
        let log = Log()
        let animals = module {
            Pony.self
            Goat.self
        }
        let container = log.container(of: animals)

        let animal: Animal? = container.get("Lucky")
        #expect(animal is Pony)
        #expect(
            log.texts == [
                "'Animal(String)' is in a module more than once. The first one serves; remove the others."
            ]
        )
    }
}
