import Testing

@testable import Ampoule

private struct Unused: Error {}

/// A stack in a shape that an expectation may take apart, which copies what it looks at.
private final class Tested {
    private var stack = ResolutionStack()

    var path: [RegistrationKey] { stack.path }
    var depth: Int { stack.depth }
    var isEmpty: Bool { stack.isEmpty }

    func isCycle(entering registration: Registration, for container: Container) -> Bool {
        stack.isCycle(entering: Pinned(registration), for: ObjectIdentifier(container))
    }

    func push(_ registration: Registration, for container: Container) {
        stack.push(Pinned(registration), for: ObjectIdentifier(container))
    }

    func pop() { _ = stack.pop() }
    func noteSharedInstance() { stack.noteSharedInstance() }
}

struct ResolutionStackTests {
    private let stack = Tested()
    private let parent = ResolutionStackTests.registration(of: ParentType.self)
    private let child = ResolutionStackTests.registration(of: ChildType.self)
    private let container = Container()
    private let others = (0..<200).map { registration(of: Animal.self, name: "\($0)") }

    private static func registration<Service>(of service: Service.Type, name: String? = nil) -> Registration {
        Registration(
            key: RegistrationKey(service, name: name),
            factory: UntypedFactory { (_: any Resolver) throws -> Service in throw Unused() },
            policy: ScopePolicy.initial(ObjectScope.graph).published
        )
    }

    private func push(_ registration: Registration) { stack.push(registration, for: container) }

    private func push(_ registrations: some Sequence<Registration>) {
        for registration in registrations { push(registration) }
    }

    private func isCycle(entering registration: Registration) -> Bool {
        stack.isCycle(entering: registration, for: container)
    }

    @Test func thePathLeadsFromTheOutermostFrameToTheInnermost() {
        push([parent, child])
        #expect(stack.path == [parent.key, child.key])
        #expect(stack.depth == 2)

        stack.pop()
        #expect(stack.path == [parent.key])
        #expect(!stack.isEmpty)

        stack.pop()
        #expect(stack.isEmpty)
    }

    @Test func aRegistrationEnteredAgainAfterASharedInstanceWasMadeIsNoCycle() {
        push([parent, child])
        stack.noteSharedInstance()
        #expect(!isCycle(entering: parent))
        #expect(!isCycle(entering: child))

        push(parent)
        #expect(isCycle(entering: parent))
    }

    @Test(arguments: [0, 1, 31, 32, 33, 100])
    func aCycleIsSeenAtAnyDepth(_ depth: Int) {
        push(others.prefix(depth))
        #expect(!isCycle(entering: parent))

        push(parent)
        push(others.dropFirst(100).prefix(depth))
        #expect(isCycle(entering: parent))
        #expect(!isCycle(entering: child))

        for _ in 0..<depth { stack.pop() }
        #expect(isCycle(entering: parent))

        stack.pop()
        #expect(!isCycle(entering: parent))
    }

    @Test(arguments: [0, 31, 32, 40])
    func leavingAnInnerRunBringsTheOuterOneBack(_ depth: Int) {
        push(others.prefix(depth))
        push(parent)
        stack.noteSharedInstance()
        push(parent)
        #expect(isCycle(entering: parent))

        stack.pop()

        #expect(!isCycle(entering: parent))
    }

    @Test(arguments: [1, 40])
    func anEmptyStackStartsAnew(_ depth: Int) {
        push(others.prefix(depth))
        stack.noteSharedInstance()
        for _ in 0..<depth { stack.pop() }

        push(others.prefix(depth))

        #expect(isCycle(entering: others[depth - 1]))
    }
}
