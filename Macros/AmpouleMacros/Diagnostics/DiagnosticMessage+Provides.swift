import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// `@Provides` on something that is not a function.
    static func providedKind(_ attribute: AttributeSyntax, _ declaration: some DeclSyntaxProtocol) -> Self {
        let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil
        return Self(
            at: attribute,
            "'@Provides' cannot be applied to \(declaration.kindWithArticle), because it goes before a static function "
                + "that makes a service; \(isType ? "use '@Register'" : "write such a function")",
            fixIts: isType
                ? [.replace("Replace it with '@Register'", attribute.attributeName, with: "Register")] : []
        )
    }

    /// `@Provides` on a function that belongs to no type.
    static func providedOutsideType(_ attribute: AttributeSyntax) -> Self {
        Self(
            at: attribute,
            "'@Provides' cannot be applied to this function, because what it writes goes into the type around it; "
                + "move the function into an extension or an enumeration, as a static one",
            allowsStandIn: false
        )
    }

    /// `@Provides` on a function of a protocol.
    static func providedInProtocol(_ function: FunctionDeclSyntax, _ name: String) -> Self {
        Self(
            at: function.name,
            "Function '\(function.name.textWithoutBackticks)' cannot provide a service in the protocol '\(name)', "
                + "because the component that '@Provides' writes beside it cannot be nested there; move the function into "
                + "an enumeration",
            allowsStandIn: false
        )
    }

    /// `@Provides` on a function that is called on an instance.
    static func providedByInstance(_ function: FunctionDeclSyntax) -> Self {
        Self(
            at: function.name,
            "Function '\(function.name.textWithoutBackticks)' cannot provide a service, because it is called on an "
                + "instance, and a container has none; make it 'static'",
            fixIts: [.insert("Insert 'static'", "static ", before: function.funcKeyword)]
        )
    }

    /// `@Provides` on a function without a result.
    static func providedNothing(_ function: FunctionDeclSyntax) -> Self {
        Self(
            at: function.name,
            "Function '\(function.name.textWithoutBackticks)' provides nothing, because it returns no value; "
                + "return the service",
            allowsStandIn: false
        )
    }

    /// `@Provides` on a function with an opaque result.
    static func opaqueResult(of function: FunctionDeclSyntax, _ type: SomeOrAnyTypeSyntax) -> Self {
        Self(
            at: type,
            "Function '\(function.name.textWithoutBackticks)' cannot return the opaque type '\(type.trimmed)', "
                + "because a registration has a fixed type; return "
                + "'\(type.trimmed.with(\.someOrAnySpecifier.tokenKind, .keyword(.any)))'",
            fixIts: [.replace("Replace 'some' with 'any'", type.someOrAnySpecifier, with: "any")],
            allowsStandIn: false
        )
    }
}
