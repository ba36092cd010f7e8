import Ampoule

@Register
final class Horse: Sendable {
    init(name: Strin) {}
    // expected-error@-1 {{cannot find type 'Strin' in scope}}
    // expected-error@-2 {{cannot find type 'Strin' in scope}}
    // corrected: init(name: String) {}
}

@Register
final class Foal: Sendable {
    init?(name: Strin) {}
    // expected-error@-1 {{cannot find type 'Strin' in scope}}
    // expected-error@-2 {{cannot find type 'Strin' in scope}}
    // corrected: init?(name: String) {}
}

@Register
final class Pony: Sendable {
    init(name: Strin) async throws {}
    // expected-error@-1 {{cannot find type 'Strin' in scope}}
    // expected-error@-2 {{cannot find type 'Strin' in scope}}
    // corrected: init(name: String) async throws {}
}

@Registrations(Horse.self, Foal.self, Pony.self)
extension Container {}

func meet(_ container: Container) async throws {
    _ = container.horse(name: "Lucky")
    _ = try container.foal.make(name: "Lucky")
    _ = try await container.pony(name: "Lucky")
    // expected-warning@-1 {{no calls to throwing functions occur within 'try' expression}}
    // expected-warning@-2 {{no 'async' operations occur within 'await' expression}}
}
