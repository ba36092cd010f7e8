import SwiftSyntax

extension DeclSyntaxProtocol {
    /// The kind of the declaration, in words, with an article.
    var kindWithArticle: String {
        switch kind {
        case .actorDecl: "an actor"
        case .associatedTypeDecl: "an associated type"
        case .classDecl: "a class"
        case .deinitializerDecl: "a deinitializer"
        case .enumCaseDecl: "an enumeration case"
        case .enumDecl: "an enumeration"
        case .extensionDecl: "an extension"
        case .functionDecl: "a function"
        case .importDecl: "an import"
        case .macroDecl: "a macro"
        case .operatorDecl: "an operator"
        case .protocolDecl: "a protocol"
        case .structDecl: "a structure"
        case .subscriptDecl: "a subscript"
        case .typeAliasDecl: "a type alias"
        case .variableDecl: "a property"
        default: "this declaration"
        }
    }
}
