#if DEBUG
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Ampoule

/// Contracts that debug builds assert.
struct ContractTests {
    @Test func objectsAndFunctionsAreLaidOutAsExpected() {
        #expect(ObjectLayout.isAsExpected)
    }

    @Test func aThreadIsPinnedDuringAResolution() {
        let container = Container()
        container.register(Bool.self) { _ in Reclamation.isPinned }
        #expect(container.resolve(Bool.self) == true)
        #expect(!Reclamation.isPinned)
    }

    @Test func aThreadStaysPinnedAfterAResolutionInAPin() throws {
        let container = Container()
        container.register(Bool.self) { resolver in
            try resolver.require(GraphIdentifier.self) == resolver.require(GraphIdentifier.self)
        }
        let context = ResolutionContext.current
        let isPinned = context.whilePinned {
            let isOneGraph = container.resolve(Bool.self)
            return isOneGraph == true && Reclamation.isPinned
        }
        #expect(isPinned)
        #expect(!Reclamation.isPinned)
        #expect(!context.isGraphPublished)
    }

    @Test func theThreadIsPinnedDeepInAChainAndNotAfterAnErrorThere() {
        let container = Container()
        let pinned = Counter()
        container.register(Bool.self) { (resolver: any Resolver, depth: Int) in
            guard depth == 0 else { return try resolver.require(Bool.self, argument: depth - 1) }
            if Reclamation.isPinned { pinned.increment() }
            return true
        }
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            _ = container.resolve(Bool.self, argument: 300)
            container.messageHandler = nil
            _ = container.resolve(Bool.self, argument: Int.max)
            if !Reclamation.isPinned { pinned.increment() }
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
        #expect(pinned.count == 2)
    }

    @Test func followingAPublishedReferenceWithoutAPinTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = PublishedReference(WeakStorage()).pinned
        }
    }

    @Test func readingThePolicyOfARegistrationWithoutAPinTraps() async {
        await #expect(processExitsWith: .failure) {
            let entry = Container().register(Bool.self) { _ in true }
            _ = entry.registration.pinnedPolicy
        }
    }

    @Test func aTableThatHidesAnElementTraps() async {
        await #expect(processExitsWith: .failure) {
            let table = InsertOnlyTable<Restless>(capacity: 4)
            let element = Restless()
            _ = table.insert(element) { _ in false }
            element.hash.store(1, ordering: .relaxed)
            table._invariantCheck()
        }
    }
}

/// An element whose hash changes, so that a table looks for it in a wrong slot.
private final class Restless: TableElement {
    let hash = Atomic<UInt32>(0)

    var tableHash: UInt32 { hash.load(ordering: .relaxed) }
}
#endif
