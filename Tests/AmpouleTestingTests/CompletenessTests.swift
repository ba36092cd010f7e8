import AmpouleTesting
import TestSupport
import Testing

/// The check of a container's components.
struct CompletenessTests {
    @Register
    final class Kennel: Sendable {
        init(@Inject animal: any Animal, @Inject ledger: Ledger) {}
    }

    private let container = Container()

    @Test func eachProblemIsAnIssueAtTheDependencyThatHasIt() {
        Kennel.register(in: container)
        let lines = Notebook<Int>()
        withKnownIssue {
            container.expectComplete()
        } matching: { issue in
            lines.write(issue.sourceLocation?.line ?? 0)
            return issue.sourceLocation?.fileID == #fileID
                && issue.comments[0].rawValue.hasPrefix("no registration for ")
                && issue.comments[0].rawValue.contains("required by 'Kennel' [missingRegistration]\n")
                && issue.comments[0].rawValue.contains("note: register it with 'register(")
        }
        #expect(lines.entries == [9, 9])
    }

    @Register(contributesTo: Animal.self)
    final class Dog: Animal {
        init() {}
    }

    @Register
    struct Parade {
        @Inject let animals: [any Animal]
        @Inject let leader: Dog
    }

    @Test(arguments: [
        (false, "nothing contributes to '[Animal]'"), (true, "'Dog' contributes to '[Animal]'"),
    ])
    func aListThatLacksAComponentIsAWarning(hasElements: Bool, text: String) {
        Parade.register(in: container)
        if hasElements { container.contribute(to: Animal.self) { _ in Cat() } }
        withKnownIssue {
            container.expectComplete()
        } matching: { issue in
            issue.severity == .warning && issue.comments[0].rawValue.hasPrefix(text)
        }
    }

    @Test func aCompleteContainerRecordsNothing() {
        Kennel.register(in: container)
        container.register(Animal.self) { _ in Cat() }
        container.register(Ledger.self) { _ in Ledger() }
        container.expectComplete()
    }
}
