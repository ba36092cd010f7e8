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

    @Test func whatARegistrationLeadsToIsKept() throws {
        let container = Container()
        registerCat(in: container)
        let entry = container.register(Animal.self, name: "kept") { [cats] _ in CountedCat(in: cats) }
            .inObjectScope(.container)
        container.forward(CountedCat.self, to: entry)
        let cat = try container.require(CountedCat.self)

        container.register(Animal.self, name: "kept") { _ in Cat() }

        #expect(try container.require(CountedCat.self) === cat)
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
            for _ in 0..<StressLoad.count(2_000, long: 100_000) {
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
