import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of the macros that declare their last argument: the members of a component, or the accessor that stands
/// in for one in a list.
///
/// The compiler expands them only if the other arguments are valid.
enum MembersMacro: DeclarationMacro, PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        node.literals.suffix(1).map(DeclSyntax.init(unparsed:))
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard case .argumentList(let arguments) = node.arguments else { return [] }
        return arguments.literals.suffix(1).map(DeclSyntax.init(unparsed:))
    }
}

/// The implementation of the macros that declare the first of two texts, which the compiler prefers to their overloads with
/// ``MembersMacro``: the accessor of a type that is a component, or the members of one with the right default values.
enum PreferredMembersMacro: DeclarationMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        node.literals.prefix(1).map(DeclSyntax.init(unparsed:))
    }
}

extension FreestandingMacroExpansionSyntax {
    /// The texts of the literals among the arguments.
    var literals: [String] { arguments.literals }
}

extension LabeledExprListSyntax {
    /// The texts of the literals.
    fileprivate var literals: [String] {
        compactMap { argument in argument.expression.as(StringLiteralExprSyntax.self) }.map {
            literal in
            literal.segments.map { segment in segment.as(StringSegmentSyntax.self)?.content.text ?? "" }
                .joined()
        }
    }
}
