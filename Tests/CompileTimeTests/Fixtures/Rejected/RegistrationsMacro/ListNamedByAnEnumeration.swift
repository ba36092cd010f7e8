import Ampoule

enum Pets: ComponentList {}
protocol Animals: ComponentList {}

@Register struct Cat: Sendable {}
@Register struct Dog: Sendable {}

@Registrations(
    Cat.self,
    as: Pets.self
    // expected-error@-1:9 {{'Pets' is unavailable: it isn't a protocol; name the list with one that refines 'ComponentList'}}
    // corrected: as: Animals.self
)
extension Container {}

@Registrations(
    Dog.self,
    including: Pets.self
    // expected-error@-1:16 {{'Pets' is unavailable: it isn't a protocol; name the list with one that refines 'ComponentList'}}
    // corrected: including: Animals.self
)
extension Container {}
