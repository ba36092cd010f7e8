import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The documentation of a typed call: that of its initializer, or else that of the component.
    func documentation(of registration: NumberedRegistration) -> [String] {
        let lines = registration.initializer.declaration?.documentation ?? []
        return lines.isEmpty ? component.declaration.documentation : lines
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
