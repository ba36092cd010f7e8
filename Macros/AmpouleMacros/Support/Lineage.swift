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
        let file = context.location(of: component.attribute)?.file.as(StringLiteralExprSyntax.self)
        let module = file?.representedLiteralValue?.split(separator: "/").first ?? ""
        let names = component.surroundings.reversed().compactMap(\.nameOfType) + [component.name.text]
        prefix = ([String(module)] + names).joined(separator: "_").filter { character in
            character.isLetter || character.isNumber || character == "_"
        }
    }

    /// The label that tells a function of the component from others of its class and of those above it.
    func label(_ name: String) -> String { isInheriting ? "\(prefix)_\(name)" : name }
}

extension Syntax {
    fileprivate var nameOfType: String? {
        self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            ?? asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}
