import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// Whether a component is one by itself, or also inherits from one.
///
/// A static member of a class would be taken for that of its superclass if both had the same name. What
/// `@Register` writes into subclasses has labels with the name of the class, therefore.
struct Lineage {
    /// Whether the superclass, or one above it, conforms to what components conform to.
    let isInheriting: Bool

    /// The beginning of labels in a class that inherits.
    private let prefix: String

    /// - Parameter protocols: The protocols to which the type does not conform yet.
    init(of component: Component, missing protocols: [TypeSyntax], in context: some MacroExpansionContext) {
        isInheriting = protocols.isEmpty
        prefix = isInheriting ? component.fullName(in: context) : ""
    }

    /// The label that tells a function of the component from others of its class and of those above it.
    func label(_ name: String) -> String { isInheriting ? "\(prefix)_\(name)" : name }
}

extension Component {
    /// The names of the module, of the types around the component and of the component, as one identifier.
    fileprivate func fullName(in context: some MacroExpansionContext) -> String {
        let names =
            [context.module(of: attribute) ?? ""] + surroundings.reversed().compactMap(\.nameOfType)
            + [name.textWithoutBackticks]
        return names.joined(separator: "_").asPartOfIdentifier
    }
}

extension String {
    /// This text with the numbers of all characters that identifiers cannot contain.
    fileprivate var asPartOfIdentifier: String {
        unicodeScalars.map { scalar in
            let isAllowed = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isAllowed || scalar == "_" ? String(scalar) : "U\(scalar.value)"
        }.joined()
    }
}

extension Syntax {
    fileprivate var nameOfType: String? {
        self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            ?? asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}
