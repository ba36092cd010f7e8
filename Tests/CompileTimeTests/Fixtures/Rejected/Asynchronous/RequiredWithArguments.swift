import Ampoule

@Register
final class Horse: Sendable {
    init(name: String, age: Int, isRunning: Bool, rider: String) async {}
}

func find(_ resolver: any Resolver) throws {
    _ = resolver.resolve(Horse.self, argument: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { await resolver.resolve(Horse.self, argument: "Lucky") }
    _ = try resolver.require(Horse.self, name: "main", argument: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, name: "main", argument: "Lucky") }
    _ = try resolver.require(Horse.self, arguments: "Lucky")
    // expected-error@-1 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: Task { _ = try await resolver.require(Horse.self, arguments: "Lucky") }
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
