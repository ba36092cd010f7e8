import AmpouleSyntax
import SwiftSyntax

/// What all declarations of types have.
typealias TypeDeclSyntax = DeclGroupSyntax & NamedDeclSyntax

extension FileReader {
    /// Notes down a type, and its component if it is one, and enters its members.
    func enterType(_ node: some TypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        let outer = scope
        declare(
            node.name,
            node.is(ProtocolDeclSyntax.self) ? .protocol : node.is(ClassDeclSyntax.self) ? .class : .nominal,
            node.modifiers,
            isGeneric: generics != nil,
            inherited: node.inheritanceClause?.inheritedTypes.map { TypeSpelling($0.type) } ?? []
        )
        enter(.type(declarations.types.count - 1), generics)
        declarations.types[declarations.types.count - 1].innerScope = scope
        readComponent(node, declaredIn: outer)
        return .visitChildren
    }

    /// Notes down the declaration of a type.
    func declare(
        _ name: TokenSyntax,
        _ kind: DeclaredType.Kind,
        _ modifiers: DeclModifierListSyntax,
        isGeneric: Bool = false,
        inherited: [TypeSpelling] = []
    ) {
        declarations.types.append(
            DeclaredType(
                name: name.textWithoutBackticks,
                kind: kind,
                scope: scope,
                isPrivate: Access(modifiers).map { access in access < .internal } ?? false,
                isConditional: isConditional,
                isGeneric: isGeneric,
                innerScope: nil,
                inherited: inherited
            )
        )
    }

    /// Notes down the component of a function, if it is marked `@Provides`.
    func readProvidedComponent(_ node: FunctionDeclSyntax) {
        guard let attribute = node.attributes.attributes.first(where: { $0.isNamed("Provides") }) else {
            return
        }
        let component = Component(node, attribute: attribute, surroundings: node.surroundings)
        declarations.components.append(DeclaredComponent(component, in: place(scope)))
    }

    /// Notes down a list, if the extension is marked `@Registrations` or `@AllRegistrations`.
    func readList(on node: ExtensionDeclSyntax) {
        for attribute in node.attributes.attributes {
            guard
                attribute.isNamed("Registrations") || attribute.isNamed("AllRegistrations"),
                let list = ComponentList(attribute, on: node)
            else { continue }
            declarations.lists.append(
                DeclaredList(list, isConditional: isConditional, position: position(attribute))
            )
        }
    }

    private func readComponent(_ node: some DeclGroupSyntax, declaredIn outer: Int?) {
        guard
            let attribute = node.attributes.attributes.first(where: { $0.isNamed("Register") }),
            let component = Component(
                node,
                attribute: attribute,
                surroundings: node.surroundings,
                configuration: nil
            )
        else { return }
        declarations.components.append(DeclaredComponent(component, in: place(outer)))
    }

    private func place(_ outer: Int?) -> DeclaredComponent.Place {
        DeclaredComponent.Place(
            scope: outer,
            innerScope: scope,
            isConditional: isConditional,
            position: { [unowned self] node in self.position(node) }
        )
    }
}

extension DeclSyntaxProtocol {
    /// The declarations around this one, innermost first.
    fileprivate var surroundings: [Syntax] {
        sequence(first: Syntax(self), next: \.parent).dropFirst().filter { node in
            node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(FunctionDeclSyntax.self)
                || node.is(InitializerDeclSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.is(AccessorBlockSyntax.self)
        }
    }
}
