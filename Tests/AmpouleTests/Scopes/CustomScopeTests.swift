import Ampoule
import TestSupport
import Testing

struct CustomScopeTests {
    private let container = Container()

    @Test func itsOwnStorageKeepsTheInstances() throws {
        let storages = Notebook<NotedStorage>()
        let scope = ObjectScope(storageFactory: {
            let storage = NotedStorage()
            storages.write(storage)
            return storage
        })
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(scope)

        let owner = try container.require(Person.self)

        #expect(storages.entries.count == 2)
        #expect(storages.entries[0].instance as? Cat === (owner as? PetOwner)?.pet)
        #expect(storages.entries[1].instance as? PetOwner === owner)
        #expect(try container.require(Person.self) === owner)
    }

    @Test func aStorageIsToldOfTheEndOfTheOutermostResolutionOnce() throws {
        let storage = NotedStorage()
        let scope = ObjectScope(storageFactory: { storage })
        let completedBefore = Notebook<Int>()
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        container.register(Collector.self) { resolver in
            let collector = Collector(
                first: try resolver.require(Animal.self),
                second: try resolver.require(Animal.self)
            )
            completedBefore.write(storage.completions.count)
            return collector
        }

        _ = try container.require(Collector.self)

        #expect(completedBefore.entries == [0])
        #expect(storage.completions.count == 1)
    }

    @Test func aStorageIsToldOnceOfTheEndOfAGraphThatThreadsShare() throws {
        let storage = NotedStorage()
        let completedBefore = Notebook<Int>()
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(ObjectScope(storageFactory: { storage }))
        let (graph, barrier) = (GraphIdentifier(), Barrier(2))

        try concurrently(threads: 2) { [container] _ in
            try container.withObjectGraph(graph) { container in
                _ = try container.require(Animal.self)
                barrier.wait()
                completedBefore.write(storage.completions.count)
            }
        }

        #expect(completedBefore.entries == [0, 0])
        #expect(storage.completions.count == 1)
    }

    @Test func aParentScopesStorageIsAskedAndFilledToo() throws {
        let own = NotedStorage()
        let inherited = NotedStorage()
        let parent = ObjectScope(storageFactory: { inherited })
        let scope = ObjectScope(storageFactory: { own }, parent: parent)
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)

        let cat = try container.require(Animal.self)
        #expect(own.instance as? Cat === cat)
        #expect(inherited.instance as? Cat === cat)

        own.instance = nil
        #expect(try container.require(Animal.self) === cat)

