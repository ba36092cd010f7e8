import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// `@Registrations` or `@AllRegistrations` on something that has no components.
    static func registrationsNotSupported(
        _ attribute: AttributeSyntax,
        on declaration: some DeclGroupSyntax
    ) -> Self {
        let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
        let isOfLevel = extended?.isReference(to: "LevelContainer", inModule: "Ampoule") ?? false
        return Self(
            at: attribute,
            isOfLevel
                ? "'@\(attribute.lastName)' cannot be applied to an extension of the containers of all levels; name the level of its "
                    + "components, such as 'extension LevelContainer<RequestInfo> {}'"
                : "'@\(attribute.lastName)' can only be applied to an extension of 'Container', 'LevelContainer' or 'Resolver', "
                    + "because it writes accessors that make components; write 'extension Container {}' below it"
        )
    }

    /// A list on another type that is called 'Container'.
    static func foreignContainer(_ list: ComponentList) -> Self {
        let type = list.declaration.extendedType
        return Self(
            at: type,
            "'\(type.trimmed)' is another type of that name here, which resolves nothing; write 'Ampoule.Container'",
            fixIts: [.replace("Replace it with 'Ampoule.Container'", type, with: "Ampoule.Container")]
        )
    }

    /// A list without components.
    static func emptyList(_ list: ComponentList) -> Self {
        let function = list.functionName.map { name in ", so '\(name)()' registers nothing" } ?? ""
        return Self(
            at: list.attribute,
            "'@Registrations' lists no component\(function); name components, such as '@Registrations(Horse.self)', or apply "
                + "'@AllRegistrations', whose list the build plugin writes",
            severity: .warning
        )
    }

    /// A listed component that is not spelled `Type.self`.
    static func componentNotLiteral(_ entry: ComponentList.Entry) -> Self {
        let component = entry.componentOfFunction
        return Self(
            at: entry.expression,
            "Component '\(entry.expression.trimmed)' is not spelled out, but its accessor is named after it; write "
                + "it as 'Type.self'\(component.map { component in ", or as '\(component)' if it is a function" } ?? "")",
            fixIts: component.map { component in
                [.replace("Replace it with '\(component)'", entry.expression, with: component)]
            } ?? []
        )
    }

    /// A component listed before.
    static func repeatedComponent(_ entry: ComponentList.Entry, in attribute: AttributeSyntax) -> Self {
        Self(
            at: entry.expression,
            "Component '\(entry.expression.trimmed)' is listed more than once, but has one accessor; remove it",
            fixIts: [.remove(entry.expression, from: attribute)]
        )
    }

    /// Two components whose accessors have one name.
    static func accessorClash(
        _ entry: ComponentList.Entry,
        with first: ComponentList.Entry,
        in attribute: AttributeSyntax
    ) -> Self {
        let name = entry.accessorName?.text ?? ""
        return Self(
            at: entry.expression,
            "Component '\(entry.expression.trimmed)' cannot be listed beside '\(first.expression.trimmed)', because the "
                + "accessors of both would be named '\(name)'; \(entry.renaming)",
            fixIts: [.remove(entry.expression, from: attribute)]
        )
    }

    /// A function name that can't be declared.
    static func invalidFunctionName(_ name: ExprSyntax) -> Self {
        Self(
            at: name,
            "\(name.trimmed) cannot name the function that registers the components, because it is not a literal "
                + "with the name of a function; write one, such as \"registerComponents\"",
            fixIts: [.replace("Replace it with \"registerComponents\"", name, with: "\"registerComponents\"")]
        )
    }

    /// An accessor that has the name of the function.
    static func functionClash(_ name: String, with entry: ComponentList.Entry, in list: ComponentList) -> Self
    {
        let isDefault = name == "registerComponents"
        let other = isDefault ? "\"registerAllComponents\"" : "\"registerComponents\""
        return Self(
            at: entry.expression,
            "The accessor of component '\(entry.expression.trimmed)' and the function that registers the components "
                + "cannot both be named '\(name)'; give the function another name with 'named:'",
            fixIts: [list.nameFunction(other)].compactMap(\.self)
        )
    }

    /// Services from outside that are not an array literal.
    static func providedNotLiteral(_ expression: ExprSyntax) -> Self {
        Self(
            at: expression,
            "The compiler proves the list with its provided services, but '\(expression.trimmed)' is not spelled out; write "
                + "an array literal of types, such as '[Animal.self]'"
        )
    }

    /// Services with names from outside that are not a dictionary literal.
    static func providedNamedNotLiteral(_ expression: ExprSyntax) -> Self {
        Self(
            at: expression,
            "The compiler proves the list with its provided services, but '\(expression.trimmed)' is not spelled out; write "
                + "a dictionary literal of names and types, such as '[\"dry\": Food.self]'"
        )
    }

    /// A service from outside that is not spelled `Type.self`.
    static func providedServiceNotLiteral(_ expression: ExprSyntax) -> Self {
        Self(
            at: expression,
            "Service '\(expression.trimmed)' is not spelled out, but dependencies are compared with its name; write "
                + "it as 'Type.self'"
        )
    }

    /// A list in `as:` or `including:` that is not spelled `Type.self`.
    static func listNotLiteral(_ expression: ExprSyntax) -> Self {
        Self(
            at: expression,
            "List '\(expression.trimmed)' is not spelled out, but generated code repeats its name; write it as 'Type.self'"
        )
    }

    /// A named or including list in an extension of `Resolver`.
    static func listOnResolver(_ expression: ExprSyntax, _ list: ComponentList) -> Self {
        Self(
            at: expression,
            "A list in an extension of 'Resolver' has no name and includes no others; write 'extension Container {}' below it",
            fixIts: [
                .replace("Replace it with 'Container'", list.declaration.extendedType, with: "Container")
            ]
        )
    }

    /// Services in `provides:` of a list without a name.
    static func providesWithoutName(_ expression: ExprSyntax) -> Self {
        Self(
            at: expression,
            "No list can include this one, because it has no name; add 'as:' with a protocol that refines 'ComponentList', or "
                + "remove 'provides:'"
        )
    }

    /// A list of all components in an extension that the file it is written in cannot see.
    static func privateWholeList(_ modifier: DeclModifierSyntax, in declaration: ExtensionDeclSyntax) -> Self
    {
        Self(
            at: modifier,
            "The list of all components is written into a file of its own, so its accessors cannot be "
                + "'\(modifier.name.text)'; remove '\(modifier.name.text)'",
            fixIts: [
                .replace(
                    "Remove '\(modifier.name.text)'",
                    declaration.modifiers,
                    with: declaration.modifiers.filter { other in other.id != modifier.id }
                )
            ]
        )
    }
}

