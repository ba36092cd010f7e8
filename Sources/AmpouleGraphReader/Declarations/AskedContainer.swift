/// The container that a request is made of, as far as its file shows it.
package enum AskedContainer: Codable, Hashable, Sendable {
    /// A container that code creates outside of any other.
    case created

    /// The container of a level; of any level if the opening has none.
    case opened(DeclaredOpening)

    /// A variable that may be assigned, or set by an initializer, after it holds a container that some code names.
    case assignable

    /// A value that the file doesn't create: a parameter, a property, or a variable of another file.
    case named
}

/// Whether a container is inside another one, as far as its file shows it.
package enum ContainerRank: String, Codable, Hashable, Sendable {
    /// Code creates it outside of any other.
    case root

    /// Code creates or opens it inside another one.
    case child
    case unknown
}
