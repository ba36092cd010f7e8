import Synchronization

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

/// The scopes of all levels of the program, each created once, so that levels are compared by address.
///
/// A program has a fixed number of levels, so the scopes are never freed. Lookups are lock-free and need no pin.
enum LevelScopes {
    typealias Table = InsertOnlyTable<LevelScope>

    static let table = Atomic<Unmanaged<Table>?>(nil)
    static let writing = Mutex(())

    /// The scope of a level.
    ///
    /// - Parameters:
    ///   - name: The name of the level.
    ///   - value: The type of the value that the level is opened with.
    ///   - outer: The scope of the level that it is opened in, if any.
    /// - Complexity: O(1) on average.
    static func scope(named name: String, value: Any.Type, inside outer: ObjectScope?) -> ObjectScope {
        let hash = name.tableHash ^ ObjectIdentifier(value).tableHash
        if let found = find(name, value, outer, hash: hash) { return found }
        return writing.withLock { _ in
            if let found = find(name, value, outer, hash: hash) { return found }
            let scope = ObjectScope(level: name, value: value, inside: outer)
            _ = Table.withSpace(in: table).insert(LevelScope(scope, hash: hash)) { _ in false }
            return scope
        }
    }

    /// The levels inside that of a container, or inside the program if it is inside none, the outermost first.
    static func inside(_ level: ObjectScope?) -> [ObjectScope] {
        all.compactMap { scope -> (depth: Int, scope: ObjectScope)? in
            let outer = Array(sequence(first: scope) { $0.level?.outer })
            guard
                let depth = level == nil ? outer.count : outer.dropFirst().firstIndex(where: { $0 === level })
            else {
                return nil
            }
            return (depth, scope)
        }
        .sorted { ($0.depth, $0.scope.description) < ($1.depth, $1.scope.description) }
        .map(\.scope)
    }

    /// The scopes of all levels that the program has created so far.
    ///
    /// - Complexity: O(*n*), where *n* is the number of levels.
    static var all: [ObjectScope] {
        writing.withLock { _ in
            table.load(ordering: .acquiring)?.takeUnretainedValue().all.map(\.scope) ?? []
        }
    }

    /// The scopes of the levels whose value has the type of a service, sorted by name.
    static func withValue(_ service: Any.Type) -> [ObjectScope] {
        guard service != Void.self else { return [] }
        return all.filter { $0.level?.value == service }.sorted { $0.description < $1.description }
    }

    private static func find(_ name: String, _ value: Any.Type, _ outer: ObjectScope?, hash: Int)
        -> ObjectScope?
    {
        table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { table in
            table.find(hash: hash) { element in
                element.scope.level?.value == value && element.scope.level?.outer === outer
                    && element.scope.description == name
            }?.object.scope
        }
    }
}

/// The scope of a level, as an element of the table.
final class LevelScope: TableElement {
    let scope: ObjectScope
    let tableHash: UInt32

    /// Whether the level is a type, which identifies it alone.
    let isTyped: Bool

    init(_ scope: ObjectScope, hash: Int, isTyped: Bool = false) {
        self.scope = scope
        self.isTyped = isTyped
        self.tableHash = UInt32(truncatingIfNeeded: hash)
    }
}
