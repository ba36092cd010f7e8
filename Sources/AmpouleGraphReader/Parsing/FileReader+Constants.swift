import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records a variable declared outside of bodies, which may hold the name of a registration or a level.
    func readConstant(_ pattern: IdentifierPatternSyntax) {
        guard isOutsideOfBodies else { return }
        let binding = pattern.parent?.as(PatternBindingSyntax.self)
        let variable = binding?.parent?.parent?.as(VariableDeclSyntax.self)
        let isStatic = variable?.modifiers.contains { ["static", "class"].contains($0.name.text) } == true
        let level = binding.flatMap { DeclaredLevel($0, extending: variable?.surroundingExtension) }
        if level != nil, let call = binding?.onlyExpression { levelCalls.insert(call.id) }
        declarations.constants.append(
            DeclaredConstant(
                name: pattern.identifier.textWithoutBackticks,
                text: variable.flatMap { variable in binding?.literalText(in: variable) },
                level: level,
                valueType: nil,
                isCustomScope: binding?.createsScope == true,
                isStatic: isStatic || scope == nil,
                scope: scope,
                accessLevel: (variable.flatMap { Access($0.modifiers) ?? $0.accessOfMembers } ?? .internal)
                    .rawValue,
                isConditional: isConditional,
                position: position(pattern)
            )
        )
    }

    /// Whether the current position is outside of all bodies.
    var isOutsideOfBodies: Bool {
        guard let scope else { return true }
        if case .local = declarations.scopes[scope].kind { return false }
        return true
    }

    /// Marks each name that a local variable may shadow as unknown.
    func openShadowedNames() {
        guard declarations.hasReferencesToNames else { return }
        let (scopes, variables) = (declarations.scopes, variables)
        declarations.editNames { name, scope in
            guard case .reference(let path) = name, let first = path.first else { return }
            if variables.isLocal(first, in: scope, scopes) { name = .expression }
        }
    }
}

extension VariableDeclSyntax {
    /// The extension that this is a member of.
    fileprivate var surroundingExtension: ExtensionDeclSyntax? {
        surroundingType?.as(ExtensionDeclSyntax.self)
    }
}

extension PatternBindingSyntax {
    /// Whether the value is an `ObjectScope` with a storage of its own, and not another scope under a second name.
    fileprivate var createsScope: Bool {
        guard accessorBlock == nil, let call = initializer?.value.as(FunctionCallExprSyntax.self) else {
            return false
        }
        return call.argument("storageFactory") != nil || call.trailingClosure != nil
    }

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
        guard !expression.trimmedText.contains("::") else { return nil }
        self = .reference([first.baseName.textWithoutBackticks] + names)
    }
}
