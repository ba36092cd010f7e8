@testable import Ampoule
import Testing

private struct Unused: Error {}

struct ResolutionStackTests {
    private var stack = ResolutionStack()
    private let parent = ResolutionStackTests.registration(of: ParentType.self)
    private let child = ResolutionStackTests.registration(of: ChildType.self)

    private static func registration<Service>(of service: Service.Type, name: String? = nil) -> Registration {
        let factory = TypedFactory<Service> { _ in throw Unused() }
        return Registration(
            key: RegistrationKey(service, name: name),
            factory: factory,
            scope: ObjectScope.graph
        )
    }

    @Test mutating func thePathLeadsFromTheOutermostFrameToTheInnermost() {
        stack.push(parent, as: .factory)
        stack.push(child, as: .completion)

        #expect(stack.path == [parent.key, child.key])

        stack.pop()
        #expect(stack.path == [parent.key])
        #expect(!stack.isEmpty)

        stack.pop()
        #expect(stack.isEmpty)
    }

    @Test mutating func aFactoryEnteredAgainIsACycle() {
        stack.push(parent, as: .factory)
        stack.push(child, as: .factory)

        #expect(stack.isCycle(entering: parent))
        #expect(stack.isCycle(entering: child))
    }

    @Test mutating func aFactoryThatHasEndedIsNoCycle() {
        stack.push(parent, as: .factory)
        stack.push(child, as: .factory)
        stack.pop()

        #expect(!stack.isCycle(entering: child))
        #expect(stack.isCycle(entering: parent))
    }

    @Test mutating func aFactoryEnteredAgainAfterASharedInstanceWasMadeIsNoCycle() {
        stack.push(parent, as: .factory)
        stack.push(child, as: .factory)
        stack.pop()
        stack.noteSharedInstance()
        stack.push(child, as: .completion)

        #expect(!stack.isCycle(entering: parent))

        stack.push(parent, as: .factory)
        #expect(stack.isCycle(entering: parent))
    }

    @Test mutating func aCompletionThatEntersItsOwnFactoryAgainIsACycle() {
        stack.push(child, as: .completion)

        #expect(stack.isCycle(entering: child))
    }

    @Test mutating func aFactoryWithArgumentsIsNotJudged() {
        let factory = TypedFactory<any Animal, String> { _, _ in throw Unused() }
        let registration = Registration(
            key: RegistrationKey(Animal.self, argumentTypes: String.self),
            factory: factory,
            scope: ObjectScope.graph
        )
        stack.push(registration, as: .factory)

        #expect(!stack.isCycle(entering: registration))
    }

    @Test(arguments: [0, 1, 31, 32, 33, 100])
    mutating func aCycleIsSeenAtAnyDepth(_ depth: Int) {
        for number in 0..<depth {
            stack.push(Self.registration(of: Animal.self, name: "\(number)"), as: .factory)
        }
        #expect(!stack.isCycle(entering: parent))
        stack.push(parent, as: .factory)
        for number in 0..<depth {
            stack.push(Self.registration(of: Animal.self, name: "\(number)"), as: .factory)
        }

        #expect(stack.isCycle(entering: parent))
        #expect(!stack.isCycle(entering: child))

        for _ in 0..<depth { stack.pop() }
        #expect(stack.isCycle(entering: parent))
        stack.pop()
        #expect(!stack.isCycle(entering: parent))
    }

    @Test(arguments: [1, 40])
    mutating func leavingAnInnerRunBringsTheOuterOneBack(_ depth: Int) {
        for number in 0..<depth {
            stack.push(Self.registration(of: Animal.self, name: "\(number)"), as: .factory)
        }
        stack.push(parent, as: .factory)
        stack.noteSharedInstance()
        stack.push(parent, as: .factory)
        #expect(stack.isCycle(entering: parent))

        stack.pop()

        #expect(!stack.isCycle(entering: parent))
    }
}
