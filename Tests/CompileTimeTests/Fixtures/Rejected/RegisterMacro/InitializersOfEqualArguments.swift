import Ampoule

@Register
final class Horse: Sendable {
    @Inject init(name: String) {}
    @Inject init(nickname: String) {}
    // expected-error@-1 {{This initializer cannot be used, because another one marked with '@Inject' takes the same argument types (String) and so has the same registration key; mark only one of them}}
    // corrected: init(nickname: String) {}
}
