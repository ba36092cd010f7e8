import Ampoule
import Testing

struct NearestMatchTests {
    private let container = Container.silent()

    private func alternatives<Service>(to service: Service.Type) throws -> [ResolutionError.Alternative] {
        let error = try #require(throws: ResolutionError.self) { try container.require(service) }
        guard case .unregistered(let alternatives) = error.reason else {
            Issue.record("Not a miss: \(error)")
            return []
        }
        return alternatives
    }

    @Test func anUnrelatedTypeIsNotOffered() throws {
        container.register(Stable.self) { _ in Stable() }

        #expect(try alternatives(to: Animal.self).isEmpty)
    }

    @Test func otherArgumentsComeBeforeOtherNamesAndOtherTypes() throws {
        container.register(Animals.self) { _ in Animals() }
        container.register(Animal?.self) { _ in nil }
        container.register(Animal.self, name: "cat") { _ in Cat() }
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        #expect(
            try alternatives(to: Animal.self) == [
                .arguments(RegistrationKey(Animal.self, argumentTypes: String.self)),
                .name(RegistrationKey(Animal.self, name: "cat")),
                .optional(RegistrationKey(Animal?.self)),
                .similarType(RegistrationKey(Animals.self)),
            ]
        )
    }

    @Test(arguments: [
        (RegistrationKey(Animals.self), true),
        (RegistrationKey(AnimalType.self), true),
        (RegistrationKey(Aminal.self), true),
        (RegistrationKey(ANIMAL.self), true),
        (RegistrationKey(Vegetable.self), false),
    ])
    func typesAreSimilarIfTheirNamesAre(_ key: RegistrationKey, isSimilar: Bool) throws {
        func register<Service>(_: Service.Type) { container.register(Service.self) { _ in throw Lost() } }
        register(key.serviceType)

        #expect(try alternatives(to: Animal.self) == (isSimilar ? [.similarType(key)] : []))
    }

    @Test func theValueIsOfferedForARegisteredOptionalsWrapper() throws {
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        #expect(
            try alternatives(to: Lazy<Animal>.self) == [
                .arguments(RegistrationKey(Animal.self, argumentTypes: String.self))
            ]
        )
    }

    @Test func notMoreThanFiveOfAKindAreOfferedAndAlwaysTheSame() throws {
        for name in "abcdefgh" {
            container.register(Animal.self, name: "\(name)") { _ in Cat() }
        }

        #expect(
            try alternatives(to: Animal.self)
                == "abcde".map { .name(RegistrationKey(Animal.self, name: "\($0)")) }
        )
    }

    @Test func theRegistrationsOfAncestorsAreOfferedOnce() throws {
        let parent = Container.silent()
        parent.register(Animal.self, name: "cat") { _ in Cat() }
        let child = Container(parent: parent)
        child.register(Animal.self, name: "cat") { _ in Cat() }

        let error = try #require(throws: ResolutionError.self) { try child.require(Animal.self) }

        guard case .unregistered(let alternatives) = error.reason else { throw error }
        #expect(alternatives == [.name(RegistrationKey(Animal.self, name: "cat"))])
    }
}

private struct Lost: Error {}
private struct Animals {}
private struct AnimalType {}
private struct Aminal {}
private struct ANIMAL {}
private struct Vegetable {}
