import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self, decorates: Animal.self)
// expected-error@-1 {{Component 'LoggedAnimal' cannot be registered for 'Animal', because a decorator takes the place of what it decorates; remove the service, or 'decorates:'}}
// corrected: @Register(decorates: Animal.self)
struct LoggedAnimal: Animal {
    let animal: any Animal
}
