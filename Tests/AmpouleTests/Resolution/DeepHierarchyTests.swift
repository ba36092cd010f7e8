import Ampoule
import Dispatch
import TestSupport
import Testing

/// Hierarchies of more containers than a stack has room for frames.
struct DeepHierarchyTests {
    private static let depth = TestLoad.count(200_000)

    private func nested(in root: Container) -> Container {
        (0..<Self.depth).reduce(root) { parent, _ in Container(parent: parent) }
    }

    @Test func theInnermostContainerFindsWhatTheOutermostRegisters() throws {
        let root = Container.silent()
        root.register(Animal.self) { _ in Cat(name: "Mimi") }
        root.register(Animal.self, name: "shared") { _ in Cat(name: "Kitty") }.inObjectScope(.container)
        root.register(Animal.self) { (_, name: String) in Cat(name: name) }
        let innermost = nested(in: root)

        #expect(try innermost.require(Animal.self).name == "Mimi")
        #expect(
            try innermost.require(Animal.self, name: "shared") === root.require(Animal.self, name: "shared")
        )
        #expect(try innermost.require(Animal.self, argument: "Lucky").name == "Lucky")
        #expect(innermost.resolve(Int.self) == nil)
        #expect(innermost.hasAnyRegistration(of: Animal.self))
        #expect(throws: ResolutionError.self) { try innermost.require(Animal.self, argument: 1) }
        #expect(
            innermost.description.hasPrefix("Container, empty\nwith parent Container, empty\nwith parent")
        )
    }

    @Test func allContainersEndWithTheInnermost() {
        weak var root: Container?
        weak var outer: Container?
        do {
            let outermost = Container.silent()
            root = outermost
            let second = Container(parent: outermost)
            outer = second
            let innermost = nested(in: second)
            #expect(innermost.resolve(Int.self) == nil)
        }

        #expect(root == nil)
        #expect(outer == nil)
    }

    @Test func aParentThatIsStillInUseOutlivesItsChildren() {
        let root = Container.silent()
        root.register(Int.self) { _ in 1 }
        var middle: Container? = nested(in: root)
        var innermost: Container? = middle.map(nested)
        weak let end = innermost
        innermost = nil

        #expect(end == nil)
        #expect(middle?.resolve(Int.self) == 1)
        middle = nil
        #expect(root.resolve(Int.self) == 1)
    }

    @Test func parentsEndOnceWhenSeveralThreadsReleaseTheirChildren() {
        weak var root: Container?
        do {
            let outermost = Container.silent()
            root = outermost
            let shared = (0..<1_000).reduce(outermost) { parent, _ in Container(parent: parent) }
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                for _ in 0..<1_000 { _ = Container(parent: Container(parent: shared)) }
            }
            #expect(shared.resolve(Int.self) == nil)
        }

        #expect(root == nil)
    }

    @Test func containersThatAnInstanceHoldsEndWithIt() {
        weak var inner: Container?
        do {
            let root = Container.silent()
            root.register(Holder.self) { _ in
                let other = Container(parent: Container(parent: Container.silent()))
                return Holder(container: other)
            }
            .inObjectScope(.container)
            inner = Container(parent: Container(parent: root)).resolve(Holder.self)?.container
            #expect(inner != nil)
        }

        #expect(inner == nil)
    }

    @Test func aMissAmongManyRegistrationsNamesTheNearestOne() throws {
        let container = Container.silent()
        for number in 0..<TestLoad.count(100_000) {
            container.register(Animal.self, name: "\(number)") { _ in Cat(name: "Mimi") }
        }

        let error = #expect(throws: ResolutionError.self) {
            try container.require(Animal.self, name: "0", argument: 1)
        }
        let text = error?.description

        #expect(text?.contains(#"Registered without arguments: 'Animal named "0"'"#) == true)
    }
}

private final class Holder: Sendable {
    let container: Container

    init(container: Container) { self.container = container }
}
