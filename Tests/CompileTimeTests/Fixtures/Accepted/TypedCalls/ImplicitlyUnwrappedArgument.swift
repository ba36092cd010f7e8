// Swift unwraps such a value by itself where the parameter is not optional, so that the key's type is the
// parameter's, never an optional one.
import Ampoule

@Register
final class Horse: Sendable {
    init(name: String) {}
}

@Registrations(Horse.self)
extension Container {}

func lucky(_ container: Container, name: String!) throws {
    _ = container.horse(name: name)
    _ = container.factory(for: Horse.self)(name: name)
    _ = try container.horse.make(name: name)
}
