import Ampoule
import AmpouleGraph
import AmpouleTesting
import TestSupport
import Testing

/// `expectResolvable` with each kind of registration.
struct ResolvabilityOfKindsTests {
    protocol Check: Sendable {}

    struct DiskCheck: Check {}

    @Register
    struct Greeting: Sendable {
        let text: String
        let count: Int

        init(text: String = "Hello", count: Int = 1) {
            self.text = text
            self.count = count
        }
    }

    private let container = Container()

    // MARK: - Forwards

    @Test func aForwardedInstanceOfAnotherTypeIsAnIssue() async {
        container.register(Animal.self) { _ in Cat() }.implements(Cat.self).implements(Dog.self)
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix("'Dog' can't be resolved: ") == true)
    }

    @Test func aForwardToAReplacedRegistrationIsTried() async {
        container.register(Cat.self) { _ in throw CancellationError() }.implements(Animal.self)
        container.register(Cat.self) { _ in Cat() }
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix("'Animal' can't be resolved: ") == true)
    }

    @Test func servicesOfOneRegistrationAreMadeOnce() async {
        let made = Counter()
        container.register(Cat.self) { _ in
            made.increment()
            return Cat()
        }
        .implements(Animal.self)
        .contributes(to: Animal.self)
        .inObjectScope(.transient)
        await container.expectResolvable()
        #expect(made.count == 1)
    }

    @Test func argumentsArePassedToAnyServiceOfARegistration() async {
        container.register(Cat.self) { (_, _: String) in Cat() }.implements(Animal.self)
        await container.expectResolvable { trial in trial.pass("Mimi", to: Animal.self) }
        await container.expectResolvable { trial in trial.pass("Mimi", to: Cat.self) }
    }

    // MARK: - Default values

    @Provides static func check(count: Int) -> any Check { DiskCheck() }

    @Test func argumentsForAFunctionArePassedToItsService() async {
        Self.checkComponent.register(in: container)
        await container.expectResolvable { trial in trial.pass(3, to: Check.self) }
        let issues = await container.issuesOfResolving { trial in trial.pass(3, to: Self.checkComponent) }
        let advice = "'check' is a component of the service 'Check': resolve that."
        #expect(issues.contains { $0.contains(advice) })
    }

    @Test func argumentsWithDefaultValuesNeedNotBePassed() async {
        Greeting.register(in: container)
        await container.expectResolvable()
        await container.expectResolvable { trial in trial.pass("Bye", to: Greeting.self) }
        await container.expectResolvable { trial in trial.pass("Bye", 2, to: Greeting.self) }
    }

    // MARK: - Decorators and collections

    @Test func aDecoratorIsTriedWithWhatItDecorates() async {
        let made = Counter()
        container.register(Animal.self) { _ in
            made.increment()
            return Cat()
        }.inObjectScope(.transient)
        container.decorate(Animal.self) { _, animal in animal }
        await container.expectResolvable()
        #expect(made.count == 1)

        container.decorate(Animal.self) { resolver, _ in try resolver.require(Dog.self) }
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 1)
        #expect(issues.first?.contains("Animal → Dog") == true)
    }

    @Test func eachContributionIsTried() async {
        container.contribute(to: Check.self) { _ in DiskCheck() }
        container.contribute(to: Check.self, name: "mail") { _ in throw CancellationError() }
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix("'Check named \"mail\" in a list' can't be resolved: ") == true)

        container.register([any Check].self, name: "all") { resolver in
            try resolver.require([any Check].self)
        }
        #expect(await container.issuesOfResolving().count == 2)
    }

    // MARK: - Other containers

    @Test func registrationsOfFallbacksAreTried() async {
        let module = Container()
        module.register(Animal.self) { _ in Cat() }
        module.register(Ledger.self) { _ in throw CancellationError() }
        module.contribute(to: Check.self) { _ in throw CancellationError() }
        let issues = await Container(fallbacks: [module]).issuesOfResolving()
        #expect(issues.count == 2)
    }

    @Test func registrationsMadeMeanwhileAreNotTried() async {
        let made = Counter()
        @Sendable func register(in container: Container, _ number: Int) {
            container.register(Ledger.self, name: "\(number)") { _ in
                made.increment()
                register(in: container, number + 1)
                return Ledger()
            }
        }
        register(in: container, 0)
        await container.expectResolvable()
        #expect(made.count == 1)
    }

    // MARK: - Locations

    @Test func aFailureIsAtTheCallThatDescribesAFactory() async {
        let location = DescribedLocation(file: "Zoo/Cats.swift", line: 7, column: 3)
        _ = container.register(
            Animal.self,
            name: nil,
            description: FactoryDescription(parameterTypes: [], location: location)
        ) { _ in throw CancellationError() }
        await withKnownIssue {
            await container.expectResolvable()
        } matching: { issue in
            issue.sourceLocation?.fileID == "Zoo/Cats.swift" && issue.sourceLocation?.line == 7
        }
    }

    @Test func otherFailuresAreAtTheCall() async {
        container.register(Animal.self) { _ in throw CancellationError() }
        let line = #line + 2
        await withKnownIssue {
            await container.expectResolvable()
        } matching: { issue in
            issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
        }
    }

    // MARK: - Mistakes in the trial

    @Test func argumentsThatNothingTakesAreAnIssue() async {
        container.register(Animal.self) { (_, _: String) in Cat() }
        let issues = await container.issuesOfResolving { trial in
            trial.pass("Rex", to: Animal.self)
            trial.pass(3, to: Animal.self)
        }
        #expect(issues.count == 1)
        #expect(issues.first?.contains("Animal(Int)") == true)
    }

    @Test func leavingOutNothingIsAnIssue() async {
        let issues = await container.issuesOfResolving { trial in
            trial.skip(Animal.self, because: "it bites")
        }
        #expect(issues.count == 1)
        #expect(issues.first?.contains("it bites") == true)
    }
}
