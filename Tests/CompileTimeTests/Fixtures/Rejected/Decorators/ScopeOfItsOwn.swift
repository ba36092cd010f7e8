import Ampoule

protocol Animal: Sendable {}

@Register(decorates: Animal.self, scope: .container)
// expected-error@-1 {{Component 'LoggedAnimal' cannot have a scope, because a decorator has that of what it decorates; remove 'scope:'}}
// corrected: @Register(decorates: Animal.self)
struct LoggedAnimal: Animal {
    let animal: any Animal
}
