import Ampoule
import Testing

private struct Lost: Error, Equatable {}

struct RequireTests {
    private let container = Container.silent()

    @Test func aMissCarriesKeyPathAndAlternatives() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.register(Animal.self, name: "cat") { _ in Cat() }

        let error = try #require(throws: ResolutionError.self) { try container.require(Person.self) }

        #expect(error.key == RegistrationKey(Animal.self))
        #expect(error.path == [RegistrationKey(Person.self), RegistrationKey(Animal.self)])
        #expect(error.alternatives == [.name(RegistrationKey(Animal.self, name: "cat"))])
    }

    @Test func aThrowingFactoryIsAFailureWithTheUnderlyingError() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.register(Animal.self) { _ in throw Lost() }

        let error = try #require(throws: ResolutionError.self) { try container.require(Person.self) }

        #expect(error.underlyingError as? Lost == Lost())
        #expect(error.key == RegistrationKey(Animal.self))
        #expect(error.path == [RegistrationKey(Person.self), RegistrationKey(Animal.self)])
    }

    @Test func aThrowingCompletionIsAFailureWithTheUnderlyingError() throws {
        container.register(Animal.self) { _ in Cat() }.initCompleted { _, _ in throw Lost() }

        let error = try #require(throws: ResolutionError.self) { try container.require(Animal.self) }

        #expect(error.underlyingError as? Lost == Lost())
        #expect(error.path == [RegistrationKey(Animal.self)])
    }
}

extension ResolutionError {
    fileprivate var alternatives: [Alternative]? {
        guard case .unregistered(let alternatives) = reason else { return nil }
        return alternatives
    }
}
