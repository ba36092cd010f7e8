import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records a variable declared outside of bodies, which may hold the name of a registration.
    func readConstant(_ pattern: IdentifierPatternSyntax) {
        guard isOutsideOfBodies else { return }
        let binding = pattern.parent?.as(PatternBindingSyntax.self)
        let variable = binding?.parent?.parent?.as(VariableDeclSyntax.self)
        let isStatic = variable?.modifiers.contains { ["static", "class"].contains($0.name.text) } == true
        declarations.constants.append(
            DeclaredConstant(
                name: pattern.identifier.textWithoutBackticks,
                text: variable.flatMap { variable in binding?.literalText(in: variable) },
                isStatic: isStatic || scope == nil,
                scope: scope,
                accessLevel: (variable.flatMap { Access($0.modifiers) ?? $0.accessOfMembers } ?? .internal)
                    .rawValue,
                isConditional: isConditional
            )
        )
    }

    /// Whether the current position is outside of all bodies.
    private var isOutsideOfBodies: Bool {
        guard let scope else { return true }
        if case .local = declarations.scopes[scope].kind { return false }
        return true
    }

    /// Marks each name that a local variable may shadow as unknown.
    func openShadowedNames() {
        let (scopes, variables) = (declarations.scopes, variables)
        declarations.editNames { name, scope in
            guard case .reference(let path) = name, let first = path.first else { return }
            if variables.isLocal(first, in: scope, scopes) { name = .expression }
        }
    }
}

extension PatternBindingSyntax {
    /// The text of a constant that is certainly a literal.
    fileprivate func literalText(in variable: VariableDeclSyntax) -> String? {
        guard
            variable.bindingSpecifier.tokenKind == .keyword(.let), variable.attributes.isEmpty,
            accessorBlock == nil
        else { return nil }
        return initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

extension NameSpelling {
    /// Reads the path of a constant, such as `Names.dog`; `nil` for another expression.
    init?(pathIn expression: ExprSyntax) {
        var names: [String] = []
        var next = expression
        while let access = next.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil {
            names.insert(access.declName.baseName.textWithoutBackticks, at: 0)
            // An implicit member of the expected type.
            guard let base = access.base else {
                self = .reference(["String"] + names)
                if names.count != 1 { return nil }
                return
            }
            next = base
        }
        guard let first = next.as(DeclReferenceExprSyntax.self), first.argumentNames == nil else {
            return nil
        }
        // Older parsers have no node for a module selector ('Farm::Horse').
        guard !expression.trimmedDescription.contains("::") else { return nil }
        self = .reference([first.baseName.textWithoutBackticks] + names)
    }
}
