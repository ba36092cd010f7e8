/// A call that replaces a registration: `override(_:name:factory:)`, `override(_:with:)` or `forbid(_:name:)`.
package struct DeclaredOverride: Codable, Hashable, Sendable {
    /// The service, the component or its factory.
    package var type: TypeSpelling
    package var name: NameSpelling

    /// The value whose function is called.
    package var receiver: Receiver?

    /// The enclosing scope; `nil` for the file.
    package var scope: LexicalScope.Index?
}
