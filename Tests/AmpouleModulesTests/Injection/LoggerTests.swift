import AmpouleModules
import TestSupport
import Testing

/// Which messages get where.
struct LoggerTests {
    private let log = Log()

    @Test func loggerTakesLevelAndMessageAsInTheDocument() {
        let lines = Notebook<String>()
        let container = makeContainer {
            logger { lines.write("Level: \($0) Message: \($1)") }
            modules { module {} }
        }

        let cat: Cat? = container.get()

        #expect(cat == nil)
        #expect(
            lines.entries == [
                """
                Level: error Message: Nothing is registered for 'Cat'.
                Write a 'factory { … }' or a 'singleton { … }' that returns 'Cat' into the module.
                """
            ]
        )
    }

    @Test(arguments: [(LogLevel.info, 3), (.warning, 2), (.error, 1)])
    func messagesBelowTheLevelAreNotWritten(level: LogLevel, count: Int) {
        let container = makeContainer {
            log.logger(from: level)
            modules {
                module {
                    factory { Cat() }
                    factory { Cat() }
                }
                module { factory { Cat() } }
            }
        }

        let dog: Dog? = container.get()

        #expect(dog == nil)
        #expect(log.texts.count == count)
    }

    @Test func resolvingByTheContainersOwnFormsIsLoggedToo() {
        let container = log.container()

        #expect(container.resolve(Cat.self) == nil)

        #expect(log.levels == [.error])
    }

    @Test func missIsTold() {
        let told = Notebook<Bool>()
        let container = makeContainer {
            logger { _, message in
                guard case .missed(let reason) = message else { return }
                told.write(reason.contains("'Cat'"))
            }
        }

        let cat: Cat? = container.get()

        #expect(cat == nil)
        #expect(told.entries == [true])
    }

    @Test func containerThatSomebodyElseHasMadeKeepsItsLogger() {
        let own = Notebook<String>()
        let zoo = Container()
        zoo.messageHandler = { [own] _, message in own.write(message) }
        zoo.register(PetOwner.self) { PetOwner(pet: $0.resolve(Animal.self) ?? Dog()) }
        let container = log.container(of: Module(zoo))

        let owner: PetOwner? = container.get()

        #expect(owner != nil)
        #expect(own.entries.count == 1)
        #expect(log.texts.isEmpty)
    }

    @Test func lastOfSeveralLoggersServes() {
        let first = Log()
        let container = makeContainer {
            first.logger()
            log.logger()
        }

        let cat: Cat? = container.get()

        #expect(cat == nil)
        #expect(first.texts.isEmpty)
        #expect(log.texts.count == 1)
    }
}
