import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// An unavailable overload of the typed call, without the parameters for the location; `nil` if there is none.
    ///
    /// If a function has further parameters with default values, the compiler reports a wrong label as a surplus and a
    /// missing argument. For the overload without them, it reports the label once, with a fix-it.
    ///
    /// The overload is as visible as the component. Where the typed call is not, its message says why.
    ///
    /// There is none where it would repeat an unknown type or a misspelt default value, which are errors of their own.
    func unavailableCall(_ registration: NumberedRegistration) -> String? {
        guard
            !registration.isThrowing,
            !registration.arguments.isEmpty,
            registration.arguments.allSatisfy(\.isKnown)
        else { return nil }
        let effect = registration.isAsynchronous ? " async" : ""
        let message = registration.reasonOfHiding.map { reason in ", message: \"\(reason)\"" } ?? ""
        let modifier = registration.isPrivate ? registration.modifier : component.access.modifier
        return namedArguments(registration).map(parameter).asList(
            after: "@available(*, unavailable\(message)) \(modifier)func callAsFunction(",
            before: ")\(effect) -> \(registration.typedResult) { while true {} }"
        )
    }
}

extension Parameter {
    /// Whether the spelling shows that the compiler knows the type and the default value.
    fileprivate var isKnown: Bool {
        type.isPlain && !type.namesTypeOfFoundation && !type.written.lacksGenericArguments
            && (defaultValue.map { value in LiteralKind(of: value) != nil } ?? true)
    }
}

extension TypeSyntax {
    /// Whether the name of a generic type of the standard library has no arguments, which the compiler reports.
    var lacksGenericArguments: Bool {
        let names: Set = ["Array", "Dictionary", "Optional", "Result", "Set"]
        return tokens(viewMode: .sourceAccurate).contains { token in
            names.contains(token.textWithoutBackticks)
                && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .leftAngle
        }
    }
}

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
