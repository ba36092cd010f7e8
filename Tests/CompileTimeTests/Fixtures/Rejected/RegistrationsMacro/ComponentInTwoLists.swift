import Ampoule

@Register struct Cat {}

@Register struct Dog {}

@Registrations(Cat.self)
extension Container {}

@Registrations(
    Cat.self,
    // expected-error@-1 {{ambiguous use of 'cat'}}
    // expected-error@-2 {{multiple definitions of symbol '$s7Ampoule9ContainerC7FixtureE3catAA21__ArgumentFreeFactoryVyAD3CatVGvg'}}
    // corrected: Dog.self,
    named: "registerDemonstration"
)
extension Container {}
