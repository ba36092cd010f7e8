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

    @Test func aFactoryOnALargerStackIsPinned() {
        let container = Container()
        container.register(Bool.self) { (resolver: any Resolver, depth: Int) in
            try depth == 0 ? Reclamation.isPinned : resolver.require(Bool.self, argument: depth - 1)
        }
        #expect(container.resolve(Bool.self, argument: 20_000) == true)
        #expect(!Reclamation.isPinned)
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
}
