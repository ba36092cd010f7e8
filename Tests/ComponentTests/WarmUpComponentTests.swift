import Ampoule
import TestSupport
import Testing

/// Components that are made before they are asked for.
struct WarmUpComponentTests {
    private let container = Container()

    init() {
        container.registerFrontDesk()
        container.register(Counter.self, instance: Counter())
    }

    @Test func componentsAreMadeOnTheirActors() async throws {
        try await container.makeSharedInstances()

        let desk = try container.require((any Desk).self)
        #expect(desk.name == "front")
        #expect(try container.require((any Desk).self) === desk)
        let repository = try container.require((any Repository).self)
        #expect(try await container.asynchronous.require((any Repository).self) === repository)
    }

    @Test func aSynchronousComponentGetsAnAsynchronousOneThatExists() async throws {
        #expect(throws: ResolutionError.self) { try container.require(Clerk.self) }

        try await container.makeSharedInstances()

        #expect(try container.require(Clerk.self).repository === container.require((any Repository).self))
    }

    @Test func aFailableInitializerMaySayThatThereIsNoInstance() async throws {
        BrokenPrinter.register(in: container)
        try await container.makeSharedInstances()

        container.register(Int.self) { resolver in
            _ = try resolver.require(BrokenPrinter.self)
            return 1
        }
        .inObjectScope(.container)
        let error = await #expect(throws: WarmUpError.self) { try await container.makeSharedInstances() }

        #expect(error?.failures.map(\.path.count) == [2])
    }

    @Test func aComponentWithDefaultValuesIsMadeOnce() async throws {
        let made = Counter()
        container.register(Counter.self, instance: made)

        try await container.makeSharedInstances()

        #expect(made.count == 1)
        #expect(container.resolve(Binder.self)?.pages == 100)
        #expect(made.count == 1)
    }
}

protocol Desk: AnyObject, Sendable {
    nonisolated var name: String { get }
}

@MainActor
@Register(Desk.self, scope: .container)
final class FrontDesk: Desk {
    nonisolated let name: String

    init() {
        MainActor.preconditionIsolated()
        name = "front"
    }
}

protocol Repository: AnyObject, Sendable {}

@Register(Repository.self, scope: .container)
final class CityRepository: Repository {
    init(@Inject desk: any Desk) async {
        await Task.yield()
        _ = desk
    }
}

@Register(scope: .container)
final class Binder: Sendable {
    let pages: Int

    init(@Inject made: Counter, pages: Int = 100) {
        self.pages = pages
        made.increment()
    }
}

/// Is made by hand, since the graph check rejects a synchronous component that needs an asynchronous one.
final class Clerk: Sendable {
    let repository: any Repository

    init(repository: any Repository) { self.repository = repository }
}

extension Container {
    fileprivate func registerFrontDesk() {
        FrontDesk.register(in: self)
        CityRepository.register(in: self)
        Binder.register(in: self)
        register(Clerk.self) { Clerk(repository: try $0.require((any Repository).self)) }
    }
}

@Register(scope: .container)
private final class BlankForm: Sendable {}

@Register(scope: .container)
private final class BrokenPrinter: Sendable {
    init?() { return nil }
}
