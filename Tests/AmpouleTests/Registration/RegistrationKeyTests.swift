import Ampoule
import Testing

struct RegistrationKeyTests {
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

    init(_ name: String) { description = name }

    func isEqualTo(_ another: any ServiceKeyOption) -> Bool {
        description == (another as? Colour)?.description
    }

    func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Resolver {
    fileprivate func animal(coloured colour: String) throws -> any Animal {
        try instance(of: Animal.self, name: nil, option: Colour(colour))
    }
}
