import AmpouleSyntax

/// A scope around declarations, in which names are looked up.
package struct LexicalScope: Codable, Hashable, Sendable {
    package enum Kind: Codable, Hashable, Sendable {
        /// The members of a type of the file.
        case type(DeclaredType.Index)

        /// The members of an extension.
        case `extension`(TypeSpelling)

        /// A body, such as that of a function.
        case local
    }

    /// The scope around this one; `nil` for the file.
    package var parent: LexicalScope.Index?
    package var kind: Kind
    package var genericParameters: [String]

    package typealias Index = Table<LexicalScope>.Index
}

/// A type that a file declares.
package struct DeclaredType: Codable, Hashable, Sendable {
    package enum Kind: Codable, Hashable, Sendable {
        case `class`
        case nominal
        case `protocol`

        /// A marker protocol, which doesn't exist at run time, such as `Sendable`.
        case markerProtocol
        case alias(TypeSpelling)

        /// An associated type, or an alias with parameters, whose meaning depends on its use.
        case dependent
    }

    package var name: String
    package var kind: Kind

    /// The scope of the declaration; `nil` for the file.
    package var scope: LexicalScope.Index?

    /// The access level of the declaration, together with that of the extension or protocol around it.
    package var accessLevel: Int

    /// The groups of a declaration that is marked `@_spi`.
    package var spiGroups: [String]

    /// Whether it is inside an `#if`.
    package var isConditional: Bool
    package var isGeneric: Bool

    /// The scope of its members, if it has some.
    package var innerScope: LexicalScope.Index?
    package var inherited: [TypeSpelling]
    package var isolation: IsolationSpelling
    package var position: Position

    package typealias Index = Table<DeclaredType>.Index
}

extension DeclaredType {
    package var access: Access { Access(rawValue: accessLevel) ?? .internal }

    /// Whether only its own file can name it.
    package var isPrivate: Bool { access < .internal }
}

/// The conformances that an extension adds to its type.
package struct DeclaredConformance: Codable, Hashable, Sendable {
    /// The scope of the extension.
    package var scope: LexicalScope.Index
    package var inherited: [TypeSpelling]
}
