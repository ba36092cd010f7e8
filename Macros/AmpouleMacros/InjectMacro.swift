import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Inject` on declarations, which writes nothing and says what is misplaced.
///
/// `@Register` diagnoses the members of components, since it sees all of them at once.
enum InjectMacro: PeerMacro {
    static func expansion(
        of attribute: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard !context.isInsideExpansion(attribute) else { return [] }
        if let message = misplacement(of: attribute, on: declaration, in: context) {
            context.diagnose([message])
        }
        return []
    }

    private static func misplacement(
        of attribute: AttributeSyntax,
        on declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> DiagnosticMessage? {
        guard [.variableDecl, .functionDecl, .initializerDecl].contains(declaration.kind) else {
            return .injectedKind(attribute, declaration)
        }
        guard let surrounding = context.lexicalContext.first else {
            return .injectedOutsideComponent(attribute, in: nil)
        }
        if let type = surrounding.as(ExtensionDeclSyntax.self) {
            return .injectedInExtension(attribute, of: type.extendedType)
        }
        let type = surrounding.asProtocol((any DeclGroupSyntax).self)
        if type?.attributes.mayContain("Register") == true { return nil }
        return .injectedOutsideComponent(
            attribute,
            in: type?.asProtocol((any NamedDeclSyntax).self)?.name.textWithoutBackticks
        )
    }
}

extension AttributeListSyntax {
    /// Whether an attribute is among these, be it in an `#if`.
    fileprivate func mayContain(_ name: String) -> Bool {
        contains { element in
            if let attribute = element.as(AttributeSyntax.self) { return attribute.isNamed(name) }
            guard let conditional = element.as(IfConfigDeclSyntax.self) else { return false }
            return conditional.clauses.contains { clause in
                guard case .attributes(let attributes) = clause.elements else { return false }
                return attributes.mayContain(name)
            }
        }
    }
}

extension MacroExpansionContext {
    /// Whether `attribute` was written by another macro, which may copy attributes to where they mean nothing.
    fileprivate func isInsideExpansion(_ attribute: AttributeSyntax) -> Bool {
        location(of: attribute)?.file.description.contains("@__swiftmacro_") == true
    }
}
