import Ampoule
import Testing

struct RegistrationKeyTests {
    @Test func registrationsOfDifferentServicesCoexist() throws {
        let container = Container()
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(try container.require(Animal.self) is Cat)
        #expect(try container.require(Person.self) is PetOwner)
    }

    @Test func registrationsUnderDifferentNamesCoexist() throws {
        let container = Container()
        container.register(Animal.self) { _ in Horse() }
        container.register(Animal.self, name: "cat") { _ in Cat() }
        container.register(Animal.self, name: "dog") { _ in Dog() }

        #expect(try container.require(Animal.self) is Horse)
        #expect(try container.require(Animal.self, name: "cat") is Cat)
        #expect(try container.require(Animal.self, name: "dog") is Dog)
    }

    @Test func registrationsWithDifferentNumbersOfArgumentsCoexist() throws {
        let container = Container()
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Animal.self) { _, name in Cat(name: name) }

        #expect(try container.require(Animal.self).name == "Mimi")
        #expect(try container.require(Animal.self, argument: "Mew").name == "Mew")
    }

    @Test func registrationsWithArgumentsInAnotherOrderCoexist() throws {
        let container = Container()
        container.register(Animal.self) { _, name, running in Horse(name: name, running: running) }
        container.register(Animal.self) { _, running, name in Horse(name: name + "!", running: running) }

        #expect(try container.require(Animal.self, arguments: "Lucky", true).name == "Lucky")
        #expect(try container.require(Animal.self, arguments: true, "Lucky").name == "Lucky!")
    }

    @Test func aRegistrationUnderAnEqualKeyOverwritesTheFormerOne() throws {
        let container = Container()
        container.register(Animal.self, name: "pet") { (_, name: String) in Cat(name: name) }
        container.register(Animal.self, name: "pet") { (_, name: String) in Dog(name: name) }

        #expect(try container.require(Animal.self, name: "pet", argument: "Hachi") is Dog)
    }

    @Test func overwritingARegistrationForgetsItsInstance() throws {
        let container = Container()
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        #expect(try container.require(Animal.self) is Cat)

        container.register(Animal.self) { _ in Dog() }.inObjectScope(.container)

        #expect(try container.require(Animal.self) is Dog)
    }

    @Test func anOptionIsAFurtherPartOfTheKey() throws {
        let container = Container.silent()
        container._register(Animal.self, option: Colour("black")) { _ in Cat(name: "Soot") }
        container._register(Animal.self, option: Colour("white")) { _ in Cat(name: "Snow") }

        #expect(try container.animal(coloured: "black").name == "Soot")
        #expect(try container.animal(coloured: "white").name == "Snow")
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func aTupleIsOneArgumentAndNotSeveral() {
        let tuple = RegistrationKey(Animal.self, argumentTypes: (String, Bool).self)
        let two = RegistrationKey(Animal.self, argumentTypes: String.self, Bool.self)

        #expect(tuple != two)
    }

    @Test func equalKeysHaveEqualHashes() {
        let keys: [RegistrationKey] = (0..<2).map { _ in
            RegistrationKey(Animal.self, argumentTypes: String.self, name: "pet", option: Colour("black"))
        }

        #expect(keys[0] == keys[1])
        #expect(keys[0].hashValue == keys[1].hashValue)
    }

    @Test func aKeyTellsItsParts() {
        let key = RegistrationKey(
            Animal.self,
            argumentTypes: String.self,
            Bool.self,
            name: "lucky",
            option: Colour("black")
        )

        #expect(ObjectIdentifier(key.serviceType) == ObjectIdentifier((any Animal).self))
        #expect(key.argumentTypes.map { "\($0)" } == ["String", "Bool"])
        #expect(key.name == "lucky")
        #expect((key.option as? Colour)?.description == "black")
    }

    @Test(arguments: [
        (RegistrationKey(Animal.self), "Animal"),
        (RegistrationKey(Animal.self, name: "lucky"), "Animal named \"lucky\""),
        (RegistrationKey(Animal.self, argumentTypes: String.self), "Animal(String)"),
        (RegistrationKey(Animal.self, argumentTypes: String?.self, Bool.self), "Animal(String?, Bool)"),
        (RegistrationKey(Animal?.self, name: "lucky"), "Animal? named \"lucky\""),
        (RegistrationKey((Animal & Pet).self), "Animal & Pet"),
        (RegistrationKey((any Animal & Pet)?.self), "(Animal & Pet)?"),
        (RegistrationKey(Animal.self, option: Colour("black")), "Animal with option black"),
    ])
    func aKeyIsDescribedAsAPersonWouldWriteIt(_ key: RegistrationKey, description: String) {
        #expect(key.description == description)
    }
}

/// An option as an extension of the container would define one.
private struct Colour: ServiceKeyOption {
    let description: String

    init(_ name: String) {
        description = name
    }

    func isEqualTo(_ another: any ServiceKeyOption) -> Bool {
        description == (another as? Colour)?.description
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

extension Resolver {
    fileprivate func animal(coloured colour: String) throws -> any Animal {
        try instance(of: Animal.self, name: nil, option: Colour(colour))
    }
}
