import Ampoule

protocol Animal: Sendable {}

@Register(decorates: Animal.self)
struct LoggedAnimal: Animal {
    init() {}
    // expected-error@-1 {{Component 'LoggedAnimal' decorates 'Animal', but takes no instance of it; let the first argument be of the type 'Animal'}}
    // corrected: init(animal: any Animal) {}
}
