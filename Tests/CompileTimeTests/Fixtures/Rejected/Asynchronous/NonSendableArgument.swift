import Ampoule

final class Saddle {
    var isWorn = false
}

func find(_ container: Container, saddle: Saddle) async throws {
    _ = try await container.asynchronous.require(Int.self, argument: saddle)
    // expected-error@-1 {{type 'Saddle' does not conform to the 'Sendable' protocol}}
    // corrected: _ = try await container.asynchronous.require(Int.self, argument: saddle.isWorn)
}
