import AmpouleModules
import TestSupport
import Testing

/// Modules used by several threads at once.
struct ThreadTests {
    private let threadCount = 8

    @Test func singletonIsMadeOnce() throws {
        let made = Counter()
        let pets = module {
            singleton { module in
                made.increment()
                return PetOwner(pet: try module.require())
            }
            singleton {
                made.increment()
                return Cat() as Animal
            }
        }
        let container = makeContainer { modules { pets } }

        let owners = try concurrently(threads: threadCount) { number -> PetOwner in
            number.isMultiple(of: 2) ? container.get() : pets.get()
        }

        #expect(made.count == 2)
        #expect(owners.allSatisfy { $0 === owners[0] })
    }

    @Test func singletonIsMadeFromTheParametersOfOneThread() throws {
        let log = Log()
        let made = Counter()
        let pets = module {
            singleton { (_, name: String) in
                made.increment()
                return Cat(name: name)
            }
        }
        let container = log.container(of: pets)

        let cats = try concurrently(threads: threadCount) { number -> Cat in container.get("\(number)") }

        #expect(made.count == 1)
        #expect(cats.allSatisfy { $0 === cats[0] })
        #expect(log.texts.count == threadCount - 1)
        #expect(log.texts.allSatisfy { $0.contains("was made with \"\(cats[0].name)\"") })
    }

    @Test func injectedPropertyHasOneValueForAllThreads() throws {
        struct View: Sendable {
            @Injected(named: "a new one") var cat: Cat
        }
        let view = View()
        let container = makeContainer {
            modules {
                module { factory(named: "a new one") { Cat() } }
            }
        }

        let cats = try concurrently(threads: threadCount) { _ in
            withInjection(from: container) { view.cat }
        }

        #expect(cats.allSatisfy { $0 === cats[0] })
    }

    @Test func circleAcrossThreadsAndModulesIsAnErrorNotADeadlock() throws {
        final class Egg: Sendable {}
        final class Hen: Sendable {}
        let hens = module {
            singleton { module in
                let _: Egg = try module.require()
                return Hen()
            }
        }
        hens.container.messageHandler = nil
        let eggs = module(using: hens) {
            singleton { module in
                let _: Hen = try module.require()
                return Egg()
            }
        }
        eggs.container.messageHandler = nil
        // Modules cannot use each other, but what is registered later can see to it.
        hens.container.register(Egg.self) { _ in try eggs.require() }

        let found = try concurrently(threads: 2) { number -> Bool in
            if number == 0 {
                let hen: Hen? = hens.get()
                return hen != nil
            }
            let egg: Egg? = eggs.get()
            return egg != nil
        }

        #expect(found == [false, false])
    }
}
