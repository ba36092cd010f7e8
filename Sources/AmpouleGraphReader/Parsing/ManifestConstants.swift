import SwiftSyntax

/// The global constants of a manifest, such as a plugin that several targets use.
struct ManifestConstants {
    private let values: [String: ExprSyntax]

    init(_ manifest: SourceFileSyntax) {
        let names = DeclaredNames(viewMode: .sourceAccurate)
        names.walk(manifest)
        let constants = manifest.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
            .filter { $0.bindingSpecifier.tokenKind == .keyword(.let) }
        let values = constants.flatMap(\.bindings).compactMap { binding -> (String, ExprSyntax)? in
            guard
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value,
                names.counts[name] == 1
            else { return nil }
            return (name, value)
        }
        self.values = Dictionary(values) { first, _ in first }
    }

    subscript(name: String) -> ExprSyntax? { values[name] }

    /// The value of an expression that names a constant; any other expression itself.
    func value(of expression: ExprSyntax) -> ExprSyntax {
        guard
            let reference = expression.as(DeclReferenceExprSyntax.self),
            let value = values[reference.baseName.text]
        else { return expression }
        return value
    }
}

/// Counts the variables and parameters of each name, which hide one another.
private final class DeclaredNames: SyntaxVisitor {
    private(set) var counts: [String: Int] = [:]

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        counts[node.identifier.text, default: 0] += 1
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        counts[(node.secondName ?? node.firstName).text, default: 0] += 1
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        counts[(node.secondName ?? node.firstName).text, default: 0] += 1
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        counts[node.name.text, default: 0] += 1
        return .visitChildren
    }
}
