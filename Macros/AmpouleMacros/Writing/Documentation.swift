import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The documentation of a typed call: that of its initializer, or else of the component.
    func documentation(of registration: NumberedRegistration) -> [String] {
        let lines = registration.initializer.declaration?.documentation ?? []
        return lines.isEmpty ? component.declaration.documentation : lines
    }

    /// The deprecations of a component, which its typed calls carry on.
    var deprecations: String {
        component.declaration.attributes.deprecations.map { attribute in attribute.trimmedDescription + " " }
            .joined()
    }
}

extension AttributeListSyntax {
    /// The attributes that warn of every use.
    fileprivate var deprecations: [AttributeSyntax] { attributes.filter(\.isDeprecation) }
}

extension AttributeSyntax {
    /// Whether this warns of every use of a declaration.
    var isDeprecation: Bool {
        guard isNamed("available"), case .availability(let arguments) = arguments else { return false }
        return arguments.contains { argument in
            argument.argument.as(TokenSyntax.self)?.text == "deprecated"
        }
    }
}

extension SyntaxProtocol {
    /// The lines of the documentation comment, each as a comment of its own.
    fileprivate var documentation: [String] {
        leadingTrivia.compactMap { piece in
            guard case .docLineComment(let text) = piece else { return nil }
            return text
        }
    }
}
