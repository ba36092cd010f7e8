import SwiftSyntax
import SwiftSyntaxMacros

/// Stands in for macros that add a nested type, such as those of an architecture's features.
public struct FeatureMacro: MemberMacro {
    /// Adds the nested type.
    public static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        ["struct State: Swift.Sendable { init() {} }"]
    }
}

/// Stands in for macros that write a fake of a protocol beside it.
public struct SpyableMacro: PeerMacro {
    /// Adds the fake.
    public static func expansion(
        of attribute: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = declaration.as(ProtocolDeclSyntax.self)?.name.text ?? ""
        return ["struct \(raw: name)Spy: \(raw: name), Swift.Sendable { init() {} }"]
    }
}

/// Stands in for `#Preview`.
public struct PreviewMacro: DeclarationMacro {
    /// Adds a function that makes the preview.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("preview")
        return ["func \(name)() -> Any \(raw: node.trailingClosure?.description ?? "{ 0 }")"]
    }
}

/// Stands in for `@Suite` and `@Test`, whose traits and arguments are expressions.
public struct TraitsMacro: PeerMacro {
    /// Adds a function with the arguments.
    public static func expansion(
        of attribute: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("traits")
        return ["func \(name)() -> [Any] { [\(raw: attribute.arguments?.description ?? "")] }"]
    }
}
