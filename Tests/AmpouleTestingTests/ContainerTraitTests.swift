import AmpouleTesting
import TestSupport
import Testing

/// The container that the tests of this file share.
private let petShop = Container { container in
    container.register(Animal.self) { _ in Cat() }
    container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(.container)
    container.register(Ledger.self) { _ in Ledger() }.inObjectScope(.container)
}

@Suite(.container(petShop))
struct ContainerTraitTests {
    @Test(arguments: 0..<20)
    func eachCaseHasACopyOfItsOwn(number: Int) async throws {
        let ledger = try petShop.require(Ledger.self)
        #expect(ledger.entries.isEmpty)
        ledger.add(number)
        await Task.yield()
        #expect(try petShop.require(Ledger.self) === ledger)
        #expect(ledger.entries == [number])
    }

    @Test func theContainerOfTheTestIsTheCopy() throws {
        #expect(try Test.container.require(Ledger.self) === petShop.require(Ledger.self))
    }

    @Test(.container(petShop) { $0.override(Animal.self) { _ in Dog() } })
    func aTestMayOverrideMoreThanItsSuite() throws {
        #expect(try petShop.require(Person.self).pet is Dog)
        #expect(try Test.container.require(Person.self) === petShop.require(Person.self))
    }

    @Test func theOverridesOfATestAreNotThoseOfOthers() throws {
        #expect(try petShop.require(Person.self).pet is Cat)
    }

    @Test func whatATestRegistersIsItsOwn() throws {
        petShop.override(Animal.self) { _ in Dog() }
        #expect(try petShop.require(Person.self).pet is Dog)
    }

    @Test func tasksOfTheTestUseTheCopyAndDetachedOnesDoNot() async throws {
        petShop.override(Animal.self) { _ in Dog() }
        async let child = petShop.require(Animal.self) is Dog
        let inherited = try await Task { try petShop.require(Animal.self) is Dog }.value
        let detached = try await Task.detached { try petShop.require(Animal.self) is Dog }.value
        #expect(try await child && inherited && !detached)
    }

    @Suite(.container(petShop) { $0.override(Animal.self) { _ in Dog() } })
    struct InnerSuite {
        @Test func aSuiteInASuiteAddsItsOverrides() throws {
            #expect(try petShop.require(Person.self).pet is Dog)
        }
    }
}

/// Tests without a container that they share.
struct OwnContainerTests {
    @Test(.container(Container { $0.register(Animal.self) { _ in Dog() } }))
    func aContainerMadeForTheTestIsTheContainerOfTheTest() throws {
        #expect(try Test.container.require(Animal.self) is Dog)
    }

    /// Is closed by the container that shares it.
    private final class Door: Closable {
        let isOpen = Locked(true)

        func close() { isOpen.withLock { $0 = false } }
    }

    private struct Failure: Error {}

    @Test(arguments: [true, false])
    func theCopyIsClosedAtTheEndOfTheTest(passes: Bool) async throws {
        let trait: ContainerTrait = .container(
            Container { $0.register(Door.self) { _ in Door() }.inObjectScope(.container) }
        )
        let made = Locked<Door?>(nil)
        let test = try #require(Test.current)
        do {
            try await trait.provideScope(for: test, testCase: Test.Case.current) {
                let door = try Test.container.require(Door.self)
                made.withLock { $0 = door }
                #expect(door.isOpen.withLock { $0 })
                if !passes { throw Failure() }
            }
            #expect(passes)
        } catch is Failure {
            #expect(!passes)
        }
        let door = try #require(made.withLock { $0 })
        #expect(!door.isOpen.withLock { $0 })
    }

    @Test func aTestWithoutAContainerRecordsAnIssue() {
        withKnownIssue {
            #expect(!Test.container.hasAnyRegistration(of: Animal.self))
        } matching: { issue in
            issue.comments.map(\.rawValue)
                == ["The test has no container: add the trait '.container(…)' to it or to its suite."]
        }
    }
}
