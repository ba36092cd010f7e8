import TestSupport
import Testing

@testable import Ampoule

@Suite(.serialized)
struct ReclamationTests {
    private let instances = LiveInstances()

    private func retireCat() { Reclamation.retire(CountedCat(in: instances)) }

    /// Retires other objects, which frees what can be freed.
    private func retireOthers() {
        for _ in 0..<10 { Reclamation.retire(Stable()) }
    }

    // MARK: - Pins

    // A process of its own has no pinned threads, so objects are freed at once.
    @Test func anObjectWithoutReadersIsFreedAtOnce() async {
        await #expect(processExitsWith: .success) {
            let instances = LiveInstances()
            Reclamation.retire(CountedCat(in: instances))
            #expect(instances.living == 0)

            let reader = Reclamation.Reader()
            reader.pin()
            Reclamation.retire(CountedCat(in: instances))
            #expect(instances.living == 1)
            reader.unpin()
            #expect(instances.living == 0)
        }
    }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func theLastPinnedReaderFreesAnObject(order: [Int]) throws {
        try withReaders(3) { readers in
            for reader in readers {
                reader.pin()
                retireOthers()
            }
            retireCat()
            for number in order {
                retireOthers()
                #expect(instances.living == 1)
                readers[number].unpin()
            }
            #expect(eventually { instances.living == 0 })
        }
    }

    @Test func aReaderPinnedLaterHoldsNoEarlierObject() throws {
        try withReaders(2) { readers in
            readers[0].pin()
            retireCat()
            readers[1].pin()
            retireOthers()
            #expect(instances.living == 1)

            readers[0].unpin()
            #expect(eventually { instances.living == 0 })
            readers[1].unpin()
        }
    }

    @Test func eachPinHoldsTheObjectsRetiredDuringIt() throws {
        try withReaders(1) { readers in
            for _ in 0..<100 {
                readers[0].pin()
                retireCat()
                retireCat()
                retireOthers()
                #expect(instances.living == 2)
                readers[0].unpin()
                #expect(eventually { instances.living == 0 })
            }
        }
    }

    @Test func aSecondPinReplacesTheFirst() throws {
        try withReaders(1) { readers in
            readers[0].pin()
            retireCat()
            readers[0].pin()
            retireOthers()
            #expect(eventually { instances.living == 0 })

            retireCat()
            retireOthers()
            #expect(instances.living == 1)
            readers[0].unpin()
            #expect(eventually { instances.living == 0 })
        }
    }

    @Test(arguments: [false, true])
    func aNestedResolutionDoesNotEndTheOuterPin(isOfOtherContainer: Bool) async throws {
        let container = Container()
        let inner = isOfOtherContainer ? Container() : container
        inner.register(Cat.self) { _ in Cat() }
        container.register(Int.self) { _ in
            retireCat()
            for _ in 0..<3 { _ = inner.resolve(Cat.self) }
            retireOthers()
            return instances.living
        }

        #expect(try onAnotherThread { try container.require(Int.self) } == 1)
        #expect(await eventually { instances.living == 0 })
    }

    // MARK: - Readers

    @Test func aReaderThatIsGoneHoldsNoObject() async throws {
        try onAnotherThread {
            let reader = Reclamation.Reader()
            reader.pin()
            retireCat()
            retireOthers()
            #expect(instances.living == 1)
            reader.invalidate()
        }
        retireOthers()

        #expect(await eventually { instances.living == 0 })
    }

    // MARK: - Objects

    @Test func aDeinitializerMayRetireAnotherObject() async {
        Reclamation.retire(Heirloom(depth: 100, instances))

        #expect(await eventually { instances.made == 100 && instances.living == 0 })
    }

    /// Runs a body with readers, on a thread that uses no other reader.
    private func withReaders(
        _ count: Int,
        _ body: @escaping @Sendable ([Reclamation.Reader]) throws -> Void
    ) throws {
        try onAnotherThread {
            let readers = (0..<count).map { _ in Reclamation.Reader() }
            defer { for reader in readers { reader.invalidate() } }
            try body(readers)
        }
    }
}

/// Retires a cat and the next heirloom when it is freed.
private final class Heirloom: Sendable {
    private let depth: Int
    private let instances: LiveInstances

    init(depth: Int, _ instances: LiveInstances) {
        self.depth = depth
        self.instances = instances
    }

    deinit {
        Reclamation.retire(CountedCat(in: instances))
        if depth > 1 { Reclamation.retire(Heirloom(depth: depth - 1, instances)) }
    }
}
