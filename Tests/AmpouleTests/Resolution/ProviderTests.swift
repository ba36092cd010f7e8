import Ampoule
import Testing

struct ProviderTests {
    private let container = Container.silent()

    @Test func eachUseInsideAFactoryHasAGraphOfItsOwn() throws {
        container.register(Animal.self) { _ in Dog() }
        container.register([Animal].self) { resolver in
            let puppies = try resolver.require(Provider<Animal>.self)
            return [try resolver.require(Animal.self), puppies.instance, puppies.instance]
        }

        let animals = try container.require([Animal].self)

        #expect(Set(animals.map(ObjectIdentifier.init)).count == 3)
    }

    @Test func aReplacedRegistrationServesTheNextUse() throws {
        container.register(Animal.self) { _ in Dog() }
        let puppies = try container.require(Provider<Animal>.self)

        container.register(Animal.self) { _ in Cat() }

        #expect(puppies.instance is Cat)
    }
}
