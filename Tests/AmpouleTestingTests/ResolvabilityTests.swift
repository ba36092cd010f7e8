import AmpouleTesting
import TestSupport
import Testing

/// The test that resolves each registration once.
struct ResolvabilityTests {
    private static let lineOfKennel = #line + 3

    @Register
    final class Kennel: Sendable {
        init(@Inject animal: any Animal) {}
    }

    @Register
    @MainActor
    final class Window {
        init() {}
    }

    @Register
    final class Report: Sendable {
        init(@Inject animal: any Animal) async {}
    }

    private let container = Container { container in
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
            .inObjectScope(.container)
    }

    @Test func whatCanBeResolvedIsNoIssue() async {
        Kennel.register(in: container)
        Report.register(in: container)
        Window.register(in: container)
        await container.expectResolvable()
    }

    @Test func eachFailureIsOneIssueWithItsPath() async throws {
        container.register(Ledger.self) { resolver in
            _ = try resolver.require(Int.self)
            return Ledger()
        }
        container.register(String.self) { resolver in "\(try resolver.require(Double.self))" }
        container.register(Double.self) { resolver in Double(try resolver.require(String.self)) ?? 0 }
        let issues = await container.issuesOfResolving()

        #expect(issues.count == 3)
        #expect(issues[0].hasPrefix("'Ledger' can't be resolved: "))
        #expect(issues[0].contains("Ledger → Int"))
        #expect(issues[1].contains("String → Double → String"))
    }

    @Test func aFailureIsAtItsComponent() async {
        let container = Container()
        Kennel.register(in: container)
        await withKnownIssue {
            await container.expectResolvable()
        } matching: { issue in
            issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == Self.lineOfKennel
        }
    }

    @Test func argumentsArePassedOrARegistrationIsLeftOut() async {
        container.register(Animal.self) { (_, _: String) in Cat() }
        container.register(Animal.self, name: "costly") { (_, _: Int) in Dog() }
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 2)
        #expect(issues[0].hasPrefix("'Animal(String)' takes arguments, so it was not resolved"))

        await container.expectResolvable { trial in
            trial.pass("Rex", to: Animal.self)
            trial.skip(Animal.self, name: "costly", because: "it costs money")
        }
    }

    @Test func aPassedArgumentReachesTheFactory() async {
        let names = Notebook<String>()
        container.register(Animal.self) { (_, name: String) in
            names.write(name)
            return Cat()
        }
        await container.expectResolvable { trial in trial.pass("Rex", to: Animal.self) }
        #expect(names.entries == ["Rex"])
    }

    @Test func registrationsOfParentsAndOverridesAreTried() async {
        let child = Container(parent: container)
        child.register(Ledger.self) { _ in Ledger() }
        await child.expectResolvable()

        let copy = container.copy()
        copy.override(Animal.self) { _ in throw CancellationError() }
        #expect(await copy.issuesOfResolving().count == 2)
    }

    @Test func aClosedContainerResolvesNothing() async throws {
        try await container.close()
        #expect(await container.issuesOfResolving() == ["The container is closed, so it resolves nothing."])
    }
}
