public import Ampoule

/// A visit to the farm, a level.
public struct Visit: ContainerLevel {
    /// The name of the visitor.
    public let visitor: String

    /// Greets a visitor.
    public init(visitor: String) {
        self.visitor = visitor
    }
}

/// Shows the farm to one visitor.
@Register(scope: .container)
public final class Guide: Sendable {
    /// The visit that the guide leads.
    public let visit: Visit

    /// Begins to talk.
    public init(@Inject visit: Visit) {
        self.visit = visit
    }
}

/// The components of a visit that the farm has.
public protocol Guidance: ComponentList {}

@Registrations(Guide.self, as: Guidance.self, provided: [])
public extension LevelContainer<Visit> {}
