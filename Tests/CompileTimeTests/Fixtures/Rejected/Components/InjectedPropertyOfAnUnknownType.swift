import Ampoule

@Register
final class Owner: Sendable {
    init() {}
}

@Register
final class Horse {
    @Inject var owner: Onwer?
    // expected-error@-1 {{cannot find type 'Onwer' in scope}}
    // corrected: @Inject var owner: Owner?
    init() {}
}
