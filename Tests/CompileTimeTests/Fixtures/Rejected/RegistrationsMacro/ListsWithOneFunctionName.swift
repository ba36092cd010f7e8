import Ampoule

@Register
struct Cat {}

@Register
struct Dog {}

@Registrations(Cat.self)
extension Container {}

@Registrations(Dog.self)
// expected-error@-1 {{multiple definitions of symbol '$s7Ampoule9ContainerC7FixtureE18registerComponentsyyF'}}
// corrected: @Registrations(Dog.self, named: "registerDogs")
extension Container {}
