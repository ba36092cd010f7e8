import Ampoule
import Testing

struct HierarchyTests {
    private let parent = Container.silent()
    private let child: Container

    init() {
        child = Container(parent: parent)
    }

    @Test func aChildSeesTheRegistrationsOfItsAncestors() throws {
        parent.register(Animal.self) { _ in Cat() }
        let grandchild = Container(parent: child)

        #expect(try child.require(Animal.self) is Cat)
        #expect(try grandchild.require(Animal.self) is Cat)
    }

    @Test func aParentDoesNotSeeTheRegistrationsOfItsChildren() {
        child.register(Animal.self) { _ in Cat() }

        #expect(parent.resolve(Animal.self) == nil)
    }

    @Test func siblingsDoNotSeeEachOthersRegistrations() {
        child.register(Animal.self) { _ in Cat() }

        #expect(Container(parent: parent).resolve(Animal.self) == nil)
    }

    @Test func theNearestRegistrationServes() throws {
        parent.register(Animal.self) { _ in Cat() }
        child.register(Animal.self) { _ in Dog() }

        #expect(try child.require(Animal.self) is Dog)
        #expect(try Container(parent: child).require(Animal.self) is Dog)
        #expect(try parent.require(Animal.self) is Cat)
    }

    @Test func aRegistrationMadeInTheParentLaterIsSeenToo() throws {
        #expect(child.resolve(Animal.self) == nil)

        parent.register(Animal.self) { _ in Cat() }

        #expect(try child.require(Animal.self) is Cat)
    }

    @Test func aParentsFactoryResolvesItsDependenciesFromTheAskedChild() throws {
        parent.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        parent.register(Animal.self) { _ in Cat() }
        child.register(Animal.self) { _ in Dog() }

        #expect(try (child.require(Person.self) as? PetOwner)?.pet is Dog)
        #expect(try (parent.require(Person.self) as? PetOwner)?.pet is Cat)
    }

    @Test func aChildCanDecorateWhatItsParentMakes() throws {
        parent.register(Animal.self) { _ in Cat(name: "Mimi") }
        child.register(Animal.self) { [parent] _ in
            Cat(name: try parent.require(Animal.self).name + " the second")
        }

        #expect(try child.require(Animal.self).name == "Mimi the second")
    }

    @Test func eachChildHasSharedInstancesOfItsOwnRegistrations() throws {
        let children = [child, Container(parent: parent)]
        for child in children {
            child.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        }

        let cats = try children.map { try $0.require(Animal.self) }

        #expect(cats[0] !== cats[1])
        #expect(try child.require(Animal.self) === cats[0])
    }

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
