import Ampoule

protocol Animal {}

struct Owner {
    let pet: any Animal
}

func register(in container: Container) {
    container.register(Owner.self) { resolver in Owner(pet: resolver.resolve(Animal.self)) }
    // expected-error@-1 {{value of optional type '(any Animal)?' must be unwrapped to a value of type 'any Animal'}}
    // corrected: container.register(Owner.self) { resolver in Owner(pet: try resolver.require(Animal.self)) }
}
