import AmpouleSyntax
import SwiftSyntax

/// The syntax that all declarations of types share.
typealias TypeDeclSyntax = DeclGroupSyntax & NamedDeclSyntax & WithModifiersSyntax

extension FileReader {
    /// Adds a type, and its component if it has one, and enters its members.
    func enterType(_ node: some TypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        let outer = scope
        let index = declare(
            node,
            node.kindOfType,
            isGeneric: generics != nil,
            inherited: (node.inheritanceClause?.inheritedTypes.map(TypeSpelling.inherited) ?? [])
                + node.requirementsOfSelf,
            isolation: IsolationSpelling(node)
        )
        if node.attributes.isConditional {
            noteUncertainty(node.name, .conditionalAttributesOfType, if: .fileUsesLibrary)
        }
        enter(.type(index), generics)
        let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
        readConstraints(generics, clause)
        declarations.types[index].innerScope = scope
        if let scope { variables.declareType(node.name.textWithoutBackticks, scope: scope) }
        readComponent(node, declaredIn: outer)
        return .visitChildren
    }

    /// Adds the declaration of a type, and returns its index.
    @discardableResult
    func declare(
        _ node: some DeclSyntaxProtocol & NamedDeclSyntax & WithModifiersSyntax,
        _ kind: DeclaredType.Kind,
        isGeneric: Bool = false,
        inherited: [TypeSpelling] = [],
        isolation: IsolationSpelling = .unstated
    ) -> DeclaredType.Index {
        declarations.types.append(
            DeclaredType(
                name: node.name.textWithoutBackticks,
                kind: kind,
                scope: scope,
                accessLevel: (Access(node.modifiers) ?? node.accessOfMembers ?? .internal).rawValue,
                spiGroups: node.asProtocol((any WithAttributesSyntax).self)?.attributes.spiGroups ?? [],
                isConditional: isConditional,
                isGeneric: isGeneric,
                innerScope: nil,
                inherited: inherited,
                isolation: isolation,
                position: position(node.name)
            )
        )
    }

    /// Adds the component of a function that is marked `@Provides`.
    func readProvidedComponent(_ node: FunctionDeclSyntax) {
        if node.attributes.isConditional,
            node.attributes.description.contains(Vocabulary.Macro.provides.rawValue)
        {
            noteUncertainty(node.name, .conditionalAttributesOfFunction, if: .fileUsesLibrary)
        }
        guard let attribute = node.attributes.attributes.first(where: { $0.isMacro(.provides) }) else {
            return
        }
        let component = Component(node, attribute: attribute, surroundings: node.surroundings)
        add(DeclaredComponent(component, in: place(scope)), attribute)
    }

    /// Records a list, if the extension is marked `@Registrations` or `@AllRegistrations`.
    func readList(on node: ExtensionDeclSyntax) {
        if node.attributes.isConditional {
            noteUncertainty(node.extendedType, .conditionalAttributesOfExtension, if: .fileUsesLibrary)
        }
        for attribute in node.attributes.attributes {
            guard
                attribute.isMacro(.registrations) || attribute.isMacro(.allRegistrations),
                let list = ComponentList(attribute, on: node)
            else { continue }
            declarations.lists.append(
                DeclaredList(
                    list,
                    isConditional: isConditional,
                    position: position(attribute),
                    positionsOfEntries: list.entries.map { position($0.expression) }
                )
            )
        }
    }

    private func readComponent(_ node: some DeclGroupSyntax, declaredIn outer: LexicalScope.Index?) {
        guard
            let attribute = node.attributes.attributes.first(where: { $0.isMacro(.register) }),
            let component = Component(
                node,
                attribute: attribute,
                surroundings: node.surroundings,
                configuration: nil
            )
        else { return }
        add(DeclaredComponent(component, in: place(outer)), attribute)
    }

    private func add(_ component: DeclaredComponent, _ attribute: AttributeSyntax) {
        var component = component
        component.isAttributeQualified = attribute.attributeName.is(MemberTypeSyntax.self)
        declarations.components.append(component)
    }

    private func place(_ outer: LexicalScope.Index?) -> DeclaredComponent.Place {
        DeclaredComponent.Place(
            scope: outer,
            innerScope: scope,
            isConditional: isConditional,
            position: { [unowned self] node in self.position(node) }
        )
    }
}

extension DeclSyntaxProtocol {
    /// The access level that the enclosing extension or protocol gives its members, if any.
    var accessOfMembers: Access? {
        let type = surroundingType
        if let outer = type?.as(ProtocolDeclSyntax.self) {
            return Access(outer.modifiers) ?? outer.accessOfMembers
        }
        return (type?.as(ExtensionDeclSyntax.self)?.modifiers).flatMap { modifiers in Access(modifiers) }
    }

    /// The innermost type or extension around this declaration.
    var surroundingType: Syntax? {
        // Of the declarations, those alone have a block of members.
        var next = parent
        while let node = next, !node.is(MemberBlockSyntax.self) { next = node.parent }
        return next?.parent
    }

    /// The declarations around this one, innermost first.
    fileprivate var surroundings: [Syntax] {
        sequence(first: Syntax(self), next: \.parent).dropFirst().filter { node in
            node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(FunctionDeclSyntax.self)
                || node.is(InitializerDeclSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.is(AccessorBlockSyntax.self)
        }
    }
}

extension DeclGroupSyntax {
    fileprivate var kindOfType: DeclaredType.Kind {
        if self.is(ClassDeclSyntax.self) { return .class }
        guard let node = self.as(ProtocolDeclSyntax.self) else { return .nominal }
        return node.attributes.attributes.contains { $0.isNamed("_marker") } ? .markerProtocol : .protocol
    }

    /// The types that the `where` clause of a protocol requires of `Self`, which the protocol inherits.
    fileprivate var requirementsOfSelf: [TypeSpelling] {
        let requirements = self.as(ProtocolDeclSyntax.self)?.genericWhereClause?.requirements ?? []
        return requirements.compactMap { requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.trimmedText == "Self"
            else { return nil }
            return TypeSpelling(conformance.rightType)
        }
    }
}

extension AttributeListSyntax {
    /// Whether some of the attributes are inside an `#if`.
    var isConditional: Bool { contains { element in element.is(IfConfigDeclSyntax.self) } }

    /// The groups named by `@_spi` attributes.
    var spiGroups: [String] {
        attributes.filter { $0.isNamed("_spi") }.compactMap { $0.arguments?.trimmedText }
    }
}
