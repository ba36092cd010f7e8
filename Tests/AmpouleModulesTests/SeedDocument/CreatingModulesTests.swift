import AmpouleModules
import TestSupport
import Testing

/// The document's section "Creating a Module".
struct CreatingModulesTests {
    private class Service {}

    @Test func emptyModuleHasNothing() {
        let log = Log()
        let yourModule = module {
        }

        let service: Service? = withInjection(from: log.container(of: yourModule)) { inject() }

        #expect(service == nil)
        #expect(log.levels == [.error])
    }

    @Test func singletonIsRetainedOnceItIsCreated() {
        let yourModule = module {
            singleton { _ in Service() }
        }

        let first: Service? = yourModule.get()
        let second: Service? = yourModule.get()
        #expect(first != nil)
        #expect(first === second)
    }

    @Test func singletonIsNotCreatedBeforeItIsAskedFor() {
        let made = Counter()
        let yourModule = module {
            singleton { made.increment() }
        }

        #expect(made.count == 0)
        #expect(yourModule.get() == 1)
        #expect(yourModule.get() == 1)
    }

    @Test func factoryReturnsANewInstanceOnEveryResolve() {
        let yourModule = module {
            factory { _ in Service() }
            factory { _ in Int.random(in: 0..<5) }
        }

        let first: Service? = yourModule.get()
        let second: Service? = yourModule.get()
        let number: Int? = yourModule.get()
        #expect(first != nil)
        #expect(first !== second)
        #expect(number.map { (0..<5).contains($0) } == true)
    }

    @Test func closureMayTakeNothing() {
        let yourModule = module {
            singleton { Service() }
            factory { Cat() }
            factory {
                let name = "Tom"
                return Cat(name: name) as Animal
            }
        }

        let service: Service? = yourModule.get()
        let cat: Cat? = yourModule.get()
        let animal: Animal? = yourModule.get()
        #expect(service != nil)
        #expect(cat?.name == "Mimi")
        #expect(animal?.name == "Tom")
    }

    @Test func nameTellsElementsApart() {
        let yourModule = module {
            singleton { Cat() as Animal }
            singleton(named: "the dog") { Dog() as Animal }
            factory(named: "the cat") { _, name in Cat(name: name) as Animal }
        }

        let unnamed: Animal? = yourModule.get()
        let dog: Animal? = yourModule.get(named: "the dog")
        let cat: Animal? = yourModule.get(named: "the cat", "Tom")
        #expect(unnamed?.name == "Mimi")
        #expect(dog?.name == "Hachi")
        #expect(cat?.name == "Tom")
    }

    @Test func elementsThatAFunctionBuildsAreListed() {
        @ModuleBuilder func pets() -> ModuleElements {
            factory { Cat() }
            factory { Dog() }
        }
        let yourModule = module {
            pets()
            factory { Stable() }
        }

        let dog: Dog? = yourModule.get()
        #expect(dog?.name == "Hachi")
    }
}

/// What may stand between the elements of a module.
struct ModuleBuilderTests {
    private func pets(named names: [String], withDog hasDog: Bool, shy: Bool?) -> Module {
        module {
            for name in names {
                factory(named: name) { Cat(name: name) }
            }
            if hasDog {
                factory { Dog() as Animal }
            } else {
                factory { Cat() as Animal }
            }
            if let shy {
                factory { shy }
            }
            switch names.count {
            case 0: factory { "none" }
            case 1: factory { "one" }
            default: factory { "many" }
            }
            #if os(Linux) || os(macOS)
            factory { 1 }
            #else
            factory { 2 }
            #endif
            if #available(macOS 99, *) {
                factory { 1.5 }
            }
        }
    }

    @Test func conditionsDecideWhatIsInTheModule() {
        let dog: Animal? = pets(named: [], withDog: true, shy: nil).get()
        let cat: Animal? = pets(named: [], withDog: false, shy: nil).get()
        let shy: Bool? = pets(named: [], withDog: false, shy: true).get()
        let platform: Int? = pets(named: [], withDog: false, shy: nil).get()

        #expect(dog is Dog)
        #expect(cat is Cat)
        #expect(shy == true)
        #expect(platform == 1)
    }

    @Test(arguments: [(0, "none"), (1, "one"), (2, "many")])
    func switchesDecideWhatIsInTheModule(count: Int, expected: String) {
        let names = (0..<count).map { "\($0)" }

        #expect(pets(named: names, withDog: true, shy: nil).get() == expected)
    }

    @Test func loopsRepeatElements() {
        let pets = pets(named: ["Tom", "Mimi"], withDog: true, shy: nil)

        let tom: Cat? = pets.get(named: "Tom")
        let mimi: Cat? = pets.get(named: "Mimi")
        #expect(tom?.name == "Tom")
        #expect(mimi?.name == "Mimi")
    }
}
