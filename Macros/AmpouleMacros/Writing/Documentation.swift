import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The documentation of a typed call: that of its initializer, or else that of the component; then the comments on its
    /// arguments, unless a line describes a parameter.
    func documentation(of registration: NumberedRegistration) -> [String] {
        let own = registration.initializer.declaration?.documentation ?? []
        let lines = own.isEmpty ? component.declaration.documentation : own
        let arguments = registration.arguments.compactMap(\.documentationLine)
        let hasParameters = lines.contains { line in line.contains("- Parameter") }
        if arguments.isEmpty || hasParameters { return lines }
        return lines + (lines.isEmpty ? [] : ["///"]) + arguments
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

extension Parameter {
    /// The comment on the parameter, as a line of the function's documentation.
    fileprivate var documentationLine: String? {
        guard node.is(FunctionParameterSyntax.self), label != nil || !name.isWildcard else { return nil }
        let text = node.documentation.map { line in
            line.dropFirst(3).drop(while: \.isWhitespace)
        }.joined(separator: " ")
        let name = name.isWildcard ? label?.text ?? "" : name.text
        return text.isEmpty ? nil : "/// - Parameter \(name): \(text)"
    }
}
