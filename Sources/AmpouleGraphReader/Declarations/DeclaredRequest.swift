/// A request for a service without which the program fails.
///
/// Examples are `require(Animal.self)`, `resolve(Animal.self)!` and `factory(for: Horse.self)`.
package struct DeclaredRequest: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        /// The service without arguments.
        case service

        /// The service with arguments.
        case serviceWithArguments

        /// The factory of a component.
        case factory
    }

    package var kind: Kind
    package var service: TypeSpelling
    package var name: NameSpelling
    package var receiver: Receiver

    /// Whether the code may not run, or may run only if the service is registered.
    package var isLeftOpen: Bool

    /// The enclosing scope; `nil` for the file.
    package var scope: LexicalScope.Index?
    package var position: Position
}
