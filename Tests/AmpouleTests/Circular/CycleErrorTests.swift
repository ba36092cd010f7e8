import Ampoule
import TestSupport
import Testing

struct CycleErrorTests {
    private let container = Container.silent()

    private func ring(of ask: () throws -> Void) throws -> [String]? {
        let error = try #require(throws: ResolutionError.self, performing: ask)
        return error.cycle?.map(\.description)
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

    @Test func whatResolveMakesOfACircleIsNil() {
        let log = Notebook<String>()
        container.messageHandler = { [log] _, message in log.write(message) }
        container.register(Animal.self) { try $0.require(Animal.self) }

        #expect(container.resolve(Animal.self) == nil)
        #expect(log.entries.count == 1)
    }
}
