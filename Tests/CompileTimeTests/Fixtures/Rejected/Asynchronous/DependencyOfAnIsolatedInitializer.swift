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
