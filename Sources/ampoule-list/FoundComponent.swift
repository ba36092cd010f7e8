import AmpouleSyntax

/// A declaration that is marked with `@Register` or `@Provides`.
struct FoundComponent {
    /// The names of the type, or of the type with the function, from the outermost one.
    let path: [String]

    /// The name of the function that is marked with `@Provides`; `nil` for a type.
    let function: String?
    let access: Access
    let condition: String?

    /// The reason why no list in another file can name it, as the end of a sentence; `nil` if one can.
    let hindrance: String?
    let place: SourcePlace

    /// Whether the outermost type may be one of another module, which the file imports.
    let isInExtension: Bool

    /// The names of the component, as a list spells them.
    var names: [String] { path + [function].compactMap(\.self) }

    /// The component in messages.
    var title: String { names.joined(separator: ".") }

    /// The name of its accessor.
    var accessorName: AccessorName { AccessorName(names.last ?? "") }

    /// The entry of a list, such as `Horse.self`.
    var entry: String {
        let type = path.enumerated().map { index, name in
            name.isValidSwiftIdentifier(for: index == 0 ? .variableName : .memberAccess) ? name : "`\(name)`"
        }
        guard let function else { return type.joined(separator: ".") + ".self" }
        return (type + [FunctionComponentName(function: function).property]).joined(separator: ".")
    }

    /// Whether an entry of another list has these names, perhaps without those of the types around it.
    func isNamed(_ names: [String]) -> Bool { !names.isEmpty && self.names.suffix(names.count) == names[...] }
}

/// An `@AllRegistrations`.
struct FoundList {
    /// The arguments, as written.
    let arguments: [String]

    /// The access level that the extension states.
    let access: Access?

    /// The extended type, as written.
    let extendedType: String
    let condition: String?
    let place: SourcePlace
}
