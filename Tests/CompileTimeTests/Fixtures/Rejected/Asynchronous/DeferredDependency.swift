import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Register
final class Horse {
    init(@Inject stable: Lazy<Stable>) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
    // corrected: init(@Inject stable: Stable.Factory) {}
}

@Register struct Rider { @Inject(name: "main") let stable: Provider<Stable> }
// expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
// corrected: @Register struct Rider { @Inject let stable: Stable.Factory }

@Register
final class Vet {
    @Inject var stable: Lazy<Stable>?
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
    // corrected: @Inject var stable: Stable.Factory?
    init() {}
}

@Register
final class Groom {
    @Inject var other: Provider<Stable>?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
    // corrected: @Inject var other: Stable?
    init(@Inject stable: Lazy<Stable>) async {}
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
    // corrected: init(@Inject stable: Stable) async {}
}
