import Foundation
import TestSupport
import Testing

@testable import Ampoule

/// Resets while threads wait for an instance, and while a custom storage stores one.
struct ResetAndWaitingTests {
    private struct Lost: Error {}

    private let handover = Handover()
    private var container: Container { handover.container }

    /// Requests on several threads, the first of which makes an animal; resets a scope once the others wait, and requests again.
    ///
    /// - Returns: The animals, that of the request after the reset last; `nil` for those that can't be made.
    private func animals(resetting scope: ObjectScope, waiting count: Int) throws -> [(any Animal)?] {
        let isMaking = DispatchSemaphore(value: 0)
        return try concurrently(threads: count + 2) { [container, handover] number in
            switch number {
            case 0: return try? container.require(Animal.self)
            case count + 1:
                return try handover.change {
                    for _ in 0..<count { isMaking.signal() }
                    while try container.countOfThreadsThatWait(for: Animal.self) < count { sched_yield() }
                    container.resetObjectScope(scope)
                    return try container.require(Animal.self)
                }
            default:
                isMaking.wait()
                return try? container.require(Animal.self)
            }
        }
    }

    // MARK: - Waiting

    @Test(arguments: ObjectScope.shared)
    func threadsThatWaitGetTheFormerInstance(_ scope: ObjectScope) throws {
        handover.register(in: scope)

        let animals = try animals(resetting: scope, waiting: 3)

        #expect(animals.dropLast().allSatisfy { $0 === animals[0] && $0?.name == "ada" })
        #expect(animals.last??.name == "grace")
        #expect(try container.require(Animal.self) === animals.last ?? nil)
        #expect(handover.madeCount == 2)
    }

    @Test func threadsThatWaitForACustomStorageLookIntoItAgain() throws {
        let scope = ObjectScope(storageFactory: { PermanentStorage() })
        handover.register(in: scope)

        let animals = try animals(resetting: scope, waiting: 3)

        #expect(animals[0]?.name == "ada")
        #expect(animals.dropFirst().allSatisfy { $0 === animals[1] && $0?.name == "grace" })
        #expect(try container.require(Animal.self) === animals[1])
        #expect(handover.madeCount == 2)
    }

    @Test func threadsThatWaitForWhatFailsMakeItThemselves() throws {
        container.register(Animal.self) { [handover] _ in
            let dog = handover.makeDog()
            if dog.name == "ada" { throw Lost() }
            return dog
        }
        .inObjectScope(.container)

        let animals = try animals(resetting: .container, waiting: 2)

        #expect(animals.map { $0?.name } == [nil, "grace", "grace", "grace"])
        #expect(animals[1] === animals[2])
        #expect(try container.require(Animal.self) === animals[3])
    }

    // MARK: - Afterwards

    @Test(arguments: Handover.scopes)
    func whatIsForgottenIsReleasedWithItsUsers(_ scope: ObjectScope) async throws {
        let cats = LiveInstances()
        container.register(Animal.self) { [handover] _ in
            _ = handover.makeDog()
            return CountedCat(in: cats)
        }
        .inObjectScope(scope)

        try concurrently(threads: 2) { [container, handover] number in
            if number == 0 {
                _ = try container.require(Animal.self)
            } else {
                handover.change { container.resetObjectScope(scope) }
            }
        }

        #expect(cats.made == 1)
        #expect(await eventually { cats.living == 0 })
    }

    @Test(arguments: [true, false])
    func whatIsForgottenIsClosedWithItsContainer(isRemoved: Bool) async throws {
        let closed = Counter()
        container.register(Animal.self) { [handover] _ in handover.makeDog() }
            .inObjectScope(.container)
            .onClose { _ in closed.increment() }
        try concurrently(threads: 2) { [container, handover] number in
            guard number == 1 else { return _ = try container.require(Animal.self) }
            handover.change {
                if isRemoved { container.removeAll() } else { container.resetObjectScope(.container) }
            }
        }
        #expect(closed.count == 0)

        try await container.close()

        #expect(closed.count == 1)
    }

    @Test func aWarningOfARegistrationIsLoggedOnceInSpiteOfResets() throws {
        let messages = Notebook<String>()
        let container = Container.logging(to: messages)
        for scope in Handover.scopes where scope !== ObjectScope.container {
            container.register(Animal.self, name: "\(scope)") { _ in Cat() }
                .inObjectScope(scope).onClose { _ in }
            for _ in 0..<3 {
                _ = try container.require(Animal.self, name: "\(scope)")
                container.resetObjectScope(scope)
            }
        }

        #expect(messages.entries.count == Handover.scopes.count - 1)
    }

    // MARK: - Storages

    @Test func aResetWaitsForAStorageThatStoresAnInstance() throws {
        let pause = Pause()
        let storage = StoringStorage { pause.pass() }
        let scope = ObjectScope(storageFactory: { storage })
        container.register(Animal.self) { _ in Dog() }.inObjectScope(scope)
        let isReset = Locked(false)

        let animals = try concurrently(threads: 3) { [container] number in
            switch number {
            case 0: return try container.require(Animal.self)
            case 1:
                while !storage.isStoring.withLock({ $0 }) { sched_yield() }
                container.resetObjectScope(scope)
                isReset.withLock { $0 = true }
                return try container.require(Animal.self)
            default:
                return pause.during {
                    for _ in 0..<1_000 { sched_yield() }
                    #expect(!isReset.withLock { $0 })
                    return Dog()
                }
            }
        }

        #expect(animals[0] !== animals[1])
        #expect(try container.require(Animal.self) === animals[1])
    }

