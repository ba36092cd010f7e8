import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Register
final class Horse: Sendable {
    init(@Inject stable: Stable, name: String) async {}
}

@Registrations(Stable.self, Horse.self)
extension Container {}

func meet(_ container: Container) async throws {
    _ = container.horse(name: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = await container.horse(name: "Lucky")
    _ = try container.horse.make(name: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.horse.make(name: "Lucky")
    _ = try container.require(Stable.self)
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.require(Stable.self)
    _ = container.resolve(Stable.self)
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = await container.resolve(Stable.self)
    _ = try container.asynchronous.require(Horse.self, argument: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.asynchronous.require(Horse.self, argument: "Lucky")
    _ = try container.require(Horse.self, argument: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.require(Horse.self, argument: "Lucky")
}