        container.resetObjectScope(scope)
        #expect(own.instance == nil)
        #expect(inherited.instance == nil)
        #expect(try container.require(Animal.self) !== cat)
    }

    @Test func aCustomScopeComposedWithTheGraphSharesWithinAGraph() throws {
        let scope = ObjectScope(storageFactory: TransientStorage.init, parent: ObjectScope.graph)
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        container.register(Collector.self) { resolver in
            Collector(first: try resolver.require(Animal.self), second: try resolver.require(Animal.self))
        }

        let collector = try container.require(Collector.self)

        #expect(collector.first === collector.second)
        #expect(try container.require(Collector.self).first !== collector.first)
    }

    @Test(arguments: [
        (ObjectScope(storageFactory: TransientStorage.init), false),
        (ObjectScope(storageFactory: GraphStorage.init), false),
        (ObjectScope(storageFactory: PermanentStorage.init), true),
        (ObjectScope(storageFactory: WeakStorage.init), true),
    ])
    func theBuiltInStoragesMakeCustomScopes(_ scope: ObjectScope, isShared: Bool) throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        let cat = try container.require(Animal.self)

        #expect((try container.require(Animal.self) === cat) == isShared)
    }

    @Test func aTypeOfYourOwnCanBeAScope() throws {
        final class Kennel: ObjectScopeProtocol {
            let storage = PermanentStorage()

            func makeStorage() -> any InstanceStorage { storage }
        }
        let kennel = Kennel()
        let entry = container.register(Animal.self) { _ in Dog() }.inObjectScope(kennel)

        let dog = try container.require(Animal.self)
        #expect(entry.objectScope === kennel)
        #expect(kennel.storage.instance as? Dog === dog)
        #expect(try container.require(Animal.self) === dog)

        container.resetObjectScope(kennel)
        #expect(try container.require(Animal.self) !== dog)
    }

    @Test func aStorageGivenToTwoServicesIsNotMistakenForEither() throws {
        let storage = NotedStorage()
        let scope = ObjectScope(storageFactory: { storage })
        container.register(Cat.self) { _ in Cat() }
            .inObjectScope(scope)
            .initCompleted { resolver, _ in _ = try resolver.require(PetOwner.self) }
        container.register(PetOwner.self) { PetOwner(pet: try $0.require(Cat.self)) }
            .inObjectScope(scope)

        #expect(try container.require(Cat.self).name == "Mimi")
        #expect(try container.require(PetOwner.self).name == "Stephen")
    }

    @Test func aStorageFilledByAnotherRegistrationLeavesNobodyWaiting() throws {
        let storage = NotedStorage()
        let scope = ObjectScope(storageFactory: { storage })
        container.register(Animal.self) { _ in Dog() }.inObjectScope(scope)
        container.register(Animal.self, name: "cat") { resolver in
            _ = try resolver.require(Animal.self)
            return Cat()
        }
        .inObjectScope(scope)

        #expect(try container.require(Animal.self, name: "cat") is Dog)
        container.resetObjectScope(scope)

        let animal = try onAnotherThread { [container] in try container.require(Animal.self, name: "cat") }
        #expect(animal is Dog)
    }

    @Test func aStorageIsAskedAndToldWithTheGraphOfTheResolution() throws {
        let storage = NotedStorage()
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(ObjectScope(storageFactory: { storage }))
        let graph = GraphIdentifier()

        _ = try container.withObjectGraph(graph) { try $0.require(Animal.self) }

        #expect(Set(storage.graphs.entries) == [graph])
    }

    @Test func aStorageMayUseTheContainer() throws {
        let storage = ResolvingStorage(container)
        container.register(String.self) { _ in "Mimi" }
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(ObjectScope(storageFactory: { storage }))

        #expect(try container.require(Animal.self) === container.require(Animal.self))
    }

    @Test(arguments: [false, true])
    func anInstanceThatAChildReceivesWhileItIsCompletedIsNotStored(isAsynchronous: Bool) async throws {
        let scope = ObjectScope(storageFactory: PermanentStorage.init)
        let attempts = Counter()
        let child = Container(parent: container)
        if isAsynchronous {
            container.registerAsynchronously(Cat.self) { Cat() }
                .inObjectScope(scope)
                .initCompleted { [weak child] _, cat in
                    #expect(try await child?.asynchronous.require(Cat.self) === cat)
                    if attempts.increment() == 1 { throw CancellationError() }
                }
        } else {
            container.register(Cat.self) { _ in Cat() }
                .inObjectScope(scope)
                .initCompleted { [weak child] _, cat in
                    #expect(try child?.require(Cat.self) === cat)
                    if attempts.increment() == 1 { throw CancellationError() }
                }
        }

        await #expect(throws: ResolutionError.self) { try await container.asynchronous.require(Cat.self) }
        let cat = try await container.asynchronous.require(Cat.self)

        #expect(attempts.count == 2)
        #expect(try await child.asynchronous.require(Cat.self) === cat)
    }
}

/// Keeps an instance and notes what it is told.
private final class NotedStorage: InstanceStorage {
    private let kept = PermanentStorage()
    let completions = Counter()
    let graphs = Notebook<GraphIdentifier>()

    var instance: Any? {
        get { kept.instance }
        set { kept.instance = newValue }
    }

    func graphResolutionCompleted() { completions.increment() }

    func instance(inGraph graph: GraphIdentifier) -> Any? {
        graphs.write(graph)
        return instance
    }

    func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
        graphs.write(graph)
        self.instance = instance
    }
}

/// Resolves something whenever it is used.
private final class ResolvingStorage: InstanceStorage {
    private let permanent = PermanentStorage()
    private let container: Container

    init(_ container: Container) { self.container = container }

    var instance: Any? {
        get {
            _ = container.resolve(String.self)
            return permanent.instance
        }
        set {
            _ = container.resolve(String.self)
            permanent.instance = newValue
        }
    }
}
