/// Decides how the instances of a registration are shared, by making the storage they are kept in.
///
/// The built-in scopes, and custom ones made of a storage, are ``ObjectScope``. Conform a type of your own
/// only where that does not suffice. Name and meaning are those of Swinject's `ObjectScopeProtocol`.
public protocol ObjectScopeProtocol: AnyObject, Sendable {
    /// Makes the storage for one registration in this scope.
    ///
    /// - Returns: A storage that no other registration uses.
    func makeStorage() -> any InstanceStorage
}
