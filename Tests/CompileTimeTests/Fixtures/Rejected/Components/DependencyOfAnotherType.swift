import Ampoule

@Register
final class Cat: Sendable {
    init() {}
}

@Register
final class Dog: Sendable {
    init() {}
}

@Register
final class Owner: Sendable {
    init(@Inject<Cat> dog: Dog) {}
    // expected-error@-1 {{property type 'Dog' does not match 'wrappedValue' type 'Cat'}}
    // corrected: init(@Inject<Dog> dog: Dog) {}
}
