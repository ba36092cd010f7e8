import SwiftSyntax

extension AttributeSyntax {
    /// The attribute's name without a module and without backticks.
    package var lastName: String {
        if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.textWithoutBackticks }
        if let identifier = attributeName.as(IdentifierTypeSyntax.self) {
            return identifier.name.textWithoutBackticks
        }
        return attributeName.trimmedText
    }

    /// Whether this attribute is `@name`, `@Ampoule.name` or `@Ampoule::name`.
    package func isNamed(_ name: String) -> Bool {
        if let member = attributeName.as(MemberTypeSyntax.self) {
            return member.name.textWithoutBackticks == name && member.baseType.trimmedText == "Ampoule"
        }
        guard let identifier = attributeName.as(IdentifierTypeSyntax.self) else { return false }
        return identifier.name.textWithoutBackticks == name
            && (identifier.moduleSelector.map { $0.moduleName.text == "Ampoule" } ?? true)
    }

    /// Whether this belongs to a type rather than to a parameter.
    package var isOfType: Bool {
        ["escaping", "autoclosure", "Sendable", "convention"].contains(lastName) || namesGlobalActor
    }

    package var argumentList: LabeledExprListSyntax {
        guard case .argumentList(let list) = arguments else { return [] }
        return list
    }

    package func argument(labeled label: String) -> ExprSyntax? {
        argumentList.first { argument in argument.label?.textWithoutBackticks == label }?.expression
    }

    /// The argument with a label, and those without one that follow it.
    package func arguments(labeled label: String) -> [ExprSyntax] {
        let arguments = argumentList.drop { argument in argument.label?.textWithoutBackticks != label }
        let others = arguments.dropFirst().prefix { argument in argument.label == nil }
        return arguments.prefix(1).map(\.expression) + others.map(\.expression)
    }
}

extension AttributeListSyntax {
    /// The attributes outside of conditional compilation.
    package var attributes: [AttributeSyntax] {
        compactMap { element in element.as(AttributeSyntax.self) }
    }

    /// The attributes with a name outside of conditional compilation.
    package func named(_ name: String) -> [AttributeSyntax] {
        attributes.filter { attribute in attribute.isNamed(name) }
    }

    package func contains(_ name: String) -> Bool { !named(name).isEmpty }
}

extension AttributeListSyntax {
    /// Whether each of these is an attribute of the language or of Ampoule.
    ///
    /// Any other attribute may be a macro, which can add declarations and attributes that the source doesn't show. An
    /// attribute inside an `#if` may be absent.
    package var areAllKnown: Bool {
        allSatisfy { element in element.as(AttributeSyntax.self)?.isKnown == true }
    }
}

extension AttributeSyntax {
    private static let known: Set<String> = [
        "AllRegistrations", "Inject", "Provides", "Register", "Registrations",
        "IBAction", "IBSegueAction", "MainActor", "NSApplicationMain", "NSManaged", "Sendable",
        "UIApplicationMain",
        "abi", "available", "backDeployed", "concurrent", "discardableResult", "dynamicCallable",
        "dynamicMemberLookup", "export", "frozen", "implementation", "inlinable", "inline", "main",
        "nonobjc", "objc", "objcMembers", "preconcurrency", "resultBuilder", "safe", "specialize",
        "propertyWrapper", "unsafe", "usableFromInline", "warn_unqualified_access",
    ]

    /// Whether this is an attribute of the language or of Ampoule.
    package var isKnown: Bool { Self.known.contains(lastName) || lastName.hasPrefix("_") }
}
