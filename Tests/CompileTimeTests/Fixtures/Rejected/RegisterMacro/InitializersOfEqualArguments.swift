import Ampoule

@Register
final class Horse: Sendable {
    @Inject init(name: String) {}
    @Inject init(nickname: String) {}
    // expected-error@-1 {{This initializer takes the argument types (String) as another marked one does, so that they have one registration key; mark only one of them with '@Inject'}}
    // corrected: init(nickname: String) {}
}
