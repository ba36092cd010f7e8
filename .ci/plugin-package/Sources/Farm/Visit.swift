public import Ampoule

/// Who comes to see the farm.
public struct Visitor: Sendable {
    /// The name of the visitor.
    public let name: String

    /// Greets a visitor.
    public init(name: String) {
        self.name = name
    }
}

extension ContainerLevel<Visitor> {
    /// A visit of the farm.
    public static var visit: Self { Self("visit") }
}

/// Who shows the farm to one visitor.
@Register(scope: .visit)
public final class Guide: Sendable {
    /// Who listens.
    public let visitor: Visitor

    /// Begins to talk.
    public init(@Inject visitor: Visitor) {
        self.visitor = visitor
    }
}
