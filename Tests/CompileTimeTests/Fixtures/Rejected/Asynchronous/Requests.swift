import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Register
final class Sheep: Sendable {
    init(name: String = "Dolly", age: Int = 3) async {}
}

@Register
final class Horse: Sendable {
    init(name: String, age: Int, isRunning: Bool, rider: String) async {}
}

@Register
final class Foal: Sendable {
    init(@Inject stable: Stable, name: String) async {}
}

@Registrations(Stable.self, Foal.self)
extension Container {}

func find(_ resolver: any Resolver) throws {
    _ = try resolver.require(Stable.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Stable.self) }
    _ = resolver.resolve(Stable.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Stable.self) }
    _ = try resolver.require(Stable.self, name: "main")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Stable.self, name: "main") }
    _ = try resolver.require(Sheep.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Sheep.self) }
    _ = resolver.resolve(Sheep.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Sheep.self) }
    _ = try resolver.require(Sheep.self, name: "main")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Sheep.self, name: "main") }
    _ = resolver.resolve(Sheep.self, name: "main")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Sheep.self, name: "main") }
    _ = try resolver.require(Sheep.self, argument: "Dolly")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Sheep.self, argument: "Dolly") }
    _ = try resolver.require(Horse.self, argument: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, argument: "Lucky") }
    _ = resolver.resolve(Horse.self, argument: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Horse.self, argument: "Lucky") }
    _ = try resolver.require(Horse.self, name: "main", argument: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, name: "main", argument: "Lucky") }
    _ = try resolver.require(Horse.self, arguments: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, arguments: "Lucky") }
    _ = try resolver.require(Horse.self, arguments: "Lucky", 3)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, arguments: "Lucky", 3) }
    _ = resolver.resolve(Horse.self, arguments: "Lucky", 3)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Horse.self, arguments: "Lucky", 3) }
    _ = try resolver.require(Horse.self, arguments: "Lucky", 3, true)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, arguments: "Lucky", 3, true) }
    _ = resolver.resolve(Horse.self, arguments: "Lucky", 3, true)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Horse.self, arguments: "Lucky", 3, true) }
    _ = try resolver.require(Horse.self, arguments: "Lucky", 3, true, "Ada")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, arguments: "Lucky", 3, true, "Ada") }
    _ = resolver.resolve(Horse.self, arguments: "Lucky", 3, true, "Ada")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Horse.self, arguments: "Lucky", 3, true, "Ada") }
}

func meet(_ container: Container) async throws {
    _ = container.foal(name: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = await container.foal(name: "Lucky")
    _ = try container.foal.make(name: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.foal.make(name: "Lucky")
    _ = try container.require(Stable.self)
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.require(Stable.self)
    _ = container.resolve(Stable.self)
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = await container.resolve(Stable.self)
    _ = try container.asynchronous.require(Foal.self, argument: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.asynchronous.require(Foal.self, argument: "Lucky")
    _ = try container.require(Foal.self, argument: "Lucky")
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = try await container.require(Foal.self, argument: "Lucky")
}
