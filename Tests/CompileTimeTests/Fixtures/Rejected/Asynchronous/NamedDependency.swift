import Ampoule

@Register(name: "main")
final class Stable: Sendable {
    init() async {}
}

@Register
final class Horse {
    init(@Inject(name: "main") stable: Stable) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: This dependency is made asynchronously, and its component cannot wait for it; make the component's own initializer 'async', or inject the dependency's 'Factory' instead}}
    // corrected: init(@Inject(name: "main") stable: Stable) async {}
}
