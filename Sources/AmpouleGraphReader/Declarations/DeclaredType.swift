/// What surrounds declarations and decides what names mean there.
package struct LexicalScope: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The members of a type, by its place in the file's types.
        case type(Int)

        /// The members of an extension.
        case `extension`(TypeSpelling)

        /// The body of a function or the like.
        case local
    }

    /// The scope around this one, by its place in the file's scopes; nil for the file.
    package var parent: Int?
    package var kind: Kind
    package var genericParameters: [String]
}

/// A type that a file declares.
package struct DeclaredType: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case `class`
        case nominal
        case `protocol`
        case alias(TypeSpelling)

        /// An associated type, or an alias with parameters: what it stands for depends on its use.
        case dependent
    }

    package var name: String
    package var kind: Kind

    /// The scope that it is declared in; nil for the file.
    package var scope: Int?

    /// Whether nobody outside of the file can name it.
    package var isPrivate: Bool

    /// Whether it stands in an `#if`.
    package var isConditional: Bool
    package var isGeneric: Bool

    /// The scope of its members, if it has some.
    package var innerScope: Int?
    package var inherited: [TypeSpelling]
}
