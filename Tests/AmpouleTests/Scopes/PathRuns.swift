#if DEBUG
@testable import Ampoule

/// A dog with a number, counted in the order of the calls of its factory.
final class NumberedDog: Sendable {
    let number: Int
    let owner = Mutex<DogOwner?>(nil)

    init(_ number: Int) { self.number = number }
}

final class DogOwner: Sendable {
    let dog: NumberedDog

    init(_ dog: NumberedDog) { self.dog = dog }
}

private struct Bitten: Error {}

/// The dogs of a household; its factory resolves the dog twice, and does without the first one.
private struct Kennel: Sendable {
    let dogs: [NumberedDog]
}

/// The requests of a run: each of them is the first once while nothing is cached.
private enum PathRequest {
    case kennel, dog, owner, reset

    static let order: [PathRequest] = [.kennel, .dog, .owner, .reset, .owner, .kennel, .reset, .dog, .owner]
}

/// The calls of factories, completions and storages, in order.
private final class CallLog: Sendable {
    private let lines = Mutex<[String]>([])
    private let dogCount = Mutex(0)

    var trace: [String] { lines.withLock { $0 } }

    func add(_ line: String) { lines.withLock { $0.append(line) } }

    func addDog() -> Int {
        let number = dogCount.withLock { count in
            count += 1
            return count
        }
        add("make \(number)")
        return number
    }

    func add(_ dogs: [NumberedDog]) { add("dog " + dogs.map { "\($0.number)" }.joined(separator: " ")) }

    func add(_ error: ResolutionError) { add("error: \(error.reason) at \(error.key), path \(error.path)") }
}

/// Stores an instance, and logs each access.
private final class LoggingStorage: InstanceStorage {
    private let log: CallLog
    private let stored = PermanentStorage()

    init(_ log: CallLog) { self.log = log }

    var instance: Any? {
        get { stored.instance }
        set { stored.instance = newValue }
    }

    func instance(inGraph _: GraphIdentifier) -> Any? {
        log.add("load")
        return stored.instance
    }

    func setInstance(_ instance: Any?, inGraph _: GraphIdentifier) {
        log.add("store \((instance as? NumberedDog)?.number ?? 0)")
        stored.instance = instance
    }

    func graphResolutionCompleted() { log.add("completed") }
}

/// The containers of a scenario, with its logged calls.
private struct PathFixture {
    let scenario: PathScenario
    let log = CallLog()
    let registering: Container
    let resolving: Container
    let scope: ObjectScope

    init(_ scenario: PathScenario) {
        self.scenario = scenario
        let program = Container()
        program.messageHandler = nil
        if scenario.scope == .level {
            let opened = program.rehearsal
            registering = scenario.isInherited ? program.forRehearsals : opened.forRehearsals
            resolving = scenario.isInherited ? Container(parent: opened) : opened
        } else {
            registering = program
            resolving = scenario.isInherited ? Container(parent: program) : program
        }
        let log = log
        scope =
            switch scenario.scope {
            case .transient: .transient
            case .graph: .graph
            case .container, .level: .container
            case .weak: .weak
            case .custom: ObjectScope(storageFactory: { LoggingStorage(log) })
            }
    }
}

/// Runs a scenario on the fast path, or on the slow path.
struct PathRun {
    private let fixture: PathFixture

    init(_ scenario: PathScenario) {
        fixture = PathFixture(scenario)
        register()
    }

    private func register() {
        let (scenario, log) = (fixture.scenario, fixture.log)
        @Sendable func requireDog(_ resolver: any Resolver) throws(ResolutionError) -> NumberedDog {
            scenario.hasArgument
                ? try resolver.require(NumberedDog.self, argument: "Hachi")
                : try resolver.require(NumberedDog.self)
        }
        @Sendable func makeDog(_ resolver: any Resolver) throws -> NumberedDog {
            let number = log.addDog()
            switch scenario.factory {
            case .plain: break
            case .failing: if number == 1 { throw Bitten() }
            case .incomplete: if number == 1 { _ = try resolver.require(String.self) }
            case .circular: _ = try resolver.require(DogOwner.self)
            }
            return NumberedDog(number)
        }
        let entry =
            scenario.hasArgument
            ? fixture.registering.register(NumberedDog.self) { (resolver: any Resolver, _: String) in
                try makeDog(resolver)
            }
            : fixture.registering.register(NumberedDog.self) { (resolver: any Resolver) in
                try makeDog(resolver)
            }
        entry.inObjectScope(fixture.scope)
        if scenario.completion != .none {
            entry.initCompleted { resolver, dog in
                log.add("complete \(dog.number)")
                switch scenario.completion {
                case .none, .plain: break
                case .circular:
                    let owner = try resolver.require(DogOwner.self)
                    dog.owner.withLock { $0 = owner }
                case .failing: if dog.number == 1 { throw Bitten() }
                }
            }
        }
        fixture.registering.register(DogOwner.self) { resolver in
            log.add("make owner")
            return DogOwner(try requireDog(resolver))
        }
        fixture.registering.register(Kennel.self) { resolver in
            if scenario.publishesGraph { _ = try resolver.require(GraphIdentifier.self) }
            var dogs: [NumberedDog] = []
            do throws(ResolutionError) { dogs.append(try requireDog(resolver)) } catch { log.add(error) }
            return Kennel(dogs: dogs + [try requireDog(resolver)])
        }
    }

    /// Resolves the dog in several ways, and returns the logged calls.
    func trace(forcingSlowPath isSlowPathForced: Bool) -> [String] {
        let context = ResolutionContext.current
        context.state.pointee.isSlowPathForced = isSlowPathForced
        defer { context.state.pointee.isSlowPathForced = false }
        var living: [NumberedDog] = []
        for request in PathRequest.order {
            do throws(ResolutionError) {
                let dogs = try resolve(request)
                living += dogs
                fixture.log.add(dogs)
            } catch {
                fixture.log.add(error)
            }
        }
        return fixture.log.trace
    }

    private func resolve(_ request: PathRequest) throws(ResolutionError) -> [NumberedDog] {
        let container = fixture.resolving
        switch request {
        case .kennel: return try container.require(Kennel.self).dogs
        case .dog where fixture.scenario.hasArgument:
            return [try container.require(NumberedDog.self, argument: "Hachi")]
        case .dog: return [try container.require(NumberedDog.self)]
        case .owner: return [try container.require(DogOwner.self).dog]
        case .reset:
            container.resetObjectScope(fixture.scope)
            return []
        }
    }
}

// MARK: - Asynchronous

#endif
