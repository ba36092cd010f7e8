public import Ampoule

/// What animals eat.
public protocol Food: Sendable {
    /// How much of it there is.
    var grams: Int { get }
}

/// Where the horses live.
@Register(scope: .container)
public final class Stable: Sendable {
    /// What is kept there.
    public let food: any Food

    /// Builds a stable.
    public init(@Inject food: any Food) {
        self.food = food
    }
}

/// A horse, which only the farm knows.
@Register
struct Horse {
    @Inject let stable: Stable
    let name: String
}

/// The components of the farm; the food comes from whoever runs it.
public protocol FarmComponents: ComponentList {}

@AllRegistrations(as: FarmComponents.self, provides: [], provided: [(any Food).self], providedNamed: [:])
public extension Container {}
