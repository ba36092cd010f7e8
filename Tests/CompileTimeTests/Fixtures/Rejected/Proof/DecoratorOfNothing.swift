import Ampoule

protocol Animal: Sendable {}
protocol Vet: Sendable {}

@Register(Animal.self) struct Cat: Animal { init() {} }
@Register(Animal.self, name: "remote") final class RemoteCat: Animal { init() async {} }
@Register(Vet.self) struct TownVet: Vet { let town: String }

@Register(decorates: Animal.self) struct LoudAnimal: Animal { let animal: any Animal }
@Register(decorates: Animal.self, name: "remote") struct LoudRemoteAnimal: Animal { let animal: any Animal }

@Register(
    decorates: Vet.self
    // expected-error@-1:16 {{'LoudVet' is unavailable: a component of 'Vet' takes arguments; inject the 'Factory' of that component, or mark what the container passes with '@Inject' [missingRegistration]}}
    // corrected: decorates: Animal.self
)
struct LoudVet: Vet, Animal {
    let vet: any Vet
    // corrected: let vet: any Animal
}

@Register(decorates: Vet.self)
struct LoudTownVet: Vet {
    let vet: any Vet
    let town: String
}

@Register(
    decorates: (any Animal).self,
    name: "wild"
)
// expected-error@-3:16 {{'WildAnimal' is unavailable: no registration for 'Animal' named 'wild'; list or include one, or name it in 'providedNamed' [missingRegistration]}}
struct WildAnimal: Animal {
    init(animal: any Animal, isWild: Bool = true) {}
}

@Registrations(
    LoudAnimal.self,
    LoudRemoteAnimal.self,
    LoudVet.self,
    LoudTownVet.self,
    WildAnimal.self,
    // corrected:
    Cat.self,
    RemoteCat.self,
    TownVet.self
)
extension Container {}
