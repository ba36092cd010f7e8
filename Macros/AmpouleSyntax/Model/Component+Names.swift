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

extension Component {
    /// The function that is marked `@Provides`.
    package var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }

    /// The type that a function returns, as written.
    package var resultType: TypeSyntax? { function?.signature.returnClause?.type }

    /// The service of a function: its result type, without the optional of a failable function.
    package var providedType: TypeSyntax? {
        resultType.map { type in ValueType(type).unwrapped }
    }

    /// The service of a function as code in another type spells it.
    package var providedService: String? {
        providedType.map { type in SelfReplacement(name: ownName).rewrite(type).trimmedText }
    }

    /// The inheritance clause of a type; functions have none.
    package var inheritanceClause: InheritanceClauseSyntax? {
        declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    }

    /// The macro that the declaration is marked with.
    package var macroName: String { kind == .function ? "@Provides" : "@Register" }

    /// The description of the initializer or function at the beginning of a sentence.
    package var makerText: String {
        if let function { return "Function '\(function.name.textWithoutBackticks)'" }
        return "The initializer of component '\(name.textWithoutBackticks)'"
    }
}

/// The names of the generated declarations of a function, in backticks where they need them.
package struct FunctionComponentName {
    /// The name of the function, without backticks.
    package let function: String

    package init(function: String) {
        self.function = function
    }

    /// The name of the type that represents the function as a component.
    package var type: String { "__provided_\(function)".asDeclaredName }

    /// The name of the property whose value is this type, for use in code.
    package var property: String { "\(function)Component".asDeclaredName }
}

extension FunctionComponentName {
    /// The names of the function whose component is called `property`.
    package init?(property: String) {
        let suffix = "Component"
        guard property.hasSuffix(suffix), property != suffix else { return nil }
        self.init(function: String(property.dropLast(suffix.count)))
    }
}
