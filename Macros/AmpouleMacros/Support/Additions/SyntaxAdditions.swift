import SwiftSyntax

extension Syntax {
    /// Whether this declaration states generic parameters or requirements.
    var isGeneric: Bool {
        if asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil { return true }
        return self.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }

    /// The name of this type declaration as seen from inside it, its generic parameters included.
    var nameInContext: String? {
        if let declaration = self.as(ExtensionDeclSyntax.self) {
            return declaration.extendedType.trimmedDescription
        }
        guard
            let name = asProtocol((any NamedDeclSyntax).self)?.name.text,
            let generic = asProtocol((any WithGenericParametersSyntax).self)
        else { return nil }
        guard let parameters = generic.genericParameterClause?.parameters else { return name }
        let arguments = parameters.map(\.asArgument)
        return "\(name)<\(arguments.joined(separator: ", "))>"
    }
}

extension GenericParameterSyntax {
    /// The argument that passes this parameter on.
    fileprivate var asArgument: String {
        specifier?.tokenKind == .keyword(.each) ? "repeat each \(name.text)" : name.text
    }
}
