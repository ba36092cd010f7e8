/// A call that replaces a registration: `override(_:name:factory:)`, `override(_:with:)` or `forbid(_:name:)`.
package struct DeclaredOverride: Codable, Hashable, Sendable {
    /// The service, the component or its factory; the enclosing type of a function.
    package var type: TypeSpelling

    /// The name of the function that is the component.
    package var function: String?
    package var name: NameSpelling

    /// The value whose function is called.
    package var receiver: Receiver?

    /// The enclosing scope; `nil` for the file.
    package var scope: LexicalScope.Index?
}
