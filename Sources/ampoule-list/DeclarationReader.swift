import AmpouleSyntax
import SwiftParser
import SwiftSyntax

/// Finds the components and the lists of a file.
///
/// It reads types and their members. It skips bodies: no list can name a local declaration.
struct DeclarationReader {
    private(set) var components: [FoundComponent] = []
    private(set) var listed: [[String]] = []
    private(set) var wholeLists: [FoundList] = []

    private let converter: SourceLocationConverter
    private let path: String
    private var scopes: [Scope] = []
    private var conditions: [String] = []

    init(_ tree: SourceFileSyntax, at path: String) {
        (converter, self.path) = (SourceLocationConverter(fileName: path, tree: tree), path)
        read(.statements(tree.statements))
    }

    private mutating func read(_ elements: IfConfigClauseSyntax.Elements?) {
        switch elements {
        case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }.forEach { read($0) }
        case .decls(let members): members.forEach { member in read(member.decl) }
        default: return
        }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let type): read(type)
        case .classDecl(let type): read(type)
        case .enumDecl(let type): read(type)
        case .actorDecl(let type): read(type)
        case .extensionDecl(let node): read(node)
        case .functionDecl(let function): read(function)
        case .ifConfigDecl(let conditional):
            for (clause, condition) in conditional.conditions {
                conditions.append(condition)
                read(clause.elements)
                conditions.removeLast()
            }
        default: return
        }
    }

    private mutating func read(_ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax) {
        let scope = Scope(
            names: [node.name.textWithoutBackticks],
            access: min(Access(node.modifiers) ?? scopes.defaultAccess, scopes.access),
            hindrance: node.genericParameterClause != nil ? "it is generic" : node.attributes.limits
        )
        scopes.append(scope)
        if let condition = node.attributes.conditions(of: "Register") {
            add(at: node.name, function: nil, scope, under: condition)
        }
        read(.decls(node.memberBlock.members))
        scopes.removeLast()
    }

    private mutating func read(_ node: ExtensionDeclSyntax) {
        readLists(of: node)
        let names = node.extendedType.namesOfType
        scopes.append(
            Scope(
                names: names ?? [],
                access: .public,
                defaultAccess: Access(node.modifiers) ?? .internal,
                hindrance: names == nil ? "no expression can name it" : node.attributes.limits,
                isExtension: true
            )
        )
        read(.decls(node.memberBlock.members))
        scopes.removeLast()
    }

    private mutating func read(_ node: FunctionDeclSyntax) {
        guard !scopes.isEmpty, let condition = node.attributes.conditions(of: "Provides") else { return }
        let scope = Scope(
            names: [],
            access: min(Access(node.modifiers) ?? scopes.defaultAccess, scopes.access),
            hindrance: node.genericParameterClause != nil ? "it is generic" : node.attributes.limits
        )
        add(at: node.name, function: node.name.textWithoutBackticks, scope, under: condition)
    }

    // MARK: - Found declarations

    private mutating func add(at name: TokenSyntax, function: String?, _ scope: Scope, under own: [String]) {
        let all = function == nil ? scopes : scopes + [scope]
        let path = all.flatMap(\.names)
        components.append(
            FoundComponent(
                path: path,
                function: function,
                access: scope.access,
                condition: (conditions + own).asCondition,
                hindrance: hindrance(of: path, scope, all),
                place: place(of: name),
                isInExtension: scopes.first?.isExtension ?? false
            )
        )
    }

    private func hindrance(of path: [String], _ scope: Scope, _ all: [Scope]) -> String? {
        if scope.access < .internal { return "it is private" }
        // These mean something else after a period, even in backticks.
        let isMetatype = path.dropFirst().contains { name in ["Type", "Protocol"].contains(name) }
        return isMetatype ? "no expression can name it" : all.lazy.compactMap(\.hindrance).first
    }

    private mutating func readLists(of node: ExtensionDeclSyntax) {
        for attribute in node.attributes.attributes where attribute.isNamed("Registrations") {
            let entries = ComponentList(attribute, on: node)?.entries ?? []
            listed += entries.map { entry in entry.expression.namesOfEntry }
        }
        for attribute in node.attributes.attributes where attribute.isNamed("AllRegistrations") {
            wholeLists.append(
                FoundList(
                    arguments: attribute.argumentList.map { argument in
                        argument.with(\.trailingComma, nil).trimmedDescription
                    },
                    access: Access(node.modifiers),
                    extendedType: node.extendedType.trimmedDescription,
                    condition: conditions.asCondition,
                    place: place(of: attribute)
                )
            )
        }
    }

    private func place(of node: some SyntaxProtocol) -> SourcePlace {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        return SourcePlace(path: path, line: location.line, column: location.column)
    }
}

/// A declaration that encloses others: its name, and the limits for its members.
private struct Scope {
    /// The names that it adds to a path.
    let names: [String]

    /// How far it can be seen.
    let access: Access

    /// The access of members that state none.
    var defaultAccess = Access.internal

    /// Why nothing inside can be named in another file.
    let hindrance: String?
    var isExtension = false
}

extension [Scope] {
    fileprivate var access: Access { last?.access ?? .public }
    fileprivate var defaultAccess: Access { last?.defaultAccess ?? .internal }
}

extension AttributeListSyntax {
    /// The conditions of the `#if`s around an attribute; `nil` without the attribute.
    fileprivate func conditions(of name: String) -> [String]? {
        lazy.compactMap { element -> [String]? in
            if let attribute = element.as(AttributeSyntax.self) { return attribute.isNamed(name) ? [] : nil }
            return element.as(IfConfigDeclSyntax.self)?.conditions.lazy.compactMap { clause, condition in
                let inner = clause.elements?.as(AttributeListSyntax.self)?.conditions(of: name)
                return inner.map { inner in [condition] + inner }
            }.first
        }.first
    }

    /// Why a declaration with these attributes can't be named everywhere.
    fileprivate var limits: String? {
        let isLimited = attributes.contains { attribute in
            attribute.lastName == "available" && !attribute.trimmedDescription.contains("deprecated")
        }
        return isLimited ? "it is not available everywhere" : nil
    }
}

extension TypeSyntax {
    /// The names in an extended type, without generic arguments; `nil` if it isn't spelled by names.
    fileprivate var namesOfType: [String]? {
        if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.textWithoutBackticks] }
        guard let member = self.as(MemberTypeSyntax.self) else { return nil }
        return member.baseType.namesOfType.map { $0 + [member.name.textWithoutBackticks] }
    }
}

extension ExprSyntax {
    /// The names in the entry of a list: of a type, or of a type and its function.
    fileprivate var namesOfEntry: [String] {
        if let (surrounding, name) = functionComponent { return surrounding.names + [name.function] }
        return typeBeforeSelf?.names ?? names
    }

    private var names: [String] {
        if let reference = self.as(DeclReferenceExprSyntax.self) {
            return [reference.baseName.textWithoutBackticks]
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.names }
        guard let access = self.as(MemberAccessExprSyntax.self) else { return [] }
        return (access.base?.names ?? []) + [access.declName.baseName.textWithoutBackticks]
    }
}
