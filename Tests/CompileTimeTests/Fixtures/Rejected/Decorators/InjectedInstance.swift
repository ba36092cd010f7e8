import Ampoule

protocol Animal: Sendable {}

@Register(decorates: Animal.self)
struct LoggedAnimal: Animal {
    @Inject let animal: any Animal
    // expected-error@-1 {{Component 'LoggedAnimal' is injected 'Animal', which resolves to itself, because it decorates it; remove '@Inject', so that it is the argument for the instance to decorate}}
    // corrected: let animal: any Animal
}
