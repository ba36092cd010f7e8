import AmpouleSyntax

/// A variable outside of bodies, which may name a registration, or hold a level or a scope.
package struct DeclaredConstant: Codable, Hashable, Sendable {
    package var name: String

    /// The text that it certainly holds; `nil` for any other variable.
    package var text: String?

    /// The level that it certainly holds; `nil` for any other variable.
    package var level: DeclaredLevel?

    /// The type of its value; `nil` if the file doesn't show it.
    package var valueType: String?

    /// Whether it certainly holds a custom scope, with a storage of its own.
    package var isCustomScope: Bool

    /// Whether it belongs to a type rather than to its instances, or to no type.
    package var isStatic: Bool

    /// The scope of the declaration, whose members it is among; `nil` for the file.
    package var scope: LexicalScope.Index?
    package var accessLevel: Int

    /// Whether it is inside an `#if`.
    package var isConditional: Bool
    package var position: Position
}

extension DeclaredConstant {
    package var access: Access { Access(rawValue: accessLevel) ?? .internal }
}
