import Ampoule
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsynchronousCycleTests {
    private let container = Container.silent()

    private func ring<Service>(of service: Service.Type) async throws -> [String]? {
        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(service)
        }
        return error?.cycle?.map(\.description)
    }

    @Test(arguments: ObjectScope.builtIn)
    func aCapturedContainerIsNoWayAroundTheDetection(in scope: ObjectScope) async throws {
        container.register(ParentType.self) { [container] _ in
            Mother(child: try await container.asynchronous.require(ChildType.self))
        }
        .inObjectScope(scope)
        container.register(ChildType.self) { [container] _ in
            async let parent = container.asynchronous.require(ParentType.self)
            return Daughter(parent: try await parent)
        }
        .inObjectScope(scope)

        #expect(try await ring(of: ParentType.self) == ["ParentType", "ChildType", "ParentType"])
    }

    @Test func aCircleThroughSynchronousFactoriesEndsWhereItCannotWait() async throws {
        container.register(ParentType.self) { Mother(child: try await $0.require(ChildType.self)) }
        container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }

        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(ParentType.self)
        }

        guard case .asynchronous = error?.reason else { throw try #require(error) }
        #expect(error?.path.map(\.description) == ["ParentType", "ChildType", "ParentType"])
    }

    @Test(arguments: [false, true], ObjectScope.sharing)
    func aCircleGoesOnWhileASynchronousFactoryMakesWhatIsShared(
        isAsynchronous: Bool,
        in scope: ObjectScope
    ) async throws {
        let runs = Counter()
        container.register(Stable.self) { _ in Stable() }.inObjectScope(scope)
        if isAsynchronous {
            container.register(Animal.self) { resolver in
                runs.increment()
                _ = try await resolver.require(Stable.self)
                return try await resolver.require(Animal.self)
            }
        } else {
            container.register(Animal.self) { resolver in
                runs.increment()
                _ = try resolver.require(Stable.self)
                return try resolver.require(Animal.self)
            }
        }

        #expect(try await ring(of: Animal.self) == ["Animal", "Animal"])
        #expect(runs.count == 2)
    }

    @Test(arguments: ObjectScope.shared)
    func aCircleAcrossTasksIsNamed(in scope: ObjectScope) async throws {
        for _ in 0..<50 {
            let container = Container.silent()
            let gates = [Gate(), Gate(), Gate()]
            for number in 0..<3 {
                container.register(Animal.self, name: "\(number)") { resolver in
                    // All three begin before one of them asks for the next.
                    await gates[number].pass()
                    return try await resolver.require(Animal.self, name: "\((number + 1) % 3)")
                }
                .inObjectScope(scope)
            }

            let tasks = (0..<3).map { number in
                Task { try await container.asynchronous.require(Animal.self, name: "\(number)") }
            }
            for gate in gates { await gate.comes(1) }
            for gate in gates { await gate.open() }

            for task in tasks {
                let error = await #expect(throws: ResolutionError.self) { try await task.value }
                #expect(error?.cycle?.count == 4)
            }
        }
    }

    @Test func aCircleThroughOneOfSeveralBranchesIsNamed() async throws {
        container.registerAsynchronously(Stable.self) { Stable() }.inObjectScope(.container)
        container.register(Animal.self) { resolver in
            async let stable = resolver.require(Stable.self)
            async let owner = resolver.require(Person.self)
            _ = try await (stable, owner)
            return Cat()
        }
        .inObjectScope(.container)
        container.register(Person.self) { PetOwner(pet: try await $0.require(Animal.self)) }
            .inObjectScope(.container)

        let tasks = (0..<20).map { number in
            Task {
                if number % 2 == 0 {
                    _ = try await container.asynchronous.require(Animal.self)
                } else {
                    _ = try await container.asynchronous.require(Person.self)
                }
            }
        }

        for task in tasks {
            let error = await #expect(throws: ResolutionError.self) { try await task.value }
            #expect(error?.cycle?.count == 3)
        }
    }
}
