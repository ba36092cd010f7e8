import Ampoule
import TestSupport
import Testing

struct LoggerTests {
    private let log = Notebook<String>()

    @Test func aMissIsLoggedOnceWithItsReason() {
        let container = Container.logging(to: log)
        container.register(Animal.self) { _, name in Cat(name: name) }
        let name: String? = "Mimi"

        #expect(container.resolve(Animal.self, argument: name) == nil)

        #expect(
            log.entries == [
                """
                Nothing is registered for 'Animal(String?)'.
                Registered with other arguments: 'Animal(String)'. 'String?' is not 'String': unwrap the \
                argument before passing it.
                """
            ]
        )
    }

    @Test func aMissOnTheWayIsLoggedOnceByTheOutermostResolve() {
        let container = Container.logging(to: log)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(container.resolve(Person.self) == nil)

        #expect(log.entries.count == 1)
        #expect(log.entries.first?.contains("Resolution path: Person → Animal") == true)
    }

    @Test func aMissThatAFactoryToleratesIsLoggedToo() {
        let container = Container.logging(to: log)
        container.register(Mother.self) { Mother(child: $0.resolve(ChildType.self)) }

        #expect(container.resolve(Mother.self) != nil)

        #expect(log.entries.count == 1)
    }

    @Test func whatIsFoundIsNotLogged() {
        let container = Container.logging(to: log)
        container.register(Animal.self) { _ in Cat() }

        #expect(container.resolve(Animal.self) != nil)
        #expect(container.resolve(Lazy<Animal>.self) != nil)
        #expect(container.resolve(Person?.self) != nil)

        #expect(log.entries.isEmpty)
    }

    @Test func whatRequireThrowsIsNotLogged() {
        let container = Container.logging(to: log)

        #expect(throws: ResolutionError.self) { try container.require(Animal.self) }

        #expect(log.entries.isEmpty)
    }

    @Test func aChildLogsWhereItsParentDoes() {
        let child = Container(parent: .logging(to: log))

        #expect(child.resolve(Animal.self) == nil)

        #expect(log.entries.count == 1)
    }

    @Test func aChildsOwnLoggerComesFirst() {
        let own = Notebook<String>()
        let child = Container.logging(to: own, parent: .logging(to: log))

        #expect(child.resolve(Animal.self) == nil)

        #expect(own.entries.count == 1)
        #expect(log.entries.isEmpty)
    }

    @Test func aLoggerSetToNilSilencesAChild() {
        let child = Container.silent(parent: .logging(to: log))

        #expect(child.resolve(Animal.self) == nil)

        #expect(log.entries.isEmpty)
    }

    @Test func aLoggerMayUseTheContainer() {
        let container = Container()
        container.register(Animal.self) { _ in Cat() }
        container.messageHandler = { [log] _, _ in
            log.write(container.resolve(Animal.self)?.name ?? "nobody")
            container.messageHandler = nil
        }

        #expect(container.resolve(Person.self) == nil)

        #expect(log.entries == ["Mimi"])
    }

    @Test func eachMessageHasALevel() {
        let levels = Notebook<LogLevel>()
        let container = Container()
        container.messageHandler = { level, _ in levels.write(level) }
        container.register(Animal.self) { _ in throw CancellationError() }

        #expect(container.resolve(Animal.self) == nil)
        #expect(container.resolve(Person.self) == nil)

        #expect(levels.entries == [.error, .error])
    }

    @Test(arguments: LogLevel.allCases)
    func levelsAreCalledByLowercaseWords(level: LogLevel) {
        #expect(["info", "warning", "error"][level.rawValue] == level.description)
    }
}

/// What containers share that have no message handler of their own.
@Suite(.serialized)
struct CommonMessageHandlerTests {
    private struct OnlyHere {}

    private struct UnclosedHere: Closable {
        func close() {}
    }

    private let log = Notebook<String>()

    @Test func aReleasedContainerIsSilentIfItsParentIs() {
        let former = Container.messageHandler
        defer { Container.messageHandler = former }
        Container.messageHandler = { [log] _, message in
            if message.contains("UnclosedHere") { log.write(message) }
        }
        let parent = Container()
        parent.messageHandler = nil
        do {
            let child = Container(parent: parent)
            child.register(UnclosedHere.self) { _ in UnclosedHere() }.inObjectScope(.container)
            _ = child.resolve(UnclosedHere.self)
        }

        #expect(log.entries.isEmpty)
    }

    @Test func containersWithoutAHandlerUseTheCommonOne() {
        let former = Container.messageHandler
        defer { Container.messageHandler = former }
        Container.messageHandler = { [log] level, message in
            if message.contains("OnlyHere") { log.write("\(level)") }
        }

        #expect(Container().resolve(OnlyHere.self) == nil)

        #expect(log.entries == ["error"])
    }

    @Test func loggingFunctionIsTheCommonHandlerWithoutLevels() {
        let former = Container.messageHandler
        defer { Container.messageHandler = former }
        Container.loggingFunction = { [log] message in
            if message.contains("OnlyHere") { log.write(message) }
        }

        #expect(Container().resolve(OnlyHere.self) == nil)
        Container.messageHandler?(.info, "OnlyHere by level")
        Container.loggingFunction?("OnlyHere by name")

        #expect(log.entries.count == 3)
    }
}
