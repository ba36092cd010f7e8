import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// A parameter whose value can't be handed on.
    static func parameterNotSupported(
        _ parameter: Parameter,
        because node: some SyntaxProtocol,
        _ kind: String
    ) -> DiagnosticMessage {
        DiagnosticMessage(
            "parameterNotSupported",
            at: node,
            "Parameter '\(parameter.name.textWithoutBackticks)' cannot be \(kind), because a container passes plain "
                + "values; \(advice[kind] ?? "take one")"
        )
    }

    /// An opaque parameter type.
    static func opaqueParameter(_ parameter: Parameter, _ type: SomeOrAnyTypeSyntax) -> DiagnosticMessage {
        DiagnosticMessage(
            "opaqueParameter",
            at: type,
            "Parameter '\(parameter.name.textWithoutBackticks)' cannot be of the opaque type '\(type.trimmed)', because "
                + "a registration is of certain types; use '\(type.trimmed.with(\.someOrAnySpecifier.tokenKind, .keyword(.any)))'",
            fixIts: [.replace("Replace 'some' with 'any'", type.someOrAnySpecifier, with: "any")]
        )
    }

    /// A dependency with a default value.
    static func defaultedDependency(_ parameter: Parameter, _ clause: InitializerClauseSyntax)
        -> DiagnosticMessage
    {
        DiagnosticMessage(
            "defaultedDependency",
            at: clause,
            "Dependency '\(parameter.name.textWithoutBackticks)' cannot have a default value, because the container "
                + "always fills it in; remove the value\(parameter.isDependency ? ", or '@Inject' to make it an argument" : "")",
            fixIts: [removeDefaultValue(parameter), removeInjection(parameter)].compactMap { fixIt in fixIt }
        )
    }

    /// A dependency that another attribute changes.
    static func attributedDependency(_ parameter: Parameter, _ attribute: AttributeSyntax)
        -> DiagnosticMessage
    {
        DiagnosticMessage(
            "attributedDependency",
            at: attribute,
            "'\(attribute.trimmed)' cannot be combined with '@Inject', because the container passes the dependency "
                + "itself; remove one of them",
            fixIts: [.remove("Remove '\(attribute.trimmed)'", attribute)]
        )
    }

    private static let advice = [
        "variadic": "take an array",
        "an autoclosure": "take a function",
        "'inout'": "take an object that it can change",
    ]

    private static func removeDefaultValue(_ parameter: Parameter) -> FixIt? {
        guard let old = parameter.node.as(FunctionParameterSyntax.self) else { return nil }
        let new = old.with(\.defaultValue, nil).with(\.type.trailingTrivia, [])
        return .replace("Remove the default value", old, with: new)
    }

    private static func removeInjection(_ parameter: Parameter) -> FixIt? {
        guard parameter.node.is(FunctionParameterSyntax.self) else { return nil }
        return parameter.injections.first.map { injection in .remove("Remove '@Inject'", injection.attribute)
        }
    }
}
