import Ampoule
import TestSupport
import Testing

/// Resets and removals while a task makes an instance: no later request gets it.
@Suite(.timeLimit(.minutes(10)))
struct AsynchronousResetTests {
    private let container = Container.silent()
    private let gate = Gate()
    private let owner = Locked("ada")

    @discardableResult
    private func register(in scope: ObjectScope) -> AsynchronousServiceEntry<any Animal> {
        container.register(Animal.self) { [owner, gate] _ in
            let name = owner.withLock { $0 }
            if name == "ada" { await gate.pass() }
            return Dog(name: name)
        }
        .inObjectScope(scope)
    }

    /// Requests an animal, changes the owner while it is being made, and requests one again before and after it is made.
    ///
    /// - Returns: The names of the three animals.
    private func names(
        from other: Container? = nil,
        around change: () throws -> Void
    ) async throws -> [String] {
        let container = other ?? container
        async let early = container.asynchronous.require(Animal.self)
        await gate.comes(1)
        owner.withLock { $0 = "grace" }
        try change()
        let late = try await container.asynchronous.require(Animal.self)
        await gate.open()
        let first = try await early
        let last = try await container.asynchronous.require(Animal.self)
        #expect(last === late)
        return [first.name, late.name, last.name]
    }

    // MARK: - Changes

    @Test(arguments: Forgetting.allCases, Handover.scopes)
    func aChangeForgetsWhatIsBeingMade(_ change: Forgetting, _ scope: ObjectScope) async throws {
        let entry = register(in: scope)
        let names = try await names {
            change(container, scope) { entry.inObjectScope(.container) }
        }
        #expect(names == Handover.names)
    }

    // MARK: - Where

    @Test(arguments: Handover.scopes)
    func aChildResetsWhatItsParentIsMaking(_ scope: ObjectScope) async throws {
        register(in: scope)
        let child = Container.silent(parent: container)
        #expect(try await names(from: child) { child.resetObjectScope(scope) } == Handover.names)
    }

    // MARK: - Waiting

    @Test(arguments: ObjectScope.shared)
    func tasksThatWaitGetTheFormerInstance(_ scope: ObjectScope) async throws {
        register(in: scope)

        let early = try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { try await self.container.asynchronous.require(Animal.self) }
            }
            await gate.comes(1)
            await suspend(times: 200)
            owner.withLock { $0 = "grace" }
            container.resetObjectScope(scope)
            #expect(try await container.asynchronous.require(Animal.self).name == "grace")
            await gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(early.contains { $0.name == "ada" })
        #expect(Set(early.filter { $0.name == "ada" }.map(ObjectIdentifier.init)).count == 1)
    }

    @Test func synchronousRequestsDoNotFindWhatWasBeingMade() async throws {
        register(in: .container)

        async let early = container.asynchronous.require(Animal.self)
        await gate.comes(1)
        container.resetObjectScope(.container)
        await gate.open()
        _ = try await early

        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func aWarmUpSharesNothingThatAResetHasForgotten() async throws {
        register(in: .container)

        async let warmUp: Void = container.makeSharedInstances()
        await gate.comes(1)
        owner.withLock { $0 = "grace" }
        container.resetObjectScope(.container)
        await gate.open()
        try await warmUp

        #expect(container.resolve(Animal.self) == nil)
        try await container.makeSharedInstances()
        #expect(container.resolve(Animal.self)?.name == "grace")
    }

    @Test func whatIsForgottenIsClosedByAContainerThatClosesMeanwhile() async throws {
        let closed = Notebook<String>()
        register(in: .container).onClose { animal in closed.write(animal.name) }
        container.register(Stable.self) { _ in Stable() }
            .inObjectScope(.container)
            .onClose { [gate] _ in
                await gate.open()
                await suspend(times: 2_000)
            }
        _ = try await container.asynchronous.require(Stable.self)

        async let early = container.asynchronous.require(Animal.self)
        await gate.comes(1)
        container.resetObjectScope(.container)
        try await container.close()

        // If it is made after closing has ended, its resolution fails.
        let name = try? await early.name
        #expect(closed.entries == (name.map { [$0] } ?? []))
    }
}
