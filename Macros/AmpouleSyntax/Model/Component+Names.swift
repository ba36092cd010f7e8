import SwiftSyntax

extension Component {
    /// The name, for code inside the declaration, of the type that `Self` means.
    ///
    /// This is the component, or the type that contains the function.
    package var ownName: String {
        if kind == .function { return qualifiedName(of: surroundings[...]) ?? "Self" }
        guard isNameHidden else { return name.text }
        return qualifiedName(of: [Syntax(declaration)] + surroundings) ?? name.text
    }

    /// An expression for the function or type whose call makes an instance.
    package var callee: String {
        function.map { function in "\(ownName).\(function.name.text)" } ?? ownName
    }

    /// The qualified name of a type, which no member hides.
    ///
    /// - Parameter declarations: The declaration of the type and the enclosing ones, innermost first.
    private func qualifiedName(of declarations: ArraySlice<Syntax>) -> String? {
        guard let declaration = declarations.first else { return nil }
        if let declaration = declaration.as(ExtensionDeclSyntax.self) {
            return declaration.extendedType.trimmedText
        }
        guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text else { return nil }
        let outer = declarations.dropFirst()
        if outer.isEmpty { return module.map { module in "\(module)::\(name)" } ?? name }
        // Types in a function have no qualified name.
        guard outer.allSatisfy(\.isType) else { return name }
        return qualifiedName(of: outer).map { qualifier in "\(qualifier).\(name)" }
    }
}

extension Syntax {
    fileprivate var isType: Bool { asProtocol((any DeclGroupSyntax).self) != nil }
}

extension DeclSyntax {
    /// The names that this member declares in its type.
    package var declaredNames: [TokenSyntax] {
        if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name] }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { binding in
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            }
        }
        if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name) }
        return []
    }
}
