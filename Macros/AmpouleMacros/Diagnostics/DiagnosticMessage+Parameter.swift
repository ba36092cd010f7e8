import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// A parameter whose value can't be handed on.
    static func parameterNotSupported(
        _ parameter: Parameter,
        because node: some SyntaxProtocol,
        _ kind: String
    ) -> Self {
        Self(
            at: node,
            "Parameter '\(parameter.text)' cannot be \(kind), because a container passes plain "
                + "values; \(advice[kind] ?? "take one")",
            fixIts: [takeArray(parameter)].compactMap(\.self)
        )
    }

    /// An opaque parameter type.
    static func opaqueParameter(_ parameter: Parameter, _ type: SomeOrAnyTypeSyntax) -> Self {
        Self(
            at: type,
            "Parameter '\(parameter.text)' cannot be of the opaque type '\(type.trimmed)', because "
                + "a registration has fixed types; use '\(type.trimmed.with(\.someOrAnySpecifier.tokenKind, .keyword(.any)))'",
            fixIts: [.replace("Replace 'some' with 'any'", type.someOrAnySpecifier, with: "any")]
        )
    }

    /// A dependency with a default value.
    static func defaultedDependency(_ parameter: Parameter, _ clause: InitializerClauseSyntax) -> Self {
        Self(
            at: clause,
            "Dependency '\(parameter.text)' cannot have a default value, because the container "
                + "always fills it in; remove the value\(parameter.isDependency ? ", or '@Inject' to make it an argument" : "")",
            fixIts: [removeDefaultValue(parameter), removeInjection(parameter)].compactMap(\.self)
        )
    }

    /// A dependency that another attribute changes.
    static func attributedDependency(_ parameter: Parameter, _ attribute: AttributeSyntax) -> Self {
        Self(
            at: attribute,
            "'\(attribute.trimmed)' cannot be combined with '@Inject', because the container passes the dependency "
                + "itself; remove one of them",
            fixIts: [.remove("Remove '\(attribute.trimmed)'", attribute)]
        )
    }

    /// A dependency without a name inside of the function, for which the compiler emits code that does not link.
    static func unnamedDependency(_ parameter: FunctionParameterSyntax) -> Self {
        let label = parameter.firstName
        let name = parameter.secondName ?? label
        let text = label.isWildcard ? "" : " '\(label.textWithoutBackticks)'"
        let fixIt: FixIt =
            label.isWildcard
            ? .replace("Give it a name", name, with: parameter.secondName == nil ? "_ <#name#>" : "<#name#>")
            : .replace(
                "Remove '_'",
                parameter,
                with: parameter.with(\.secondName, nil).with(\.firstName.trailingTrivia, [])
            )
        return Self(
            at: name,
            "Dependency\(text) cannot be named '_', because '@Inject' is a property wrapper here, and the compiler "
                + "does not link one without a name; give it a name",
            fixIts: [fixIt]
        )
    }

    private static let advice = [
        "variadic": "take an array",
        "an autoclosure": "take a function",
        "'inout'": "take an object that it can change",
    ]

    private static func takeArray(_ parameter: Parameter) -> FixIt? {
        guard let old = parameter.node.as(FunctionParameterSyntax.self), let ellipsis = old.ellipsis else {
            return nil
        }
        let type = TypeSyntax(ArrayTypeSyntax(element: old.type.trimmed))
        let new = old.with(\.ellipsis, nil).with(\.type, type.with(\.trailingTrivia, ellipsis.trailingTrivia))
        return .replace("Replace '\(old.type.trimmed)...' with '\(type)'", old, with: new)
    }

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

extension Parameter {
    /// The name, or the label where there is none.
    fileprivate var text: String { (name.isWildcard ? label ?? name : name).textWithoutBackticks }
}
