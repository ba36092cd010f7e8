import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self) struct Cat: Animal { init() {} }
@Register(Animal.self) struct Dog: Animal { init() {} }
@Register(Animal.self, name: "wild") struct Lynx: Animal { init() {} }
@Register struct Clock: Sendable {}

@Registrations(
    Cat.self,
    Dog.self,
    // expected-error@-1:6 {{invalid redeclaration of 'registrationForThisKey'}}
    // corrected:
    Lynx.self,
    Clock.self,
    provided: [Clock.self]
    // expected-error@-1:16 {{invalid redeclaration of 'registrationForThisKey'}}
    // corrected: provided: []
)
extension Container {}
