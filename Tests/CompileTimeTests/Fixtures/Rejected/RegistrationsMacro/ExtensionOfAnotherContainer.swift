import Ampoule

struct Container {}

@Register struct Cat {}
@Register struct Dog {}

@Registrations(Cat.self, Dog.self)
extension Container {}
// expected-error@-1 {{'Container' is another type of that name here, which resolves nothing; write 'Ampoule.Container'}}
// corrected: extension Ampoule.Container {}
