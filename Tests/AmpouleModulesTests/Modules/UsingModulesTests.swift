import AmpouleModules
import Testing

/// Which modules a module resolves from, and in which order.
struct UsingModulesTests {
    private let log = Log()
    private let pets = module {
        singleton { Cat() as Animal }
    }

    @Test func moduleDoesNotSeeTheOthersOfItsContainer() {
        let owners = module {
            factory { module in
                let pet: Animal? = module.get()
                return PetOwner(pet: pet ?? Dog())
            }
        }
        let container = log.container(of: pets, owners)

        let owner: PetOwner? = container.get()

        #expect(owner?.pet is Dog)
        #expect(
            log.texts == [
                """
                Nothing is registered for 'Animal'.
                Resolution path: PetOwner → Animal.
                Another module of the container has it. Let the one that needs it use that, with 'module(using:)'.
                """
            ]
        )
    }

    @Test func missInAModuleIsExplainedWhereverItIsReported() {
        let owners = module {
            factory { module in PetOwner(pet: try module.require()) }
        }
        let container = log.container(of: owners, pets)

        let owner: PetOwner? = container.get()

        #expect(owner == nil)
        #expect(log.texts.count == 1)
        #expect(log.texts.first?.hasSuffix("with 'module(using:)'.") == true)
    }

    @Test func moduleSeesThoseItWasToldToUse() {
        let owners = module(using: pets) {
            factory { module in PetOwner(pet: try module.require()) }
        }

        let owner: PetOwner? = owners.get()
        let pet: Animal? = pets.get()
        #expect(owner?.pet === pet)
    }

    @Test func moduleComesBeforeThoseItUsesAndTheyInOrder() {
        let dogs = module {
            singleton { Dog() as Animal }
            singleton { Stable() }
        }
        let own = module(using: pets, dogs) {
            singleton { Cat(name: "Tom") as Animal }
        }
        let used = module(using: pets, dogs) {}

        let tom: Animal? = own.get()
        let mimi: Animal? = used.get()
        let stable: Stable? = used.get()
        #expect(tom?.name == "Tom")
        #expect(mimi?.name == "Mimi")
        #expect(stable != nil)
    }

    @Test func usedModuleLogsWhereTheModuleDoes() {
        let broken = module {
            factory { module in
                let stable: Stable? = module.get()
                _ = stable
                return Cat()
            }
        }
        let container = log.container(of: module(using: broken) {})

        let cat: Cat? = container.get()

        #expect(cat != nil)
        #expect(log.texts.first?.contains("Cat → Stable") == true)
    }
}

/// Which of several registrations serves.
struct RepeatedElementTests {
    private let log = Log()

    @Test func firstOfSeveralElementsServes() {
        let pets = module {
            factory { Cat() as Animal }
            factory { Dog() as Animal }
        }

        let pet: Animal? = pets.get()
        #expect(pet is Cat)
    }

    @Test func firstModuleOfAContainerServes() {
        let container = makeContainer {
            log.logger(from: .info)
            modules {
                module { singleton { Cat() as Animal } }
                module { singleton { Dog() as Animal } }
            }
        }

        let pet: Animal? = container.get()

        #expect(pet is Cat)
        #expect(log.texts == ["'Animal' is in more than one module. That of the module listed first serves."])
        #expect(log.levels == [.info])
    }

    @Test func elementThatIsRepeatedInAModuleIsAWarning() {
        let pets = module {
            factory(named: "the pet") { (_, name: String) in Cat(name: name) as Animal }
            factory(named: "the pet") { (_, name: String) in Dog(name: name) as Animal }
        }

        _ = log.container(of: pets)

        #expect(
            log.texts == [
                "'Animal(String) named \"the pet\"' is in a module more than once. The first one serves; remove the others."
            ]
        )
        #expect(log.levels == [.warning])
    }

    @Test func registrationInTheContainerOfAModuleOverwrites() {
        let pets = module {
            factory { Cat() as Animal }
        }
        let container = makeContainer { modules { pets } }

        pets.container.register(Animal.self) { _ in Dog() }

        let pet: Animal? = container.get()
        #expect(pet is Dog)
    }

    @Test func registrationInTheContainerOfModulesComesFirst() {
        let container = makeContainer {
            modules {
                module { factory { Cat() as Animal } }
            }
        }

        container.register(Animal.self) { _ in Dog() }

        let pet: Animal? = container.get()
        #expect(pet is Dog)
    }
}
