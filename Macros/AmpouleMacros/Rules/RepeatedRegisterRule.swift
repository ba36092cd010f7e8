import AmpouleSyntax
import SwiftSyntax

/// A type carries one `@Register`.
struct RepeatedRegisterRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        component.registerAttributes.dropFirst().map(DiagnosticMessage.repeatedRegister)
    }
}

extension Component {
    /// The `@Register`s of the declaration.
    var registerAttributes: [AttributeSyntax] {
        declaration.attributes.attributes.filter { attribute in attribute.isNamed("Register") }
    }
}
