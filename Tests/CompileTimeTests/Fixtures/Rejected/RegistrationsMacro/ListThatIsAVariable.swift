import Ampoule

protocol Pets: ComponentList {}

enum Lists {
    static var pets: Any.Type { Pets.self }
}

@Register struct Cat: Sendable {}
@Register struct Dog: Sendable {}

@Registrations(
    Cat.self,
    as: Lists.pets
    // expected-error@-1:9 {{List 'Lists.pets' is not spelled out, but generated code repeats its name; write it as 'Type.self'}}
    // corrected: as: Pets.self
)
extension Container {}

@Registrations(
    Dog.self,
    named: "registerDogs",
    including: Lists.pets
    // expected-error@-1:16 {{List 'Lists.pets' is not spelled out, but generated code repeats its name; write it as 'Type.self'}}
    // corrected: including: Pets.self
)
extension Container {}
