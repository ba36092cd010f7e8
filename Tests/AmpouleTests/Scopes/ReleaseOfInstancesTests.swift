import Foundation
import TestSupport
import Testing

@testable import Ampoule

/// A container releases an instance as soon as it forgets it, even while other factories run.
struct ReleaseOfInstancesTests {
    /// The ways in which a container forgets an instance.
    enum Way: CaseIterable {
        case reset, resetService, removeAll, register, override, changeScope, close

        func forget(_ container: Container) async throws {
            switch self {
            case .reset: container.resetObjectScope(.container)
            case .resetService: container.resetObjectScope(.container, serviceType: (any Animal).self)
            case .removeAll: container.removeAll()
            case .register: container.register(Animal.self) { _ in Cat() }
            case .override: container.override(Animal.self) { _ in Cat() }
            case .changeScope: container.core.registrar.registry.all.first?.setScope(ObjectScope.graph)
            case .close: try await container.close()
            }
        }
    }

    private struct Stay: ContainerLevel {}

    private let cats = LiveInstances()

    /// Runs a closure while another thread runs a factory of an unrelated container.
    private func besideAFactory(_ body: () async throws -> Void) async throws {
        let (isRunning, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            let container = Container()
            container.register(Int.self) { _ in
                isRunning.signal()
                isDone.wait()
                return 1
            }
            _ = container.resolve(Int.self)
        }
        isRunning.wait()
        defer { isDone.signal() }
        try await body()
    }

    private func registerCat(in container: Container) {
        container.register(Animal.self) { [cats] _ in CountedCat(in: cats) }.inObjectScope(.container)
    }

    @Test(arguments: Way.allCases)
    func whatIsForgottenIsReleasedAtOnce(_ way: Way) async throws {
        try await besideAFactory {
            let container = Container()
            registerCat(in: container)
            #expect(container.resolve(Animal.self) != nil)
            #expect(cats.living == 1)

            try await way.forget(container)

            #expect(cats.living == 0)
        }
    }

    @Test(arguments: [Way.reset, .removeAll, .close])
    func whatTheContainerOfALevelForgetsIsReleasedAtOnce(_ way: Way) async throws {
        try await besideAFactory {
            let container = Container()
            registerCat(in: LevelContainer<Stay>.registrations(in: container))
            let level = try container.requireLevel(Stay())
            #expect(level.resolve(Animal.self) != nil)
            #expect(cats.living == 1)

            try await way.forget(level.container)

            #expect(cats.living == 0)
        }
    }

    // Optimized code may release a value after its last use. What is forgotten elsewhere must not wait for this copy.
    @Test func whatIsForgottenIsReleasedOnceNoThreadCopiesIt() async {
        await #expect(processExitsWith: .success) {
            for way in Way.allCases {
                let (container, cats) = (Container(), LiveInstances())
                container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)
                #expect(container.resolve(Animal.self) != nil)
                let slot = container.core.registrar.registry.all.first?.policy.containerSlot
                let isCopying = DispatchSemaphore(value: 0)
                async let livingWhileCopied = onThread {
                    let reader = Reclamation.Reader()
                    defer { reader.invalidate() }
                    reader.beginCopying()
                    isCopying.signal()
                    while slot?.address != nil { sched_yield() }
                    // What doesn't wait for the copy has released the cat then.
                    Thread.sleep(forTimeInterval: 0.005)
                    defer { reader.endCopying() }
                    return cats.living
                }
                try await onThread { isCopying.wait() }

                try await way.forget(container)

                #expect(try await livingWhileCopied == 1)
                #expect(cats.living == 0)
            }
        }
    }

    /// The ways in which the instance of a container is asked for.
    enum Request: CaseIterable {
        case fromAChild, fromACopy, decorated, inAList, asynchronous

        /// Registers a cat, asks for it, and forgets what was received.
        ///
        /// - Returns: The container that shares the cat.
        func container(of cats: LiveInstances) async throws -> Container {
            let container = Container()
            container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)
            switch self {
            case .fromAChild: _ = try Container(parent: container).require(Animal.self)
            case .fromACopy:
                let copy = container.copy()
                _ = try copy.require(Animal.self)
                return copy
            case .decorated:
                container.decorate(Animal.self) { _, animal in animal }
                _ = try container.require(Animal.self)
            case .inAList:
                container.contribute(to: (any Animal).self) { try $0.require(Animal.self) }
                    .inObjectScope(.container)
                _ = try container.require([any Animal].self)
            case .asynchronous:
                container.register(Animal.self, name: "later") { _ in
                    await Task.yield()
                    return CountedCat(in: cats)
                }
                .inObjectScope(.container)
                _ = try await container.asynchronous.require(Animal.self, name: "later")
            }
            return container
        }
    }

    @Test(arguments: Request.allCases)
    func aResetReleasesWhatWasMadeInAnyWay(_ request: Request) async throws {
        try await besideAFactory {
            let container = try await request.container(of: cats)
            #expect(cats.living == 1)

            container.resetObjectScope(.container)

            #expect(cats.living == 0)
        }
    }

    @Test func anOverrideInATaskReleasesItsInstanceWhenItEnds() async throws {
        try await besideAFactory {
            let container = Container()
            container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

            container.withOverrides { container in
                container.override(Animal.self) { [cats] _ in CountedCat(in: cats) }
            } perform: {
                _ = container.resolve(Animal.self)
                #expect(cats.living == 1)
            }

            #expect(cats.living == 0)
        }
    }

    @Test func aFactoryThatHasReadAnInstanceKeepsIt() throws {
        let container = Container()
        registerCat(in: container)
        container.register(String.self) { resolver in
            let cat = try resolver.require(Animal.self)
            (resolver as? Container)?.resetObjectScope(.container)
            return cat.name
        }

        #expect(try container.require(String.self) == "Mimi")
        #expect(cats.living == 0)
    }

    @Test func threadsCopyInstancesWhileOthersResetThem() throws {
        let container = Container()
        registerCat(in: container)

        try concurrently(threads: 4) { number in
            for _ in 0..<TestLoad.count(2_000, full: 100_000) {
                if number == 0 {
                    container.resetObjectScope(.container)
                } else {
                    let cat = try container.require(Animal.self)
                    #expect(cat.name == "Mimi")
                }
            }
        }
        container.resetObjectScope(.container)

        #expect(cats.living == 0)
    }
}
