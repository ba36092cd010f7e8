/// A rule for sharing the instances of a registration, which makes the storage that caches them.
///
/// ``ObjectScope`` provides the built-in scopes, and custom scopes with a storage. Conform your own type only if that
/// doesn't suffice. Name and meaning match Swinject's `ObjectScopeProtocol`.
public protocol ObjectScopeProtocol: AnyObject, Sendable {
    /// Makes the storage for one registration in this scope.
    ///
    /// - Returns: A storage that no other registration uses.
    func makeStorage() -> any InstanceStorage
}
