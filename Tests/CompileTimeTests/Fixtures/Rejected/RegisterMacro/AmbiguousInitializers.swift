import Ampoule

@Register
final class Horse: Sendable {
    // expected-error@-1 {{Component 'Horse' has 2 initializers, and nothing says which of them the container calls; mark one or more with '@Inject'}}
    init(name: String) {}
    // corrected: @Inject init(name: String) {}
    init(age: Int) {}
}
