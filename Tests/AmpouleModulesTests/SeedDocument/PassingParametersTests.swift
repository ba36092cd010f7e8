import AmpouleModules
import TestSupport
import Testing

/// The document's section "Passing Parameters".
struct PassingParametersTests {
    private let log = Log()

    private let yourModule = module {
        factory { (_, x: Int, y: Int) in Tally(x: x, y: y) }
    }

    private class View {
        let tally: Int

        init() {
            let counter: Tally = inject(1, 2)!
            tally = counter.value
        }
    }

    private func inScope<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withInjection(from: log.container(of: yourModule), perform: body)
    }

    @Test func parametersReachTheFactory() {
        inScope {
            #expect(View().tally == 3)

            let counter: Tally = inject(20, 22)
            #expect(counter.value == 42)
        }
        let counter: Tally? = yourModule.get(3, 4)
        #expect(counter?.value == 7)
    }

    @Test func typesOfParametersAreInferredFromTheirUse() {
        let named = module {
            factory { _, x, y in Tally(x: x, y: y) }
        }
        let numbered = module {
            factory { Tally(x: $1, y: $2) }
        }

        let first: Tally? = named.get(1, 2)
        let second: Tally? = numbered.get(3, 4)
        #expect(first?.value == 3)
        #expect(second?.value == 7)
    }

    @Test func factoryMayTakeParametersAlone() {
        let tallies = module {
            factory { Tally(x: $0, y: $1) }
            factory(named: "one") { (x: Int) in Tally(x: x, y: 0) }
            factory(named: "one with the module") { _, x in Tally(x: x, y: 0) }
            factory { Stable() }
            factory { PetOwner(name: "Anna", pet: $0.get()!) }
            factory { _ in Cat() as Animal }
        }

        let numbered: Tally? = tallies.get(1, 2)
        let one: Tally? = tallies.get(named: "one", 3)
        let withModule: Tally? = tallies.get(named: "one with the module", 4)
        let owner: PetOwner? = tallies.get()
        let stable: Stable? = tallies.get()
        #expect(numbered?.value == 3)
        #expect(one?.value == 3)
        #expect(withModule?.value == 4)
        #expect(owner?.pet is Cat)
        #expect(stable != nil)
    }

    @Test func parametersMayBeOfAnyNumberAndType() {
        let words = module {
            factory { (_, a: Int, b: String, c: Bool, d: Double, e: [Int], f: Character?, g: any Animal) in
                "\(a) \(b) \(c) \(d) \(e) \(f ?? "-") \(g.name)"
            }
        }

        let text: String? = words.get(1, "b", true, 2.5, [3], Character?.none, Cat() as any Animal)
        #expect(text == "1 b true 2.5 [3] - Mimi")
    }

    @Test func moduleAndParametersGoTogether() {
        let pets = module {
            factory { Cat() as Animal }
            factory { (module, name: String) in PetOwner(name: name, pet: module.get()!) }
        }

        let owner: PetOwner? = pets.get("Anna")
        #expect(owner?.name == "Anna")
        #expect(owner?.pet.name == "Mimi")
    }

    @Test func wrongTypeOfParameterIsAMissThatNamesTheRightOnes() {
        inScope {
            let counter: Tally? = inject("1", 2)
            #expect(counter == nil)
        }

        #expect(
            log.texts == [
                """
                Nothing is registered for 'Tally(String, Int)'.
                Registered with other arguments: 'Tally(Int, Int)'.
                """
            ]
        )
    }

    @Test func optionalParameterIsAMissThatSaysToUnwrapIt() {
        inScope {
            let x: Int? = 1
            let counter: Tally? = inject(x, 2)
            #expect(counter == nil)
        }

        #expect(log.texts.first?.contains("'Int?' is not 'Int': unwrap the argument") == true)
    }

    @Test func missingParametersAreAMissThatNamesThem() {
        inScope {
            let counter: Tally? = inject()
            #expect(counter == nil)
        }

        #expect(log.texts.first?.contains("'Tally(Int, Int)'") == true)
    }
}

/// The document's note "Singletons" on parameters.
struct SingletonParametersTests {
    private let log = Log()

    private func container(@ModuleBuilder of elements: () -> ModuleElements) -> Container {
        log.container(of: module { elements() })
    }

    @ModuleBuilder private var counter: ModuleElements {
        singleton { (_, x: Int, y: Int) in Tally(x: x, y: y) }
    }

