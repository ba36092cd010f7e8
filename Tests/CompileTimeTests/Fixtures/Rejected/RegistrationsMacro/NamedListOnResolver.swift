import Ampoule

protocol Pets: ComponentList {}
protocol Birds: ComponentList {}

@Register struct Cat: Sendable {}
@Register struct Dog: Sendable {}
@Register struct Wren: Sendable {}

@Registrations(
    Cat.self,
    as: Pets.self
    // expected-error@-1:9 {{A list in an extension of 'Resolver' has no name and includes no others; write 'extension Container {}' below it}}
    // corrected:
)
extension Resolver {}

@Registrations(Wren.self, as: Birds.self)
extension Container {}

@Registrations(
    Dog.self,
    named: "registerDogs",
    including: Birds.self
    // expected-error@-1:16 {{A list in an extension of 'Resolver' has no name and includes no others; write 'extension Container {}' below it}}
    // corrected:
)
extension Resolver {}
