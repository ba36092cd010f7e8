import AmpouleModules
import TestSupport
import Testing

/// The scope of the program, of which there is one: no other tests of this process start it.
@Suite(.serialized)
struct GlobalScopeTests {
    private let log = Log()
    private let cats = module { singleton { Cat() as Animal } }
    private let dogs = module { singleton { Dog() as Animal } }

    @Test func scopeIsStartedAndStopped() {
        startInjection {
            log.logger(from: .info)
            modules {
                cats
                dogs
            }
        }
        let cat: Animal? = inject()
        stopInjection()

        #expect(cat is Cat)
        #expect(Injection.container == nil)
        #expect(
            log.texts == [
                "'Animal' is in more than one module. That of the module listed first serves.",
                "Injection has started with 2 modules.", "Injection has stopped.",
            ]
        )
    }

    @Test func scopeThatIsStartedTwiceStaysAndSaysSo() {
        let built = Counter()
        let first = startInjection {
            log.logger()
            modules { cats }
        }
        let second = startInjection {
            modules {
                let _ = built.increment()
                dogs
            }
        }
        defer { stopInjection() }

        let cat: Animal? = inject()
        #expect(cat is Cat)
        #expect(first === second)
        #expect(built.count == 0)
        #expect(log.texts.count == 1)
        #expect(log.texts.first?.contains("Injection is running already") == true)
        #expect(log.levels == [.warning])
    }

    @Test func scopeMayBeStartedAgainAfterItWasStopped() {
        startInjection { modules { cats } }
        stopInjection()
        startInjection { modules { dogs } }
        defer { stopInjection() }

        let dog: Animal? = inject()
        #expect(dog is Dog)
    }

    @Test func scopeIsStartedOnceByManyThreads() throws {
        let containers = try concurrently(threads: 8) { [log, cats] _ in
            startInjection {
                log.logger()
                modules { cats }
            }
        }
        defer { stopInjection() }

        #expect(containers.allSatisfy { $0 === containers[0] })
        #expect(log.texts.count == 7)
    }

    @Test func otherThreadsInjectFromTheScopeOfTheProgram() throws {
        startInjection { modules { cats } }
        defer { stopInjection() }

        let isCat = try onAnotherThread { () -> Bool in
            let animal: Animal? = inject()
            return animal is Cat
        }
        #expect(isCat)
    }

    @Test func scopeOfATaskComesBeforeThatOfTheProgram() {
        startInjection { modules { cats } }
        defer { stopInjection() }

        let dog: Animal = withInjection {
            modules { dogs }
        } perform: {
            inject()
        }
        let cat: Animal = inject()
        #expect(dog is Dog)
        #expect(cat is Cat)
    }

    @Test func missIsExplainedToTheLoggerOfTheScope() {
        startInjection {
            log.logger()
            modules { cats }
        }
        defer { stopInjection() }

        let stable: Stable? = inject()
        #expect(stable == nil)
        #expect(log.levels == [.error])
    }

    @Test func stoppingWhatIsNotRunningDoesNothing() {
        stopInjection()
        #expect(Injection.container == nil)
    }

    @Test func modulesAreReleasedWhenTheScopeIsStopped() {
        weak var held: Cat?
        do {
            startInjection { modules { module { singleton { Cat() } } } }
            let cat: Cat = inject()
            held = cat
            stopInjection()
        }
        #expect(held == nil)
    }
}
