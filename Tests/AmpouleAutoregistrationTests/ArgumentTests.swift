import AmpouleAutoregistration
import Testing

/// Which parameter takes which argument.
struct ArgumentTests {
    private let container = Container()

    @Test func oneArgumentIsPassedBesideDependencies() throws {
        container.autoregister(Stable.self, initializer: Stable.init)
        container.register(Bool.self) { _ in true }
        container.autoregister(Animal.self, argument: String.self, initializer: Horse.init)

        let horse = try container.require(Animal.self, argument: "Lucky")
        #expect(horse.name == "Lucky")
        #expect((horse as? Horse)?.isRunning == true)
    }

    @Test func argumentsAreTakenByTypeInAnyOrder() throws {
        container.autoregister(Stable.self, initializer: Stable.init)
        container.autoregister(
            Animal.self,
            arguments: Bool.self,
            String.self,
            initializer: Horse.init(name:stable:isRunning:)
        )

        let horse = try #require(try container.require(Animal.self, arguments: true, "Lucky") as? Horse)
        #expect(horse.name == "Lucky" && horse.isRunning)
        #expect(container.resolve(Animal.self, arguments: "Lucky", true) == nil)
    }

    @Test func argumentsOfOneTypeAreTakenInTheOrderOfTheParameters() throws {
        container.register(Int.self) { _ in 3 }
        container.autoregister(String.self, arguments: String.self, Bool.self, String.self) {
            (first: String, count: Int, last: String, isTame: Bool) in
            "\(first) \(count) \(last) \(isTame)"
        }

        #expect(try container.require(String.self, arguments: "Mimi", true, "Tom") == "Mimi 3 Tom true")
    }

    @Test func anArgumentIsUsedOnce() throws {
        container.register(String.self) { _ in "dependency" }
        container.autoregister(String.self, argument: String.self) { (first: String, second: String) in
            "\(first) \(second)"
        }

        #expect(try container.require(String.self, argument: "argument") == "argument dependency")
    }

    @Test func anArgumentIsNotPassedForAnotherTypeItCouldBeConvertedTo() throws {
        container.register(Animal.self) { _ in Cat(name: "dependency") }
        container.autoregister([String].self, argument: Cat.self) { (pet: any Animal, cat: Cat) in
            [pet.name, cat.name]
        }

        let names = try container.require([String].self, argument: Cat(name: "argument"))
        #expect(names == ["dependency", "argument"])
    }

    @Test func anArgumentOfAProtocolKeepsItsStaticType() throws {
        container.autoregister(Person.self, argument: Animal.self, initializer: PetOwner.init)
        let pet: any Animal = Cat()

        #expect(try container.require(Person.self, argument: pet).pet === pet)
    }

    @Test(arguments: [nil, "Mimi"])
    func anOptionalArgumentIsPassedEvenIfItIsNil(name: String?) throws {
        container.register(String?.self) { _ in "dependency" }
        container.autoregister([String?].self, arguments: Int.self, String?.self) {
            (name: String?, count: Int) in [name, "\(count)"]
        }

        #expect(try container.require([String?].self, arguments: 3, name) == [name, "3"])
    }

    @Test func functionsAndTuplesArePassedAsArguments() throws {
        container.autoregister(String.self, arguments: ((Int) -> Int).self, (Int, String).self) {
            (next: @escaping (Int) -> Int, pair: (Int, String)) in "\(next(pair.0)) \(pair.1)"
        }
        let next: (Int) -> Int = { $0 + 1 }

        #expect(try container.require(String.self, arguments: next, (3, "cats")) == "4 cats")
    }

    @Test func initializersTakeFunctionsAndTuples() throws {
        container.register(((Int) -> Int).self) { _ in { $0 + 1 } }
        container.autoregister(Carriage.self, argument: (Int, String).self, initializer: Carriage.init)

        let carriage = try container.require(Carriage.self, argument: (3, "horses"))
        #expect(carriage.next(carriage.team.0) == 4 && carriage.team.1 == "horses")
    }

    @Test func registrationsOfOtherArgumentsLiveBesideEachOther() throws {
        container.autoregister(Animal.self) { Cat(name: "Mimi") }
        container.autoregister(Animal.self, argument: String.self, initializer: Cat.init(name:))
        container.autoregister(Animal.self, name: "number", argument: Int.self) { Cat(name: "\($0 as Int)") }

        #expect(try container.require(Animal.self).name == "Mimi")
        #expect(try container.require(Animal.self, argument: "Tom").name == "Tom")
        #expect(try container.require(Animal.self, name: "number", argument: 3).name == "3")
    }
}

private struct Carriage {
    let next: (Int) -> Int
    let team: (Int, String)
}
