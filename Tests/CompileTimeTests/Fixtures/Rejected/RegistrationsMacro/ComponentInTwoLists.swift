import Ampoule

@Register
struct Cat {}

@Register
struct Dog {}

@Registrations(Cat.self)
extension Container {}

@Registrations(Dog.self, Cat.self, named: "registerDogs")
// expected-error@-1 {{multiple definitions of symbol '$s7Ampoule9ContainerC7FixtureE3catAA21__ArgumentFreeFactoryVyAD3CatVGvg'}}
// corrected: @Registrations(Dog.self, named: "registerDogs")
extension Container {}
