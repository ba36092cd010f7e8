import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Ampoule

struct PublishedReferenceTests {
    @Test func aReplacedObjectIsReturned() {
        let instances = LiveInstances()
        let first = CountedCat(name: "Mimi", in: instances)
        let reference = PublishedReference(first)
        #expect(reference.object === first)

        let second = CountedCat(name: "Tama", in: instances)
        #expect(reference.replace(with: second) === first)
        #expect(reference.object === second)
        #expect(reference.replace(with: first) === second)
    }

    @Test func theReferenceReleasesItsObject() async {
        let instances = LiveInstances()
        var board: NoticeBoard? = NoticeBoard(instances)
        #expect(instances.living == 1)

        board?.post()
        #expect(await eventually { instances.living == 1 })

        board = nil
        #expect(instances.living == 0)
    }

    @Test func pinnedReadersUseNoFreedObject() async throws {
        let instances = LiveInstances()
        var board: NoticeBoard? = NoticeBoard(instances)
        let freedCounts = try concurrently(threads: 8) { [board] number in
            number < 2 ? board?.postMany() : board?.freedCountWhileReading()
        }

        #expect(freedCounts == Array(repeating: 0, count: 8))
        #expect(instances.made == 1 + 2 * NoticeBoard.operationCount)
        #expect(await eventually { instances.living == 1 })
        board = nil
        #expect(await eventually { instances.living == 0 })
    }
}

/// A published notice, which several threads replace while others read it.
private final class NoticeBoard: Sendable {
    /// The operations of each thread.
    static let operationCount = TestLoad.count(500, full: 10_000)

    private let notice: PublishedReference<Notice>
    private let writing = NSLock()
    private let instances: LiveInstances

    init(_ instances: LiveInstances) {
        self.instances = instances
        notice = PublishedReference(Notice(instances))
    }

    /// Replaces the notice once.
    func post() { Reclamation.retire(writing.withLock { notice.replace(with: Notice(instances)) }) }

    /// - Returns: 0, the number of freed notices it has used.
    func postMany() -> Int {
        for _ in 0..<Self.operationCount { post() }
        return 0
    }

    /// - Returns: How many notices were freed before the end of the pin that found them.
    func freedCountWhileReading() -> Int {
        let reader = Reclamation.Reader()
        defer { reader.invalidate() }
        return (0..<Self.operationCount).count { turn in
            reader.pin()
            defer { reader.unpin() }
            let current = notice.pinned
            let isFreed = current.read { $0.isFreed }
            if turn.isMultiple(of: 16) { sched_yield() }
            return isFreed.load()
                || current.read { $0.isFreed } !== isFreed
        }
    }
}

/// An object that outlives its memory by a flag.
private final class Notice: Sendable {
    /// A flag that threads share.
    final class Flag: Sendable {
        private let value = Atomic<Bool>(false)

        func set() { value.store(true, ordering: .sequentiallyConsistent) }
        func load() -> Bool { value.load(ordering: .sequentiallyConsistent) }
    }

    let isFreed = Flag()
    private let cat: CountedCat

    init(_ instances: LiveInstances) { cat = CountedCat(in: instances) }

    deinit {
        isFreed.set()
    }
}
