import SwiftSyntax

extension Component {
    /// The function that is marked `@Provides`.
    var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }

    /// The service of a function, which is what it returns: wrapped in an optional where it may be nil.
    var providedType: TypeSyntax? {
        guard let type = function?.signature.returnClause?.type else { return nil }
        return type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    }

    /// The service of a function as code in another type spells it.
    var providedService: String? {
        providedType.map { type in SelfReplacement(name: selfName).rewrite(type).trimmedDescription }
    }

    /// What `Self` means in the declaration.
    var selfName: String {
        guard kind == .function else { return name.text }
        if let type = surroundings.first?.as(ExtensionDeclSyntax.self) {
            return type.extendedType.trimmedDescription
        }
        return surroundings.first?.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self"
    }

    /// What is called to make an instance.
    var callee: String {
        function.map { function in "\(selfName).\(function.name.text)" } ?? name.text
    }

    /// The inherited types, of which a function has none.
    var inheritanceClause: InheritanceClauseSyntax? {
        declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    }

    /// The macro that the declaration is marked with.
    var macroName: String { kind == .function ? "@Provides" : "@Register" }

    /// What makes an instance, in words, at the beginning of a sentence.
    var makerText: String {
        if let function { return "Function '\(function.name.textWithoutBackticks)'" }
        return "The initializer of component '\(name.textWithoutBackticks)'"
    }
}

/// The names of what is written for a function.
struct FunctionComponentName {
    /// The name of the function, without backticks.
    let function: String

    /// The name of the type that is a component in the function's stead.
    var type: String { "__\(function)" }

    /// The name of the property that has this type as its value, for people to use.
    var property: String { "\(function)Component" }
}

extension FunctionComponentName {
    /// The names of which one is `property`.
    init?(property: String) {
        let suffix = "Component"
        guard property.hasSuffix(suffix), property.first?.isUppercase == false else { return nil }
        function = String(property.dropLast(suffix.count))
    }
}
