import Ampoule

protocol Animal {}

@Register(Animal.self)
final class Horse: Animal {
    // expected-error@-1 {{Component 'Horse' has 2 initializers, and nothing says which of them the container calls; mark one or more with '@Inject'}}
    init(name: String) {}
    // corrected: @Inject init(name: String) {}
    init() {}
}

@Register
class Mother {
    init(names: [String], @Inject horse: (any Animal)? = nil) {}
    // expected-error@-1 {{Dependency 'horse' cannot have a default value, because the container always fills it in; remove the value, or '@Inject' to make it an argument}}
    // corrected: init(names: [String], @Inject horse: (any Animal)?) {}
}

@Register
final class Daughter: Mother {
    let age: Int

    init(age: Int) {
        self.age = age
        super.init(names: [], horse: nil)
    }
}

@Register
struct PetOwner {
    @Inject let mother: Mother?
    @Inject let horses: Horse.Factory
}

enum Networking {
    @Provides
    static func session(timeouts: Double...) -> [Double] { timeouts }
    // expected-error@-1 {{Parameter 'timeouts' cannot be variadic, because a container passes plain values; take an array}}
    // corrected: static func session(timeouts: [Double]) -> [Double] { timeouts }
}

@Registrations(Horse.self, Mother.self, Daughter.self, PetOwner.self, Networking.sessionComponent)
extension Container {}

func ride(_ container: Container) throws {
    container.registerComponents()
    let horse: any Animal = container.horse(name: "Lucky")
    _ = try container.horse.make(name: "Lucky")
    _ = container.factory(for: Horse.self)(name: "Lucky")
    _ = container.petOwner().horses(name: "Lucky")
    _ = container.mother(names: ["Anna"])
    _ = container.daughter(age: 3).age
    _ = container.session(timeouts: [3])
    _ = horse
}
