import Ampoule
import TestSupport
import Testing

/// Services that are values come out of a container as their factories have made them, whatever their layout in memory.
struct ValueTests {
    private struct Weight: Equatable {
        let grams: Int
        let isEstimated: Bool
    }

    private let container = Container()

    /// Resolves values of one type in a scope, one after the other, on the fast path or, with a completion, on the slow one.
    private func expectAll<Value: Equatable & Sendable>(
        _ values: [Value],
        in scope: ObjectScope,
        isCompleted: Bool
    ) throws {
        for value in values {
            let entry = container.register(Value.self) { _ in value }.inObjectScope(scope)
            if isCompleted { entry.initCompleted { _, completed in #expect(completed == value) } }
            // Another one before, so that the memory that it has left is not what the value is expected to be.
            container.register([Value].self) { resolver in [try resolver.require(Value.self), value] }

            #expect(try container.require([Value].self) == [value, value])
            #expect(try container.require(Value.self) == value)
        }
    }

    @Test(arguments: ObjectScope.builtIn, [true, false])
    func valuesComeOutAsTheyWereMade(_ scope: ObjectScope, isCompleted: Bool) throws {
        try expectAll([0, 1, -1, .max, .min], in: scope, isCompleted: isCompleted)
        try expectAll([0, 1, .max] as [UInt8], in: scope, isCompleted: isCompleted)
        try expectAll([0.5, -.infinity], in: scope, isCompleted: isCompleted)
        try expectAll(["", "a name of more than fifteen bytes"], in: scope, isCompleted: isCompleted)
        try expectAll(
            [Weight(grams: 3_000, isEstimated: true), Weight(grams: 0, isEstimated: false)],
            in: scope,
            isCompleted: isCompleted
        )
        try expectAll([nil, 0, .max] as [Int?], in: scope, isCompleted: isCompleted)
    }
}
