import SwiftParser
import SwiftSyntax

/// The components in a `@Registrations` or an `@AllRegistrations`.
package struct ComponentList {
    /// One listed component.
    package struct Entry {
        /// The argument as written, such as `Horse.self` or `Networking.sessionComponent`.
        package let expression: ExprSyntax

        /// The type that is named, or that stands for a function; nil if the argument is spelled otherwise.
        package var type: ExprSyntax? {
            guard let component = expression.functionComponent else { return expression.namedType }
            return "\(component.surrounding).\(raw: component.name.type)"
        }

        /// The name of the accessor, or nil if the component has no name.
        package var accessorName: AccessorName? {
            (expression.functionComponent?.name.function ?? type?.nameOfType).map(AccessorName.init)
        }
    }

    /// The `@Registrations` or `@AllRegistrations` attribute.
    package let attribute: AttributeSyntax

    /// The extension that the accessors are members of.
    package let declaration: ExtensionDeclSyntax
    package let entries: [Entry]

    /// Reads the list, if `declaration` extends a type that can have accessors.
    package init?(_ attribute: AttributeSyntax, on declaration: some DeclGroupSyntax) {
        guard let declaration = declaration.as(ExtensionDeclSyntax.self) else { return nil }
        guard declaration.extendsAmpouleType("Container") || declaration.extendsAmpouleType("Resolver") else {
            return nil
        }
        self.attribute = attribute
        self.declaration = declaration
        entries = attribute.argumentList.prefix { argument in argument.label == nil }
            .map { argument in Entry(expression: argument.expression) }
    }

    /// Whether the list is of all components of its module, which the build plugin writes in another file.
    package var isOfAll: Bool { attribute.isNamed("AllRegistrations") }

    /// The argument of `provided:`.
    package var providedExpression: ExprSyntax? { attribute.argument(labeled: "provided") }

    /// The services that are said to come from outside; nil if the list does not spell them out.
    package var provided: [ExprSyntax]? {
        providedExpression?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    }

    /// The argument of `named:`.
    package var functionNameExpression: ExprSyntax? { attribute.argument(labeled: "named") }

    /// The name of the function that registers all components, or nil if what is given can't be one.
    package var functionName: String? {
        guard let functionNameExpression else { return "registerComponents" }
        let name = functionNameExpression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        return name?.isValidSwiftIdentifier(for: .variableName) == true ? name : nil
    }

    /// The entries whose accessors can stand beside each other.
    package var distinctEntries: [Entry] {
        var names: Set<AccessorName> = []
        return entries.filter { entry in
            entry.accessorName.map { name in names.insert(name).inserted } ?? false
        }
    }

    /// Whether the accessors are members of the container, rather than of every resolver.
    package var isOnContainer: Bool { declaration.extendsAmpouleType("Container") }
}

extension ExtensionDeclSyntax {
    /// Whether this extends a type of Ampoule.
    fileprivate func extendsAmpouleType(_ name: String) -> Bool {
        extendedType.isReference(to: name, inModule: "Ampoule")
    }
}
