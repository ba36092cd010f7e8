import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Register
final class Horse: Sendable {
    init(name: String, age: Int) async {}
}

func find(_ container: Container) throws {
    _ = try container.require(Stable.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await container.require(Stable.self) }
    _ = container.resolve(Stable.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await container.resolve(Stable.self) }
    _ = try container.require(Stable.self, name: "main")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await container.require(Stable.self, name: "main") }
    _ = try container.require(Horse.self, arguments: "Lucky", 3)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await container.require(Horse.self, arguments: "Lucky", 3) }
    _ = container.resolve(Horse.self, arguments: "Lucky", 3)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await container.resolve(Horse.self, arguments: "Lucky", 3) }
    _ = try container.require(Horse.self, argument: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await container.require(Horse.self, argument: "Lucky") }
}
