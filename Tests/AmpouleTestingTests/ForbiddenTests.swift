import AmpouleTesting
import Testing

/// Registrations that nothing may resolve.
struct ForbiddenTests {
    private let container = Container { container in
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal.self) { (_, _: String) in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
    }

    @Test func aForbiddenServiceRecordsAnIssueWithThePathAndIsResolved() throws {
        container.forbid(Animal.self) { _ in Dog() }
        var owner: (any Person)?
        try withKnownIssue {
            owner = try container.require(Person.self)
        } matching: { issue in
            issue.comments.map(\.rawValue)
                == ["The test forbids to resolve 'Animal', and it was resolved: Person → Animal."]
        }
        #expect(owner?.pet is Dog)
    }

    @Test func everyRequestRecordsAnIssue() {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.forbid(Animal.self) { _ in Dog() }
        for _ in 0..<3 {
            withKnownIssue { _ = container.resolve(Animal.self) }
        }
    }

    @Test func argumentsArePartOfTheKey() {
        container.forbid(Animal.self) { (_, _: String) in Dog() }
        #expect(container.resolve(Animal.self) is Cat)
        withKnownIssue {
            #expect(container.resolve(Animal.self, argument: "Rex") is Dog)
        }
    }

    @Test func anAsynchronousPathIsWhole() async throws {
        container.register(Ledger.self) { resolver in
            _ = try await resolver.require(Person.self)
            return Ledger()
        }
        container.forbid(Animal.self) { _ in Dog() }
        try await withKnownIssue {
            _ = try await container.asynchronous.require(Ledger.self)
        } matching: { issue in
            issue.comments.first?.rawValue.contains("Ledger → Person → Animal.") ?? false
        }
    }

    @Test func forbiddingWhatIsNotRegisteredRecordsAnIssueWithTheNearestKeys() {
        withKnownIssue {
            container.forbid(Animal.self, name: "dog") { _ in Dog() }
        } matching: { issue in
            "\(issue.error.map { "\($0)" } ?? "")".contains("Registered without a name: 'Animal'.")
        }
    }

    @Test func whatNothingResolvesRecordsNothing() {
        container.forbid(Person.self) { _ in PetOwner(pet: Dog()) }
        #expect(container.resolve(Animal.self) is Cat)
    }
}
