import Ampoule
import Testing

struct ServiceTests {
    protocol Animal: AnyObject, Sendable {}
    protocol Pet: AnyObject, Sendable {}

    @Register((any Animal).self, Pet.self, Cat.self, scope: .container)
    final class Cat: Animal, Pet {}

    enum Names {
        static let main = "main"
    }

    @Register(name: Names.main, scope: ObjectScope.container)
    final class Dog: Sendable {}

    @Test func everyServiceGivesTheSharedInstance() throws {
        let container = Container()
        Cat.register(in: container)

        let animal = try #require(container.resolve((any Animal).self))
        let pet = try #require(container.resolve((any Pet).self))
        let cat = try #require(container.resolve(Cat.self))

        #expect(animal === pet)
        #expect(animal === cat)
    }

    @Test func aComponentIsRegisteredUnderItsName() throws {
        let container = Container()
        Dog.register(in: container)

        let dog = try #require(container.resolve(Dog.self, name: "main"))

        #expect(container.resolve(Dog.self) == nil)
        #expect(container.factory(for: Dog.self)() === dog)
    }
}