    @Test func parametersCountTheFirstTimeOnly() {
        let container = container { counter }

        let first: Tally? = container.get(1, 2)
        let second: Tally? = container.get(3, 4)

        #expect(first?.value == 3)
        #expect(second === first)
        #expect(
            log.texts == [
                "The singleton 'Tally(Int, Int)' was made with (1, 2), so (3, 4) is ignored. Use a 'factory' to make an instance each time."
            ]
        )
        #expect(log.levels == [.warning])
    }

    @Test func parametersOfAnyTypesAreIgnoredOnceTheSingletonExists() throws {
        let container = container { counter }

        let early: Tally? = container.get("1")
        let first: Tally? = container.get(1, 2)
        let second: Tally? = container.get("1")
        let third: Tally = try Module(container).require(1.5, true, 3)

        #expect(early == nil)
        #expect(first?.value == 3)
        #expect(second === first)
        #expect(third === first)
        #expect(
            log.texts.dropFirst() == [
                "The singleton 'Tally(Int, Int)' was made with (1, 2), so \"1\" is ignored. Use a 'factory' to make an instance each time.",
                "The singleton 'Tally(Int, Int)' was made with (1, 2), so (1.5, true, 3) is ignored. Use a 'factory' to make an instance each time.",
            ]
        )
    }

    @Test func parametersOfASingletonWithoutAnyAreIgnoredOnceItExists() {
        let container = container { singleton { Stable() } }

        let early: Stable? = container.get(1)
        let first: Stable? = container.get()
        let second: Stable? = container.get(1)

        #expect(early == nil)
        #expect(first != nil)
        #expect(second === first)
        #expect(
            log.texts.last
                == "The singleton 'Stable' was made without parameters, so 1 is ignored. Use a 'factory' to make an instance each time."
        )
    }

    @Test func whatTakesTheParametersComesBeforeASingletonThatIgnoresThem() {
        let container = container {
            counter
            factory { (_, text: String) in Tally(x: text.count, y: 0) }
        }

        let first: Tally? = container.get(1, 2)
        let second: Tally? = container.get("Mimi")

        #expect(first?.value == 3)
        #expect(second?.value == 4)
        #expect(log.texts.isEmpty)
    }

    @Test func factoriesIgnoreNoParameters() {
        let container = container { factory { Stable() } }

        let first: Stable? = container.get()
        let second: Stable? = container.get(1)

        #expect(first != nil)
        #expect(second == nil)
    }

    @Test func singletonMayTakeParametersAlone() {
        let container = container { singleton { Tally(x: $0, y: $1) } }

        let first: Tally? = container.get(1, 2)
        let second: Tally? = container.get()

        #expect(first?.value == 3)
        #expect(second === first)
    }

    @Test func sameParametersAndNoneAreNotLoggedLater() {
        let container = container { counter }

        let first: Tally? = container.get(1, 2)
        let same: Tally? = container.get(1, 2)
        let none: Tally? = container.get()

        #expect(first != nil)
        #expect(same === first)
        #expect(none === first)
        #expect(log.texts.isEmpty)
    }

    @Test func objectsAreTheSameParametersIfTheyAreIdentical() {
        let container = container { singleton { _, pet in PetOwner(pet: pet) } }
        let mimi: any Animal = Cat()

        for pet in [mimi, mimi, Cat()] as [any Animal] {
            let owner: PetOwner? = container.get(pet)
            #expect(owner?.pet === mimi)
        }

        #expect(log.texts.count == 1)
    }

    @Test func parametersMayNotBeLeftOutTheFirstTime() {
        let container = container { counter }

        let first: Tally? = container.get()

        #expect(first == nil)
        #expect(log.texts.count == 1)
        #expect(log.texts.first?.contains("Ask for 'Tally(Int, Int)' the first time") == true)
    }

    @Test func elementWithoutParametersComesBeforeOneThatLeavesThemOut() {
        let container = container {
            counter
            factory { Tally(x: 0, y: 0) }
        }

        let first: Tally? = container.get(1, 2)
        let second: Tally? = container.get()

        #expect(first?.value == 3)
        #expect(second?.value == 0)
    }

    @Test func failureDoesNotDecideOnTheParameters() {
        struct Negative: Error {}
        let container = container {
            singleton { (_, x: Int) in
                guard x > 0 else { throw Negative() }
                return Tally(x: x, y: 0)
            }
        }

        let first: Tally? = container.get(-1)
        let second: Tally? = container.get(1)

        #expect(first == nil)
        #expect(second?.value == 1)
        #expect(log.levels == [.error])
    }

    @Test func modulesMadeOfTheSameElementDoNotShareParameters() {
        let element = singleton { (_, x: Int, y: Int) in Tally(x: x, y: y) }

        let first: Tally? = module { element }.get(1, 2)
        let second: Tally? = module { element }.get(3, 4)

        #expect(first?.value == 3)
        #expect(second?.value == 7)
    }

    @Test func lateResolvingSeesTheSingletonItIsCalledFor() {
        let found = Notebook<Bool>()
        let yourModule = module {
            singleton { (_, x: Int) in Tally(x: x, y: 0) }
                .onInit { module, tally in
                    let same: Tally? = module.get(1)
                    found.write(same === tally)
                }
        }

        let tally: Tally? = yourModule.get(1)

        #expect(tally != nil)
        #expect(found.entries == [true])
    }
}
