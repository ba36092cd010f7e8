/// A kind of container, such as that of a request or a document, with the type of the value that it is opened with.
///
/// Declare each level as a static property of an extension, so that it is found by its name:
///
/// ```swift
/// extension ContainerLevel<RequestInfo> {
///     static var request: Self { Self("request") }
/// }
///
/// @Register(scope: .request)
/// final class AuditTrail: Sendable {
///     init(@Inject request: RequestInfo) { … }
/// }
///
/// let request = container.child(.request, RequestInfo(user: "ada"))
/// let trail = request.resolve(AuditTrail.self)
/// ```
///
/// A component in the scope of a level is made and cached by the nearest container of that level. The value of the
/// level is resolved like a service of its type.
///
/// A level without a value has the value type `Void`.
public struct ContainerLevel<Value: Sendable>: Sendable {
    /// The scope of the level, which identifies it.
    let scope: ObjectScope

    /// Creates a level that is opened directly inside the program: in a container that is inside no other level.
    ///
    /// Levels of equal names, value types, and outer levels are equal.
    ///
    /// - Parameter name: The name of the level, for descriptions and errors.
    /// - Complexity: O(1) on average.
    public init(_ name: String) {
        scope = LevelScopes.scope(named: name, value: Value.self, inside: nil)
    }

    /// Creates a level that is opened inside another one.
    ///
    /// ```swift
    /// extension ContainerLevel<RequestInfo> {
    ///     static var request: Self { Self("request", inside: .session) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the level, for descriptions and errors.
    ///   - outer: The level of the container that it is opened in.
    /// - Complexity: O(1) on average.
    public init<Outer>(_ name: String, inside outer: ContainerLevel<Outer>) {
        scope = LevelScopes.scope(named: name, value: Value.self, inside: outer.scope)
    }

    /// The name of the level.
    public var name: String { scope.description }
}

extension ContainerLevel: Hashable {
    /// Returns whether both are the same level.
    public static func == (left: Self, right: Self) -> Bool { left.scope === right.scope }

    /// Feeds the identity of the level into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(scope))
    }
}

extension ContainerLevel: CustomStringConvertible {
    /// The name of the level.
    public var description: String { name }
}
