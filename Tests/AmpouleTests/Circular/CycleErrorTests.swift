import Ampoule
import TestSupport
import Testing

struct CycleErrorTests {
    private let container = Container.silent()

    private func ring(of ask: () throws -> Void) throws -> [String]? {
        let error = try #require(throws: ResolutionError.self, performing: ask)
        return error.cycle?.map(\.description)
    }

    @Test(arguments: ObjectScope.builtIn)
    func aCircleOfInitializersIsNamed(in scope: ObjectScope) throws {
        container.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
            .inObjectScope(scope)
        container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }
            .inObjectScope(scope)

        #expect(
            try ring { _ = try container.require(ParentType.self) }
                == ["ParentType", "ChildType", "ParentType"]
        )
        #expect(
            try ring { _ = try container.require(ChildType.self) }
                == ["ChildType", "ParentType", "ChildType"]
        )
    }

    @Test func aServiceThatNeedsItselfIsNamed() throws {
        container.register(Animal.self) { try $0.require(Animal.self) }

        #expect(try ring { _ = try container.require(Animal.self) } == ["Animal", "Animal"])
    }

    @Test func theWayToTheCircleIsNotPartOfIt() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.register(Animal.self) { try $0.require(Animal.self, name: "mother") }
        container.register(Animal.self, name: "mother") { try $0.require(Animal.self) }

        let error = try #require(throws: ResolutionError.self) { try container.require(Person.self) }

        #expect(error.cycle?.map(\.description) == ["Animal", "Animal named \"mother\"", "Animal"])
        #expect(error.path.first == RegistrationKey(Person.self))
        #expect(error.key == RegistrationKey(Animal.self))
    }

    @Test func aCapturedContainerIsNoWayAroundTheDetection() throws {
        container.register(ParentType.self) { [container] _ in
            Mother(child: try container.require(ChildType.self))
        }
        container.register(ChildType.self) { [container] _ in
            Daughter(parent: try container.require(ParentType.self))
        }

        #expect(
            try ring { _ = try container.require(ParentType.self) }
                == ["ParentType", "ChildType", "ParentType"]
        )
    }

    @Test func aCircleAcrossContainersIsNamed() throws {
        let other = Container.silent()
        container.register(ParentType.self) { _ in Mother(child: try other.require(ChildType.self)) }
        other.register(ChildType.self) { [container] _ in
            Daughter(parent: try container.require(ParentType.self))
        }

        #expect(
            try ring { _ = try container.require(ParentType.self) }
                == ["ParentType", "ChildType", "ParentType"]
        )
    }

    @Test func aCircleThroughForwardedTypesIsNamed() throws {
        container.register(Mother.self) { Mother(child: try $0.require(ChildType.self)) }
            .implements(ParentType.self)
        container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }

        #expect(
            try ring { _ = try container.require(Mother.self) }
                == ["Mother", "ChildType", "ParentType", "Mother"]
        )
    }

    @Test func aLazyUsedInAnInitializerIsNoWayAroundTheDetection() throws {
        container.register(ParentType.self) { resolver in
            Mother(child: try resolver.require(Lazy<ChildType>.self).resolve())
        }
        container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }

        #expect(
            try ring { _ = try container.require(ParentType.self) }
                == ["ParentType", "ChildType", "ParentType"]
        )
    }

    @Test func aCircleOfPropertiesThatNoScopeSharesIsNamed() throws {
        container.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
            .inObjectScope(.transient)
        container.register(ChildType.self) { _ in Daughter() }
            .inObjectScope(.transient)
            .initCompleted { resolver, child in
                (child as? Daughter)?.parent = try resolver.require(ParentType.self)
            }

        #expect(
            try ring { _ = try container.require(ParentType.self) }
                == ["ParentType", "ChildType", "ParentType"]
        )
        #expect(
            try ring { _ = try container.require(ChildType.self) }
                == ["ChildType", "ParentType", "ChildType"]
        )
    }

    @Test func whatResolveMakesOfACircleIsNil() {
        let log = Notebook<String>()
        container.messageHandler = { [log] _, message in log.write(message) }
        container.register(Animal.self) { try $0.require(Animal.self) }

        #expect(container.resolve(Animal.self) == nil)
        #expect(log.entries.count == 1)
    }

    @Test func afterACircleTheContainerWorksAsBefore() throws {
        container.register(Animal.self) { try $0.require(Animal.self) }.inObjectScope(.container)
        #expect(throws: ResolutionError.self) { try container.require(Animal.self) }

        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        #expect(try container.require(Animal.self) is Cat)
    }

    @Test func aDependencyAskedForTwiceIsNoCircle() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.transient)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.register(Collector.self) { resolver in
            _ = try resolver.require(Person.self)
            let cat = try resolver.require(Animal.self)
            return Collector(first: cat, second: try resolver.require(Animal.self))
        }

        #expect(try container.require(Collector.self).first is Cat)
    }

    @Test func aDecoratorOfTheSameServiceInAChildIsNoCircle() throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container(parent: container)
        child.register(Animal.self) { [container] _ in try container.require(Animal.self) }

        #expect(try child.require(Animal.self) is Cat)
    }

    @Test func aRecursionThatItsArgumentsEndIsNoCircle() throws {
        container.register(Int.self) { (resolver, number: Int) in
            number < 2 ? 1 : number * (try resolver.require(Int.self, argument: number - 1))
        }
        .inObjectScope(.transient)

        #expect(try container.require(Int.self, argument: 10) == 3_628_800)
    }

    @Test func aRegistrationOfTheParentMadeForOneChildWithinAnotherIsNoCircle() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        let leaf = Container(parent: container)
        leaf.register(Animal.self) { _ in Cat() }
        let middle = Container(parent: container)
        middle.register(Animal.self) { _ in
            try #require(try leaf.require(Person.self) as? PetOwner).pet
        }

        #expect(try #require(try middle.require(Person.self) as? PetOwner).pet is Cat)
    }
}
