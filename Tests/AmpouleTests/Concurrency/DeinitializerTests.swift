import Ampoule
import TestSupport
import Testing

/// Runs a closure when it goes.
private final class Farewell: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    deinit {
        body()
    }
}

/// Deinitializers of instances may use the container, whatever it was that let the instance go: no lock is
/// held by then.
struct DeinitializerTests {
    private struct Lost: Error {}

    private let container = Container.silent()
    private let seen = Notebook<String>()

    private func registerGhost(in scope: ObjectScope = .container) -> ServiceEntry<Ghost> {
        weak let weakContainer = container
        return container.register(Ghost.self) { [seen] _ in
            guard let container = weakContainer else { throw Lost() }
            return Ghost(container, seen: seen)
        }
        .inObjectScope(scope)
    }

    enum Change: CaseIterable {
        case reset, removal, anotherRegistration, anotherScope
    }

    @Test(arguments: Change.allCases)
    func ofAnInstanceThatIsForgotten(by change: Change) async throws {
        var entry: ServiceEntry<Ghost>? = registerGhost()
        _ = try container.require(Ghost.self)
        // An entry keeps the instances of its registration.
        if change != .anotherScope { entry = nil }

        switch change {
        case .reset: container.resetObjectScope(.container, serviceType: Ghost.self)
        case .removal: container.removeAll()
        case .anotherRegistration: _ = registerGhost()
        case .anotherScope: entry?.inObjectScope(.transient)
        }

        #expect(await eventually { seen.entries == ["Boo"] })
    }

    @Test func ofAnInstanceThatACustomStorageForgets() throws {
        let scope = ObjectScope(storageFactory: { PermanentStorage() })
        let ends = Counter()
        weak let weakContainer = container
        container.register(Farewell.self) { _ in
            Farewell {
                guard ends.increment() == 1 else { return }
                _ = weakContainer?.resolve(Farewell.self)
                weakContainer?.resetObjectScope(scope)
            }
        }
        .inObjectScope(scope)
        _ = try container.require(Farewell.self)

        container.resetObjectScope(scope)

        #expect(ends.count == 2)
    }

    @Test(arguments: ObjectScope.builtIn)
    func ofAnInstanceWhoseCompletionFails(in scope: ObjectScope) async {
        registerGhost(in: scope).initCompleted { _, _ in throw Lost() }

        #expect(throws: ResolutionError.self) { try container.require(Ghost.self) }

        #expect(await eventually { seen.entries == ["Boo"] })
    }

    @Test(arguments: [ObjectScope.transient, .graph, .weak])
    func ofAnInstanceThatNobodyKeeps(in scope: ObjectScope) async throws {
        _ = registerGhost(in: scope)
        container.register(Stable.self) { resolver in
            _ = try resolver.require(Ghost.self)
            return Stable()
        }

        _ = try container.require(Stable.self)

        #expect(await eventually { seen.entries == ["Boo"] })
    }

    @Test func ofAnInstanceThatIsNotMovedWithItsGraph() throws {
        let cats = LiveInstances()
        weak let weakContainer = container
        // More than the graph has room for when the move begins.
        let names = (0..<40).map { "cat \($0)" }
        for name in names {
            container.register(CountedCat.self, name: name) { _ in CountedCat(name: name, in: cats) }
        }
        container.register(Farewell.self) { _ in
            Farewell { for name in names { _ = weakContainer?.resolve(CountedCat.self, name: name) } }
        }
        .initCompleted { _, _ in throw Lost() }
        container.register(Collector.self) { resolver in
            #expect(throws: ResolutionError.self) { try resolver.require(Farewell.self) }
            let graph = try resolver.require(GraphIdentifier.self)
            #expect(try resolver.require(GraphIdentifier.self) == graph)
            let cat = try resolver.require(CountedCat.self, name: names[0])
            return Collector(first: cat, second: try resolver.require(CountedCat.self, name: names[0]))
        }

        for _ in 0..<10 {
            let collector = try container.require(Collector.self)
            #expect(collector.first === collector.second)
        }

        #expect(cats.made == 10 * names.count)
        #expect(cats.living == 0)
    }

    @Test func ofWhatAReplacedLoggerHolds() {
        func setLogger(holding ghost: Ghost) {
            container.messageHandler = { _, _ in withExtendedLifetime(ghost) {} }
        }
        setLogger(holding: Ghost(container, seen: seen))

        container.messageHandler = nil

        #expect(seen.entries == ["Boo"])
    }
}