extension ComponentList {
    /// A fix-it that gives the function another name, in the argument after the components.
    fileprivate func nameFunction(_ name: String) -> FixIt? {
        if let old = functionNameExpression { return .replace("Replace it with \(name)", old, with: name) }
        return entries.last.map { entry in
            .replace(
                "Insert 'named: \(name)'",
                entry.expression,
                with: "\(entry.expression.trimmed), named: \(name)"
            )
        }
    }
}

extension ComponentList.Entry {
    /// The component of a function whose name is listed, such as `Networking.session`.
    fileprivate var componentOfFunction: String? {
        let value = expression.typeBeforeSelf ?? expression
        guard let access = value.as(MemberAccessExprSyntax.self), access.base != nil else { return nil }
        let name = access.declName.baseName.textWithoutBackticks
        return name.first?.isLowercase == true ? "\(value.trimmed)Component" : nil
    }

    /// The remedy that gives the component an accessor of another name.
    fileprivate var renaming: String {
        guard expression.functionComponent == nil, let type = type?.trimmedText else {
            return "give one of the functions another name"
        }
        let letters = type.filter { character in character.isLetter || character.isNumber }
        let alias = letters == type ? "Other\(type)" : letters
        return "list it under an alias, such as 'typealias \(alias) = \(type)'"
    }
}