    @Test func anInstanceThatIsMadeDuringAResetStays() throws {
        let (pause, made, requests) = (Pause(), Counter(), DispatchGroup())
        let storage = StoringStorage { pause.pass() }
        let scope = ObjectScope(storageFactory: { storage })
        container.register(Animal.self) { _ in
            made.increment()
            return Dog()
        }
        .inObjectScope(scope)

        try concurrently(threads: 3) { [container] number in
            switch number {
            case 0: _ = try container.require(Animal.self)
            case 1:
                while !storage.isStoring.withLock({ $0 }) { sched_yield() }
                container.resetObjectScope(scope)
            default:
                pause.during {
                    // Until the reset has begun, a request waits for the first instance.
                    while made.count < 2 {
                        requests.enter()
                        Thread.detachNewThread {
                            _ = try? container.require(Animal.self)
                            requests.leave()
                        }
                        usleep(1_000)
                    }
                    for _ in 0..<1_000 { sched_yield() }
                }
            }
        }
        requests.wait()
        _ = try container.require(Animal.self)

        #expect(made.count == 2)
    }

    @Test func aStorageMayResetItsScope() throws {
        let calls = Counter()
        let storage = StoringStorage { [container] in
            if calls.increment() == 1 { container.resetObjectScope(.storing) }
        }
        ObjectScope.storage.withLock { $0 = storage }
        container.register(Animal.self) { _ in Dog() }.inObjectScope(.storing)

        let first = try container.require(Animal.self)
        let second = try container.require(Animal.self)

        #expect(first !== second)
        #expect(try container.require(Animal.self) === second)
    }

    @Test(arguments: [false, true])
    func aRequestWhoseSlotIsOutdatedBeforeItMakesTheInstanceBeginsAnew(isAsynchronous: Bool) async throws {
        let (reads, made) = (Counter(), Counter())
        let resettable = Locked<ObjectScope?>(nil)
        // A request reads the storage before it reserves the slot, and again after it.
        let storage = StoringStorage(willRead: { [container] _ in
            guard reads.increment() == 2, let scope = resettable.withLock({ $0 }) else { return }
            container.resetObjectScope(scope)
        })
        let scope = ObjectScope(storageFactory: { storage })
        resettable.withLock { $0 = scope }
        let make = { @Sendable in
            made.increment()
            return Dog()
        }
        container.register(Animal.self, name: "sync") { _ in make() }.inObjectScope(scope)
        container.register(Animal.self, name: "async") { _ async in make() }.inObjectScope(scope)

        let animals =
            if isAsynchronous {
                [
                    try await container.asynchronous.require(Animal.self, name: "async"),
                    try await container.asynchronous.require(Animal.self, name: "async"),
                ]
            } else {
                [
                    try container.require(Animal.self, name: "sync"),
                    try container.require(Animal.self, name: "sync"),
                ]
            }

        #expect(animals[0] === animals[1])
        #expect(made.count == 1)
    }

    @Test func anInstanceThatALaterRequestStoresIsNotThatOfAnEarlierOne() throws {
        let isMade = Locked(false)
        let resettable = Locked<ObjectScope?>(nil)
        let storage = StoringStorage(willRead: { [container] content in
            guard isMade.withLock({ exchange(&$0, with: false) }) else { return }
            if let scope = resettable.withLock({ $0 }) { container.resetObjectScope(scope) }
            content.instance = Cat(name: "later")
        })
        let scope = ObjectScope(storageFactory: { storage })
        resettable.withLock { $0 = scope }
        container.register(Animal.self) { _ in
            isMade.withLock { $0 = true }
            return Dog()
        }
        .inObjectScope(scope)

        #expect(try container.require(Animal.self) is Dog)
        #expect(try container.require(Animal.self) is Cat)
    }
}

extension Container {
    /// The number of threads that wait for the instance of a service, which another one makes.
    fileprivate func countOfThreadsThatWait(for service: Any.Type) throws -> Int {
        let registrations = core.registrar.registry.all.filter { $0.key.serviceType == service }
        let registration = try #require(registrations.first)
        let policy = registration.policy
        let making = InstanceMaking(
            registration,
            policy,
            cachedIn: policy.cache,
            of: ResolutionContext.current
        )
        let slot = making.slot
        return Makings.state.withLock { state in
            slot.flatMap { state.table.makings[$0]?.waiting.count } ?? 0
        }
    }
}

/// A storage that runs closures before it stores or reads an instance.
private final class StoringStorage: InstanceStorage {
    let isStoring = Locked(false)
    private let content = PermanentStorage()
    private let willStore: @Sendable () -> Void
    private let willRead: @Sendable (PermanentStorage) -> Void

    init(
        _ willStore: @escaping @Sendable () -> Void = {},
        willRead: @escaping @Sendable (PermanentStorage) -> Void = { _ in }
    ) {
        self.willStore = willStore
        self.willRead = willRead
    }

    var instance: Any? {
        get {
            willRead(content)
            return content.instance
        }
        set { content.instance = newValue }
    }

    func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
        isStoring.withLock { $0 = true }
        willStore()
        content.instance = instance
    }
}

extension ObjectScope {
    fileprivate static let storage = Locked<(any InstanceStorage)?>(nil)
    fileprivate static let storing = ObjectScope(storageFactory: { storage.withLock { $0! } })
}
