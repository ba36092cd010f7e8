// flags: -swift-version 6
// flags: -strict-memory-safety
import Ampoule

@Register
final class Stable {
    init() throws(Never) {}
    @Inject func open() throws(Never) {}
}

@Register
final class Horse {
    @Inject nonisolated(unsafe) var stable: Stable
    nonisolated(unsafe) var name: String
}

@Register
final class Foal {
    @Inject nonisolated(unsafe) var stable: Stable?
    init() {}
}

enum Tools {
    @Provides static func weight() throws(Never) -> Float { 1 }
    @Provides static func height(of horse: Int) async throws(Never) -> Double { 2 }
}
