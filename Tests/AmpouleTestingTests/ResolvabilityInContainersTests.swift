import AmpouleModules
import AmpouleTesting
import TestSupport
import Testing

/// `expectResolvable` in copies, in containers that others substitute, and in those of modules.
struct ResolvabilityInContainersTests {
    private static let shared = Container { container in
        container.register(Animal.self) { _ in Cat() }.implements(Cat.self)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
            .inObjectScope(.container)
        container.register(Ledger.self) { _ in Ledger() }.inObjectScope(.weak)
    }

    // MARK: - Copies

    @Test func aCopyIsResolvedInTheOrderOfRegistration() async {
        let container = Container()
        for number in 0..<20 {
            container.register(Ledger.self, name: "\(number)") { _ in throw CancellationError() }
        }
        let issues = await container.copy().issuesOfResolving()
        let names = issues.map { issue in issue.split(separator: "\"")[1] }
        #expect(names == (0..<20).map { "\($0)" })
    }

    @Test(.container(shared)) func theCopyOfATestIsResolved() async {
        await Self.shared.expectResolvable()
    }

    @Test(.container(shared) { $0.override(Animal.self) { _ in Dog() } })
    func anOverrideOfATestIsResolved() async {
        // The other service still leads to what the override replaces.
        await Self.shared.expectResolvable()
    }

    @Test(.container(shared) { $0.override(Animal.self) { _ in throw CancellationError() } })
    func anOverrideThatThrowsIsAnIssue() async {
        #expect(await Self.shared.issuesOfResolving().count == 2)
    }

    @Test func overridesOfAClosureAreResolved() async {
        let issues = await Self.shared.withOverrides { container in
            container.override(Animal.self) { _ in throw CancellationError() }
        } perform: {
            await Self.shared.issuesOfResolving()
        }
        #expect(issues.count == 2)
    }

    // MARK: - Modules

    @Test func elementsOfModulesAreResolved() async {
        let names = Notebook<String>()
        let container = makeContainer {
            modules {
                module {
                    factory { Cat() as any Animal }
                    singleton { (_: Module, name: String) in
                        names.write(name)
                        return Ledger()
                    }
                }
                module {
                    factory { (module: Module) in PetOwner(pet: try module.require()) as any Person }
                }
            }
        }
        let issues = await container.issuesOfResolving { trial in trial.pass("Ada", to: Ledger.self) }
        #expect(names.entries == ["Ada"])
        #expect(issues.count == 1)
        #expect(issues.first?.contains("Person → Animal") == true)
    }

    // MARK: - Asynchronous closures

    @Test func anAsynchronousClosureIsAwaited() async {
        let container = Container()
        container.register(Ledger.self) { (_: AsynchronousResolver) async throws in
            await Task.yield()
            throw CancellationError()
        }
        container.register(Animal.self) { (resolver: AsynchronousResolver, _: Int) async throws in
            _ = try await resolver.require(Ledger.self)
            return Cat()
        }
        let issues = await container.issuesOfResolving { trial in trial.pass(3, to: Animal.self) }
        #expect(issues.count == 2)
        #expect(issues.contains { issue in issue.contains("Animal(Int) → Ledger") })
    }
}
