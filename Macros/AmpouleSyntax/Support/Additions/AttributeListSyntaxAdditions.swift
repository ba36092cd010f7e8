import SwiftSyntax

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
