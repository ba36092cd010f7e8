import AmpouleTesting
import TestSupport
import Testing

/// A change of a container that the test which runs first has created.
private struct Change: Sendable, CustomStringConvertible {
    let description: String
    let makes: @Sendable (Container) throws -> Void

    init(_ description: String, makes: @escaping @Sendable (Container) throws -> Void) {
        self.description = description
        self.makes = makes
    }

    static let mistakes = [
        Change("override") { container in container.override(Int.self) { _ in 2 } },
        Change("override, asynchronous") { container in
            container.override(Int.self) { _ in
                await Task.yield()
                return 2
            }
        },
        Change("requireOverride") { container in try container.requireOverride(Int.self) { _ in 2 } },
        Change("requireOverride with an argument") { container in
            try container.requireOverride(String.self) { (_, name: String) in name }
        },
        Change("override of a component") { container in container.override(Clock.self) { Clock() } },
        Change("override of a factory") { container in container.override(Clock.Factory.self) { Clock() } },
        Change("forbid") { container in container.forbid(Int.self) { _ in 2 } },
        Change("forbidAll") { container in container.forbidAll() },
        Change("override in a copy's original") { container in
            container.copy().override(Int.self) { _ in 2 }
            container.override(Int.self) { _ in 3 }
        },
    ]

    static let rights = [
        Change("said to be for all tests") { container in
            container.changeForAllTests { container in container.override(Int.self) { _ in 1 } }
        },
        Change("in a copy") { container in container.copy().override(Int.self) { _ in 2 } },
        Change("in a closure with overrides") { container in
            let own = container.withOverrides { container in
                container.override(Int.self) { _ in 2 }
            } perform: {
                container.override(Int.self) { _ in 3 }
                return container.resolve(Int.self)
            }
            #expect(own == 3)
        },
        Change("in a child") { container in Container(parent: container).override(Int.self) { _ in 2 } },
        Change("in a level") { container in
            try container.core.opened(Visit()).container.override(Int.self) { _ in 2 }
        },
        Change("registered") { container in container.register(Int.self) { _ in 1 } },
        Change("in a container that was created outside of a test's task") { _ in
            let containers = try concurrently(threads: 1) { _ in Container() }
            containers[0].register(Int.self) { _ in 1 }
            containers[0].override(Int.self) { _ in 2 }
        },
        Change("in a container of its own") { _ in
            let container = Container()
            container.register(Int.self) { _ in 1 }
            container.override(Int.self) { _ in 2 }
        },
    ]
}

@Register private struct Clock {}

private struct Visit: ContainerLevel {}

/// Tests that use one container, of which the first has created it.
struct SharedContainerTests {
    private static let shared: (container: Container, creatingTest: Test.ID?) = {
        let container = Container()
        container.register(Int.self) { _ in 1 }
        container.register(String.self) { (_, name: String) in name }
        return (container, Test.current?.id)
    }()

    private func check(_ change: Change, isMistake: Bool) throws {
        let issues = Notebook<String>()
        try withKnownIssue(isIntermittent: true) {
            try change.makes(Self.shared.container)
        } matching: { issue in
            let file = issue.sourceLocation?.fileName ?? ""
            let text = "\(file): \(issue.comments.map(\.rawValue).joined())"
            issues.write(text)
            return true
        }
        let isCreatedHere = Self.shared.creatingTest == Test.current?.id
        let found = issues.entries
        #expect(found.count == (isMistake && !isCreatedHere ? 1 : 0))
        #expect(
            found.allSatisfy { text in
                text.contains("SharedContainerTests.swift: ") && text.contains("'changeForAllTests'")
            }
        )
    }

    @Test(arguments: Change.mistakes)
    private func aMistakeInAContainerOfAnotherTestIsAnIssue(_ change: Change) throws {
        try check(change, isMistake: true)
    }

    @Test(arguments: Change.mistakes)
    private func aMistakeInAContainerOfYetAnotherTestIsAnIssue(_ change: Change) throws {
        try check(change, isMistake: true)
    }

    @Test(arguments: Change.rights)
    private func aChangeThatReachesNoOtherTestIsNone(_ change: Change) throws {
        try check(change, isMistake: false)
    }

    @Test(.container(shared.container))
    func aContainerOfTheTraitIsTheTestsOwn() throws {
        Self.shared.container.override(Int.self) { _ in 2 }
        #expect(try Self.shared.container.require(Int.self) == 2)
    }
}
