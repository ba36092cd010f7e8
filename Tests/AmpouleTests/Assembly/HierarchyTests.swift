import Ampoule
import Testing

struct HierarchyTests {
    private let parent = Container.silent()
    private let child: Container

    init() { child = Container(parent: parent) }

    @Test func aChildKeepsItsParentAliveAndNotTheOtherWay() {
        var parent: Container? = Container()
        weak let weakParent = parent
        var child: Container? = Container(parent: parent)
        weak let weakChild = child

        parent = nil
        #expect(weakParent != nil)
        #expect(weakChild === child)
        child = nil

        #expect(weakParent == nil)
        #expect(weakChild == nil)
    }

    @Test func aDroppedChildIsNotHeldByWhatItsParentMadeForIt() throws {
        parent.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        var child: Container? = Container(parent: parent)
        weak let dropped = child
        _ = try child?.require(Animal.self)

        child = nil

        #expect(dropped == nil)
    }

    @Test func theInstancesOfDroppedChildrenAreNotMistakenForEachOthers() throws {
        parent.register([String].self) { [parent] _ in
            try (0..<1_000).map { number in
                let child = Container(parent: parent)
                if number.isMultiple(of: 2) {
                    child.register(Animal.self) { _ in Cat(name: "\(number)") }
                    return try child.require(Animal.self).name
                } else {
                    child.register(Int.self) { _ in number }
                    return try "\(child.require(Int.self))"
                }
            }
        }

        #expect(try parent.require([String].self) == (0..<1_000).map { "\($0)" })
    }

    @Test func theRegisteringClosureIsGivenTheNewContainer() throws {
        let container = Container(parent: parent) { container in
            container.register(Animal.self) { _ in Cat() }
        }

        #expect(try container.require(Animal.self) is Cat)
    }

    @Test func theDefaultScopeIsEachContainersOwn() {
        let parent = Container(defaultObjectScope: .container)
        let child = Container(parent: parent)

        #expect(parent.register(Animal.self) { _ in Cat() }.objectScope === ObjectScope.container)
        #expect(child.register(Animal.self) { _ in Cat() }.objectScope === ObjectScope.graph)
    }

    @Test func aFactoryCanAskForTheContainerThatIsAsked() throws {
        parent.register([Container].self) { [try $0.require(Container.self)] }

        #expect(try child.require([Container].self)[0] === child)
        #expect(try child.require(Resolver.self) as? Container === child)
    }
}
