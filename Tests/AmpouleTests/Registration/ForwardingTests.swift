import Ampoule
import Testing

private protocol Sleeper: AnyObject, Sendable {}
private protocol Hunter: AnyObject, Sendable {}

private final class Lion: Animal, Pet, Sleeper, Hunter {
    let name: String

    init(name: String = "Elsa") { self.name = name }
}

struct ForwardingTests {
    private let container = Container.silent()

    @Test func anEntryImplementsAnyNumberOfTypesAtOnce() throws {
        container.register(Lion.self) { _ in Lion() }
            .implements(Animal.self, Pet.self)
            .implements(Sleeper.self, Hunter.self, AnyObject.self)
            .inObjectScope(.container)

        let lion = try container.require(Lion.self)

        #expect(try container.require(Animal.self) === lion)
        #expect(try container.require(Pet.self) as? Lion === lion)
        #expect(try container.require(Sleeper.self) === lion)
        #expect(try container.require(Hunter.self) === lion)
        #expect(try container.require(AnyObject.self) === lion)
    }

    @Test func aForwardToAnUnrelatedTypeIsAnErrorThatSaysSo() throws {
        let cat = container.register(Cat.self) { _ in Cat() }
        container.forward(Person.self, to: cat)

        let error = try #require(throws: ResolutionError.self) { try container.require(Person.self) }

        guard case .unrelatedTypes(let instance, let target) = error.reason else { throw error }
        #expect(ObjectIdentifier(instance) == ObjectIdentifier(Cat.self))
        #expect(target == RegistrationKey(Cat.self))
        #expect(error.key == RegistrationKey(Person.self))
        #expect(container.resolve(Person.self) == nil)
    }

    @Test func theClassOfTheInstanceDecidesAndNotTheServiceType() throws {
        let animal = container.register(Animal.self) { (_, isTame: Bool) -> any Animal in
            if isTame { Lion() } else { Horse() }
        }
        container.forward(Pet.self, to: animal)

        #expect(try container.require(Pet.self, argument: true) is Lion)
        #expect(throws: ResolutionError.self) { try container.require(Pet.self, argument: false) }
    }

    @Test func anEntryThatOutlivesItsContainerForwardsNowhere() {
        var container: Container? = Container()
        let entry = container?.register(Cat.self) { _ in Cat() }
        container = nil

        #expect(entry?.implements(Animal.self).serviceType == Cat.self)
    }
}
