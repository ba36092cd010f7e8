import Ampoule

@Register
final class Sheep: Sendable {
    init(name: String = "Dolly", age: Int = 3) async {}
}

func find(_ container: Container) throws {
    _ = try container.require(Sheep.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await container.require(Sheep.self) }
    _ = container.resolve(Sheep.self)
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await container.resolve(Sheep.self) }
    _ = try container.require(Sheep.self, name: "main")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await container.require(Sheep.self, name: "main") }
    _ = container.resolve(Sheep.self, name: "main")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await container.resolve(Sheep.self, name: "main") }
    _ = try container.require(Sheep.self, argument: "Dolly")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await container.require(Sheep.self, argument: "Dolly") }
}
