import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

let main = "main"

@Register
@MainActor
final class Screen {
    init(@Inject stable: Stable) {}
    // expected-error@-1:10 {{'Screen' is unavailable: it cannot wait for 'Stable', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: init(@Inject stable: Stable) async {}
}

@Register
final class Horse {
    init(
        @Inject(name: "main") stable: Stable,
        // expected-error@-1:9 {{'Horse' is unavailable: it cannot wait for 'Stable' named 'main', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
        @Inject(name: main) other: Stable
            // expected-error@-1:9 {{'Horse' is unavailable: it cannot wait for 'Stable', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
    ) {}
    // corrected: ) async {}
}

@Register
final class Rider {
    @Inject var makeStable: Stable.Factory?
    @Inject var stable: Stable?
    // expected-error@-1:5 {{'Rider' is unavailable: it cannot wait for 'Stable', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: var stable: Stable?
    init() {}
}

enum Tools {
    @Provides static func clock(@Inject stable: Stable) -> ContinuousClock { ContinuousClock() }
    // expected-error@-1:33 {{'clock' is unavailable: it cannot wait for 'Stable', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: @Provides static func clock(@Inject stable: Stable) async -> ContinuousClock { ContinuousClock() }
}

@Register
final class Vet {
    init(@Inject stable: Lazy<Stable>) {}
    // expected-error@-1:10 {{'Vet' is unavailable: a 'Lazy' or a 'Provider' cannot wait for 'Stable', which is made asynchronously; inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: init(@Inject stable: Stable.Factory) {}
}

@Register struct Farrier { @Inject(name: "main") let stable: Provider<Stable> }
// expected-error@-1:28 {{'Farrier' is unavailable: a 'Lazy' or a 'Provider' cannot wait for 'Stable' named 'main', which is made asynchronously; inject the component's 'Factory' [asynchronousDependency]}}
// corrected: @Register struct Farrier {}

@Register
final class Groom {
    @Inject var stable: Provider<Stable>?
    // expected-error@-1:5 {{'Groom' is unavailable: a 'Lazy' or a 'Provider' cannot wait for 'Stable', which is made asynchronously; inject the component's 'Factory' [asynchronousDependency]}}
    // corrected: @Inject var stable: Stable?
    init() async {}
}

@Registrations(Stable.self, Screen.self, Rider.self, Tools.clockComponent, Vet.self, Groom.self)
extension Container {}

@Registrations(Horse.self, Farrier.self, named: "registerHorses", providedNamed: ["main": Stable.self])
extension Container {}
