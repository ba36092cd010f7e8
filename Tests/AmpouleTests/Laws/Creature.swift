import Ampoule
import TestSupport

/// A service of which random containers have registrations; the kind tells services apart.
final class Creature<Kind>: Sendable {}

/// Something that a random factory fails with.
struct Asleep: Error {}

/// The registrations of a random container.
struct RandomRegistrations {
    static let names: [String?] = [nil, "summer"]
    static let scopes: [ObjectScope] = [.transient, .graph, .container, .weak]

    /// Registers some of the kinds, in random ways.
    static func container(seed: UInt64) -> Container {
        var generator = SeededGenerator(seed: seed)
        let container = Container.silent(parent: Bool.random(using: &generator) ? .silent() : nil)
        register(Cat.self, needing: Dog.self, in: container, &generator)
        register(Dog.self, needing: Horse.self, in: container, &generator)
        register(Horse.self, needing: Stable.self, in: container, &generator)
        register(Stable.self, needing: Goldfish.self, in: container, &generator)
        return container
    }

    private static func register<Kind, Needed>(
        _ kind: Kind.Type,
        needing needed: Needed.Type,
        in container: Container,
        _ generator: inout SeededGenerator
    ) {
        for name in names where Int.random(in: 0..<3, using: &generator) > 0 {
            let form = Int.random(in: 0..<4, using: &generator)
            let scope = scopes.randomElement(using: &generator) ?? .graph
            container.register(Creature<Kind>.self, name: name) { resolver in
                switch form {
                case 0: _ = try resolver.require(Creature<Needed>.self, name: name)
                case 1: throw Asleep()
                default: break
                }
                return Creature<Kind>()
            }
            .inObjectScope(scope)
        }
    }
}
