import Ampoule
import TestSupport
import Testing

private struct Lost: Error, Equatable {}

struct RequireTests {
    private let container = Container.silent()

    @Test func anInstanceIsReturned() throws {
        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Animal.self) is Cat)
    }

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

    @Test(arguments: ObjectScope.builtIn)
    func afterAFailureTheNextAskTriesAgain(in scope: ObjectScope) throws {
        let attempts = Counter()
        container.register(Animal.self) { _ in
            if attempts.increment() == 1 { throw Lost() }
            return Cat()
        }
        .inObjectScope(scope)

        #expect(throws: ResolutionError.self) { try container.require(Animal.self) }
        #expect(try container.require(Animal.self) is Cat)
        #expect(attempts.count == 2)
    }

    @Test(arguments: ObjectScope.builtIn)
    func anInstanceWhoseCompletionFailsIsNotKept(in scope: ObjectScope) throws {
        let attempts = Counter()
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(scope)
            .initCompleted { _, _ in
                if attempts.increment() == 1 { throw Lost() }
            }
        container.register(Collector.self) { resolver in
            #expect(throws: ResolutionError.self) { try resolver.require(Animal.self) }
            let cat = try resolver.require(Animal.self)
            return Collector(first: cat, second: cat)
        }

        #expect(try container.require(Collector.self).first is Cat)
        #expect(attempts.count == 2)
    }

    @Test func whatAFactoryCatchesDoesNotFailTheResolution() throws {
        container.register(Person.self) { resolver in
            let pet = try? resolver.require(Animal.self)
            return PetOwner(pet: pet ?? Dog())
        }

        #expect(try (container.require(Person.self) as? PetOwner)?.pet is Dog)
    }

    @Test func afterAnErrorThePathOfTheNextOneStartsAnew() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(throws: ResolutionError.self) { try container.require(Person.self) }
        let error = try #require(throws: ResolutionError.self) { try container.require(Animal.self) }

        #expect(error.path == [RegistrationKey(Animal.self)])
    }
}

extension ResolutionError {
    fileprivate var alternatives: [Alternative]? {
        guard case .unregistered(let alternatives) = reason else { return nil }
        return alternatives
    }
}
