import AmpouleSyntax
import SwiftParser
import SwiftSyntax

/// Finds the components and the lists of a file.
///
/// It visits types and their members. It skips bodies: no list can name a local declaration.
final class DeclarationReader: SyntaxVisitor {
    private(set) var components: [FoundComponent] = []
    private(set) var listed: [[String]] = []
    private(set) var wholeLists: [FoundList] = []

    private let converter: SourceLocationConverter
    private let path: String
    private var scopes: [Scope] = []
    private var conditions: [Condition] = []

    init(_ converter: SourceLocationConverter, at path: String) {
        (self.converter, self.path) = (converter, path)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: - Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax)
        -> SyntaxVisitorContinueKind
    {
        let scope = Scope(
            names: [node.name.textWithoutBackticks],
            access: min(Access(node.modifiers) ?? scopes.defaultAccess, scopes.access),
            defaultAccess: .internal,
            hindrance: node.genericParameterClause != nil ? "it is generic" : node.attributes.limits
        )
        scopes.append(scope)
        if let condition = node.attributes.condition(of: "Register") {
            add(at: node.name, function: nil, scope, under: condition)
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
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
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: - Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !scopes.isEmpty, let condition = node.attributes.condition(of: "Provides") else {
            return .skipChildren
        }
        let scope = Scope(
            names: [],
            access: min(Access(node.modifiers) ?? scopes.defaultAccess, scopes.access),
            defaultAccess: .internal,
            hindrance: node.genericParameterClause != nil ? "it is generic" : node.attributes.limits
        )
        add(at: node.name, function: node.name.textWithoutBackticks, scope, under: condition)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl = node.item { .visitChildren } else { .skipChildren }
    }

    // MARK: - Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, condition) in node.conditions {
            conditions.append(condition)
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast()
        }
        return .skipChildren
    }

    private func condition(and own: Condition?) -> Condition? {
        let all = conditions + [own].compactMap(\.self)
        return all.dropFirst().reduce(all.first) { whole, next in whole?.and(next) }
    }

    // MARK: - Found declarations

    private func add(
        at name: TokenSyntax,
        function: String?,
        _ scope: Scope,
        under own: AttributeCondition
    ) {
        let all = function == nil ? scopes : scopes + [scope]
        let path = all.flatMap(\.names)
        components.append(
            FoundComponent(
                path: path,
                function: function,
                access: scope.access,
                condition: condition(and: own.condition),
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

    private func readLists(of node: ExtensionDeclSyntax) {
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
                    condition: condition(and: nil),
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
    let defaultAccess: Access

    /// Why nothing inside can be named in another file.
    let hindrance: String?
    var isExtension = false
}

extension [Scope] {
    fileprivate var access: Access { last?.access ?? .public }
    fileprivate var defaultAccess: Access { last?.defaultAccess ?? .internal }
}

/// That a declaration has an attribute, and under which condition of its own.
private struct AttributeCondition {
    let condition: Condition?
}

extension AttributeListSyntax {
    /// The condition of the `#if` around an attribute; `nil` without the attribute.
    fileprivate func condition(of name: String) -> AttributeCondition? {
        for element in self {
            switch element {
            case .attribute(let attribute) where attribute.isNamed(name):
                return AttributeCondition(condition: nil)
            case .ifConfigDecl(let conditional):
                for (clause, condition) in conditional.conditions {
                    let inner = clause.elements?.as(AttributeListSyntax.self)?.condition(of: name)
                    guard let inner else { continue }
                    return AttributeCondition(condition: inner.condition.map(condition.and) ?? condition)
                }
            default: continue
            }
        }
        return nil
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
