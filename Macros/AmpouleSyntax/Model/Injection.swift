import SwiftSyntax

/// An `@Inject` as written on a parameter, a property, a method or an initializer.
package struct Injection {
    package let attribute: AttributeSyntax

    /// The argument of `name:`.
    package var name: ExprSyntax? { attribute.argument(labeled: "name") }
}

extension AttributeListSyntax {
    /// The `@Inject`s among these attributes.
    package var injections: [Injection] {
        attributes.filter { attribute in attribute.isNamed("Inject") }.map(Injection.init)
    }
}
