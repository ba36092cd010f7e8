import AmpouleSyntax
import SwiftSyntax

/// Walks a file and records the declarations that matter to the graph.
final class FileReader: SyntaxVisitor {
    var declarations: FileDeclarations

    /// The scope at the current position; `nil` at file scope.
    var scope: LexicalScope.Index?

    /// The variables that have been declared so far.
    var variables = Variables()

    /// The uses of members and the requests so far, with their base values.
    var uses: [MemberUseInFile] = []
    var requests: [RequestInFile] = []
    var sequences = CallSequenceFinder()

    /// The factories that constants of bodies hold, by scope and name.
    var storedFactories: [LexicalScope.Index: [String: StoredFactory]] = [:]

    /// The types that constrain generic parameters, by scope and name.
    var constraints: [LexicalScope.Index: [String: TypeSyntax]] = [:]

    /// The requests whose results may be `nil`, by the outermost functions around them.
    var optionalRequests: [SyntaxIdentifier: Set<OptionalRequest>] = [:]

    var registrars = RegistrarsInFile()
    var entries = EntriesInFile()

    /// The calls that create the levels of constants.
    var levelCalls: Set<SyntaxIdentifier> = []

    /// The names of the variables that may hold containers of levels.
    var openedVariables: Set<String> = []

    /// The containers of the calls that open levels, by the places of the calls.
    var containersOfOpenings: [(place: Int, value: Variables.Value)] = []

    /// The names of the functions called on variables or with them, by the names of the variables.
    var usesOfVariables: [String: Set<String>] = [:]

    /// The names of the attributes so far.
    var attributeNames: Set<String> = []

    /// The number of `#if`s around the current position.
    private var conditions = 0
    private let lines: LineTable

    init(path: String, source: String) {
        declarations = FileDeclarations(path: path)
        lines = LineTable(source)
        super.init(viewMode: .sourceAccurate)
    }

    var isConditional: Bool { conditions > 0 }

    /// Whether the file imports the module DSL.
    var importsModules = false

    func position(_ node: some SyntaxProtocol) -> Position {
        lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func noteUncertainty(
        _ node: some SyntaxProtocol,
        _ reason: Uncertainty.Reason,
        if condition: Uncertainty.Condition? = nil
    ) {
        declarations.uncertainties.append(
            Uncertainty(position: position(node), reason: reason, condition: condition)
        )
    }

    /// Enters a scope, to be left by ``leave()``.
    func enter(_ kind: LexicalScope.Kind, _ generics: GenericParameterClauseSyntax?) {
        let parameters = generics?.parameters.map { parameter in parameter.name.textWithoutBackticks }
        scope = declarations.scopes.append(
            LexicalScope(parent: scope, kind: kind, genericParameters: parameters ?? [])
        )
    }

    func leave() {
        scope = scope.flatMap { scope in declarations.scopes[scope].parent }
    }

    // MARK: - Imports and conditions

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let declared = Import(node, isConditional: isConditional) { add(declared) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions += 1
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigDeclSyntax) {
        conditions -= 1
    }

    // MARK: - Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        readList(on: node)
        let path = node.extendedType.trimmedText.split(separator: ".").map(String.init)
        if Vocabulary.types(.moduleBuilder).contains(path.last ?? "") {
            noteUncertainty(node, .extendedModuleBuilder)
        }
        let extended = TypeSpelling(node.extendedType)
        enter(.extension(extended), nil)
        if let scope, let name = extended.lastName { variables.declareType(name, scope: scope) }
        if let clause = node.inheritanceClause, let scope {
            let inherited = clause.inheritedTypes.map(TypeSpelling.inherited)
            declarations.conformances.append(DeclaredConformance(scope: scope, inherited: inherited))
        }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGeneric = node.genericParameterClause != nil
        declare(
            node,
            isGeneric ? .dependent : .alias(TypeSpelling(node.initializer.value)),
            isGeneric: isGeneric
        )
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node, .dependent)
        return .skipChildren
    }

    // MARK: - Attributes and default values

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        // The arguments of a property wrapper are expressions like any other; those of macros are read elsewhere.
        guard !node.isOfAmpoule else { return .skipChildren }
        readAttribute(node)
        readResolvedProperty(node)
        if case .argumentList(let arguments) = node.arguments { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.attributes.contains(where: { $0.isNamed("attached") }) {
            declarations.macroNames.insert(node.name.textWithoutBackticks)
        } else {
            declarations.freestandingMacroNames.insert(node.name.textWithoutBackticks)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
        readUnreadInjections(node)
        for parameter in node.parameterClause.parameters {
            readParameter(parameter)
            if !parameter.attributes.isEmpty { walk(parameter.attributes) }
            if let value = parameter.defaultValue { walk(value) }
        }
        return .skipChildren
    }

    // MARK: - Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        readFunctionName(node.name.textWithoutBackticks)
        registrars.noteResult(of: node)
        readCatching(node)
        readProvidedComponent(node)
        enter(.local, node.genericParameterClause)
        readConstraints(node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { leave() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        readCatching(node)
        enter(.local, node.genericParameterClause)
        readConstraints(node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { leave() }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.local, node.genericParameterClause)
        for parameter in node.parameterClause.parameters { readParameter(parameter) }
        return .visitChildren
    }

    override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(.local, nil)
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { leave() }

    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
        variables.declare(node.name.textWithoutBackticks, in: scope, as: .unknown)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        enter(.local, nil)
        readParameters(of: node)
        readUnreadInjections(node)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { leave() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(.local, nil)
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { leave() }

    override func visitPost(_ node: CodeBlockItemListSyntax) { readRegistrationSequences(in: node) }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        enter(.local, nil)
        return .visitChildren
    }

    override func visitPost(_ node: SwitchCaseSyntax) { leave() }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        readCall(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        readUse(node)
        readAccessor(node)
        readReferenceToOpening(node)
        readRegisteringReference(node.declName, of: node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // Types; the names of functions are recorded where they are called.
        let name = node.baseName.textWithoutBackticks
        if name.first?.isUppercase == true { declarations.usedNames.insert(name) }
        readUseAsValue(node)
        readUse(ofOpenedVariable: node)
        readAccessor(named: node)
        readRegisteringReference(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        readVariable(node)
        readConstant(node)
        return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.elements.first,
            node.elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
        {
            sequences.addChange(first)
        }
        readOperators(in: node)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        readOperator(node)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        sequences.addExit(node)
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        sequences.addExit(node)
        return .visitChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        sequences.addExit(node)
        return .visitChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        sequences.addExit(node)
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { sequences.addExit(node) }
        readCaught(node)
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        readUse(node)
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        sequences.addChange(node)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        readElement(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        readMacro(node.macroName, node.arguments, at: Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        readMacro(node.macroName, node.arguments, at: Syntax(node))
        return .visitChildren
    }

    // MARK: - Skipped syntax

    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
        if node.type.as(IdentifierTypeSyntax.self)?.name.text == DeclaredLevel.typeName {
            readLevelInBody(TypeSpelling(node.type), at: node.type)
        }
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        // Only interpolations contain expressions.
        node.segments.count > 1 ? .visitChildren : .skipChildren
    }
}

extension AttributeSyntax {
    /// Whether this is one of the macros whose arguments are read with the declaration that they are attached to.
    fileprivate var isOfAmpoule: Bool {
        Vocabulary.Macro(rawValue: lastName).map(isMacro) ?? false
    }
}

extension AttributeSyntax {
    /// Whether this is the attribute of a macro of the library.
    func isMacro(_ macro: Vocabulary.Macro) -> Bool { isNamed(macro.rawValue) }
}
