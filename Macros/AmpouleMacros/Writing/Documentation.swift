import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The documentation of a typed call: that of its initializer, or else of the component.
    func documentation(of registration: NumberedRegistration) -> [String] {
        let lines = registration.initializer.declaration?.documentation ?? []
        return lines.isEmpty ? component.declaration.documentation : lines
    }

    /// The deprecations of a component or of its initializer, which its typed calls carry on.
    func deprecations(of registration: NumberedRegistration) -> String {
        let attributes =
            component.declaration.attributes.deprecations + registration.initializerDeprecations
        let texts = attributes.map(\.trimmedDescription)
        return texts.first.map { text in text + " " } ?? ""
    }
}

extension NumberedRegistration {
    /// The attribute, with a space after it, of generated members that use a deprecated initializer.
    ///
    /// The compiler does not warn of deprecated code in deprecated code, nor of calling it by a protocol.
    var deprecation: String { initializerDeprecations.isEmpty ? "" : "@available(*, deprecated) " }

    fileprivate var initializerDeprecations: [AttributeSyntax] {
        component.kind == .function ? [] : initializer.declaration?.attributes.deprecations ?? []
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
