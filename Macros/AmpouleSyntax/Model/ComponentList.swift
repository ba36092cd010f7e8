import SwiftParser
import SwiftSyntax

/// The components in a `@Registrations` or an `@AllRegistrations`.
package struct ComponentList {
    /// One listed component.
    package struct Entry {
        /// The argument as written, such as `Horse.self` or `Networking.sessionComponent`.
        package let expression: ExprSyntax

        /// Whether the component is in `public:`.
        package let isPublic: Bool

        /// The named type, or the type that represents a function; `nil` for any other argument.
        package var type: ExprSyntax? {
            guard let component = expression.functionComponent else {
                return expression.namesMemberLikeValue ? nil : expression.namedType
            }
            return "\(component.surrounding).\(raw: component.name.type)"
        }

        /// The name of the accessor; `nil` if the component has no name.
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
        guard
            declaration.extendsAmpouleType("Container") || declaration.extendsAmpouleType("Resolver")
                || declaration.extendedLevel != nil
        else { return nil }
        self.attribute = attribute
        self.declaration = declaration
        entries =
            attribute.argumentList.prefix { argument in argument.label == nil }
            .map { argument in Entry(expression: argument.expression, isPublic: false) }
            + attribute.arguments(labeled: "public").map { component in
                Entry(expression: component, isPublic: true)
            }
    }

    /// Whether the list contains all components of its module, which the build plugin writes to another file.
    package var isOfAll: Bool { attribute.isNamed("AllRegistrations") }

    // MARK: - Arguments

    package var nameExpression: ExprSyntax? { attribute.argument(labeled: "as") }
    package var functionNameExpression: ExprSyntax? { attribute.argument(labeled: "named") }
    package var included: [ExprSyntax] { attribute.arguments(labeled: "including") }
    package var replacedExpression: ExprSyntax? { attribute.argument(labeled: "replacing") }
    package var publishedExpression: ExprSyntax? { attribute.argument(labeled: "provides") }
    package var providedExpression: ExprSyntax? { attribute.argument(labeled: "provided") }
    package var providedNamedExpression: ExprSyntax? { attribute.argument(labeled: "providedNamed") }

    /// The services stated to come from outside; `nil` if the list does not spell them out.
    package var provided: [ExprSyntax]? { elements(of: providedExpression) }

    /// The services with names stated to come from outside; `nil` if the list does not spell them out.
    package var providedNamed: [(name: ExprSyntax, service: ExprSyntax)]? {
        guard let dictionary = providedNamedExpression?.as(DictionaryExprSyntax.self) else { return nil }
        guard case .elements(let elements) = dictionary.content else { return [] }
        return elements.map { element in (element.key, element.value) }
    }

    /// The services of included lists that this one replaces; empty if the list does not spell them out.
    package var replaced: [ExprSyntax] { elements(of: replacedExpression) ?? [] }

    /// The only services that lists which include this one can depend on; empty if the list does not spell them out.
    package var published: [ExprSyntax] { elements(of: publishedExpression) ?? [] }

    private func elements(of array: ExprSyntax?) -> [ExprSyntax]? {
        array?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    }

    // MARK: - Names

    /// The protocol that names the list; `nil` if there is none, or if it isn't spelled `Type.self`.
    package var name: ExprSyntax? { nameExpression?.namedType }

    /// Whether other modules can include a list in an extension that is not public.
    package var isPublishing: Bool { publishedExpression != nil || entries.contains(where: \.isPublic) }

    /// The name of the function that registers all components; `nil` if the given name isn't valid.
    package var functionName: String? {
        guard let functionNameExpression else {
            return name?.nameOfType.map { name in "register\(name)" } ?? "registerComponents"
        }
        let name = functionNameExpression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        return name?.isValidSwiftIdentifier(for: .variableName) == true ? name : nil
    }

    /// The entries whose accessors don't conflict.
    package var distinctEntries: [Entry] {
        var names: Set<AccessorName> = []
        return entries.filter { entry in
            entry.accessorName.map { name in names.insert(name).inserted } ?? false
        }
    }

    /// Whether the accessors are members of containers, rather than of every resolver.
    package var isOnContainer: Bool { declaration.extendsAmpouleType("Container") || level != nil }

    /// The level whose containers have the accessors; `nil` for a list of another type.
    package var level: TypeSyntax? { declaration.extendedLevel }

    /// Whether the list is that of the program, or the one of a level: lists of inner levels depend on its components.
    package var isMain: Bool { isOnContainer && nameExpression == nil && functionNameExpression == nil }
}

extension ExtensionDeclSyntax {
    /// Whether this extends the type of Ampoule with a name.
    fileprivate func extendsAmpouleType(_ name: String) -> Bool {
        extendedType.isReference(to: name, inModule: "Ampoule")
    }

    /// The generic argument of an extended `LevelContainer<RequestInfo>`.
    fileprivate var extendedLevel: TypeSyntax? {
        let clause =
            extendedType.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? extendedType.as(MemberTypeSyntax.self)?.genericArgumentClause
        guard let clause, let level = clause.arguments.first, clause.arguments.count == 1 else { return nil }
        let container: TypeSyntax = "\(raw: extendedType.trimmedText.dropLast(clause.trimmedText.count))"
        guard container.isReference(to: "LevelContainer", inModule: "Ampoule") else { return nil }
        return "\(raw: level.argument.trimmedDescription)"
    }
}
