import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Register
@MainActor
final class Screen {
    init(@Inject stable: Stable) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and its component cannot wait for it; make the component's own initializer 'async', or inject the dependency's 'Factory' instead}}
    // corrected: init(@Inject stable: Stable) async {}
}

@Register
final class Horse {
    init(@Inject(name: "main") stable: Stable) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and its component cannot wait for it; make the component's own initializer 'async', or inject the dependency's 'Factory' instead}}
    // corrected: init(@Inject(name: "main") stable: Stable) async {}
}

@Register
final class Rider {
    @Inject var makeStable: Stable.Factory?
    @Inject var stable: Stable?
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and its component cannot wait for it; make the component's own initializer 'async', or inject the dependency's 'Factory' instead}}
    // corrected: var stable: Stable?
    init() {}
}

enum Tools {
    @Provides static func clock(@Inject stable: Stable) -> ContinuousClock { ContinuousClock() }
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and its component cannot wait for it; make the component's own initializer 'async', or inject the dependency's 'Factory' instead}}
    // corrected: @Provides static func clock(@Inject stable: Stable) async -> ContinuousClock { ContinuousClock() }
}

@Register
final class Vet {
    init(@Inject stable: Lazy<Stable>) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
    // corrected: init(@Inject stable: Stable.Factory) {}
}

@Register struct Farrier { @Inject(name: "main") let stable: Provider<Stable> }
// expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
// corrected: @Register struct Farrier { @Inject let stable: Stable.Factory }

@Register
final class Groom {
    @Inject var stable: Provider<Stable>?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its 'Factory' instead}}
    // corrected: @Inject var stable: Stable?
    init() async {}
}
