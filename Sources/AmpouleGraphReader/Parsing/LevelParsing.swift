import AmpouleSyntax
import SwiftSyntax

extension DeclaredLevel {
    /// The type whose values are levels.
    static let typeName = Vocabulary.level

    /// Reads the level that a variable outside of bodies holds.
    ///
    /// - Parameter extended: The type that is extended around the variable, if any.
    /// - Returns: `nil` if the variable doesn't create a level, or not certainly.
    init?(_ binding: PatternBindingSyntax, extending extended: ExtensionDeclSyntax?) {
        guard let call = binding.onlyExpression?.as(FunctionCallExprSyntax.self) else { return nil }
        let annotated = (binding.typeAnnotation?.type).map(TypeSpelling.init)
        let isAnnotated = annotated?.lastName == Self.typeName
        let isMember = extended?.extendedType.isLevel == true
        var created = call.calledExpression
        if let access = created.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
            // An implicit 'init' is one of the annotated type.
            guard let base = access.base else {
                guard isAnnotated || isMember && annotated?.lastName == "Self" else { return nil }
                self.init(call, value: annotated?.arguments.first ?? extended?.valueOfLevel)
                return
            }
            created = base
        }
        switch created.nameOfType {
        case "Self" where isMember: self.init(call, value: extended?.valueOfLevel)
        case Self.typeName:
            let spelled = TypeSpelling(expression: created).arguments.first ?? annotated?.arguments.first
            self.init(call, value: spelled ?? (isMember ? extended?.valueOfLevel : nil))
        default: return nil
        }
    }

    /// Reads the arguments of a call that creates a level.
    private init(_ call: FunctionCallExprSyntax, value: TypeSpelling?) {
        let first = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        name = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        self.value = value
        outer =
            call.argument("inside").map { inside in
                Self.path(inside).map(Outer.level) ?? .unknown
            } ?? .program
    }

    /// The path of the constant that an expression names: `.request`, `ContainerLevel.request` or `Levels.request`.
    static func path(_ expression: ExprSyntax) -> [String]? {
        var names: [String] = []
        var next = expression.withoutEffects
        while let access = next.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil {
            names.insert(access.declName.baseName.textWithoutBackticks, at: 0)
            guard let base = access.base else { return names.count == 1 ? [typeName] + names : nil }
            if base.nameOfType == typeName { return [typeName] + names }
            next = base
        }
        guard let first = next.as(DeclReferenceExprSyntax.self), first.argumentNames == nil else {
            return nil
        }
        // Older parsers have no node for a module selector ('Farm::Levels').
        guard !expression.trimmedText.contains("::") else { return nil }
        return [first.baseName.textWithoutBackticks] + names
    }
}

extension FileReader {
    /// Records a call that opens a level, and what is done with the level's container.
    func readOpening(_ call: FunctionCallExprSyntax) {
        guard let name = call.calledName, let first = call.arguments.first, first.label == nil,
            !first.expression.isLiteral
        else { return }
        let isInClosure = Vocabulary.function(name, may: .opensLevelInClosure)
        if Vocabulary.function(name, may: .opensLevelForViews) {
            readOpeningForViews(first.expression)
            if call.trailingClosure != nil { readUse(ofOpenedIn: call) }
        }
        guard isInClosure || Vocabulary.function(name, may: .opensLevel) else { return }
        let opening = DeclaredOpening(level: DeclaredLevel.path(first.expression), scope: scope)
        declarations.openings.append(opening)
        readCall(call, opening: opening)
        if isInClosure { readUse(ofOpenedIn: call) } else { readUse(ofOpened: Syntax(call)) }
    }

    /// Records a call of a view's function that opens a level in the container around the view, which the sources don't show.
    private func readOpeningForViews(_ level: ExprSyntax) {
        let importsViews = declarations.imports.contains { $0.module == Vocabulary.moduleOfViews }
        declarations.openings.append(
            DeclaredOpening(
                level: DeclaredLevel.path(level),
                scope: scope,
                mayBeAnother: !importsViews
            )
        )
    }

    private func readCall(_ call: FunctionCallExprSyntax, opening: DeclaredOpening) {
        let demand = call.demandOfOpening
        guard !isConditional, demand != .none else { return }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        containersOfOpenings.append(
            (declarations.openingCalls.count, Variables.Value(baseOf: call, in: scope))
        )
        declarations.openingCalls.append(
            DeclaredOpeningCall(
                opening: opening,
                receiver: .unknown,
                container: .opened(.unknown),
                demand: demand,
                position: position(access.map { Syntax($0.declName) } ?? Syntax(call))
            )
        )
    }

    /// Records a function that opens levels and is passed on, so that it may open any.
    func readReferenceToOpening(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard
            Vocabulary.function(name, may: .opensLevel)
                || Vocabulary.function(name, may: .opensLevelInClosure),
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != Syntax(node).id
        else { return }
        declarations.openings.append(DeclaredOpening(level: nil, scope: scope))
        declarations.passesOnOpenedContainers = true
    }

    /// Records the creation of a level in a body, which no constant outside of it holds.
    func readLevelInBody(_ type: TypeSpelling, at node: some SyntaxProtocol) {
        guard type.lastName == DeclaredLevel.typeName, !isOutsideOfBodies else { return }
        declarations.levelsInBodies.append(
            DeclaredLevelInBody(value: type.arguments.first, scope: scope, position: position(node))
        )
    }

    /// Records a call on a variable that may hold the container of a level, or that passes one on.
    func noteUseOfVariables(in call: FunctionCallExprSyntax) {
        guard let name = call.calledName else { return }
        if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.nameOfType {
            usesOfVariables[base, default: []].insert(name)
        }
        for argument in call.arguments {
            guard let passed = argument.expression.nameOfType else { continue }
            usesOfVariables[passed, default: []].insert(name)
        }
    }

    /// Adds the uses of the variables that hold containers of levels.
    func finishOpenings() {
        for name in openedVariables {
            declarations.usesOfOpenedContainers.formUnion(usesOfVariables[name] ?? [])
        }
        let (scopes, variables) = (declarations.scopes, variables)
        for place in declarations.openings.indices {
            let opening = declarations.openings[place]
            if let first = opening.level?.first, variables.isLocal(first, in: opening.scope, scopes) {
                declarations.openings[place].level = nil
            }
        }
        for (place, value) in containersOfOpenings {
            let receiver = variables.receiver(value, in: scopes, declarations.types)
            declarations.openingCalls[place].receiver = receiver
            declarations.openingCalls[place].container = container(of: value)
        }
        for place in declarations.registrations.indices {
            let registration = declarations.registrations[place]
            guard case .reference(let path) = registration.objectScope, let first = path.first,
                variables.isLocal(first, in: registration.scope, scopes)
            else { continue }
            declarations.registrations[place].objectScope = .expression
        }
    }
}

extension PatternBindingSyntax {
    /// The expression that a constant or a computed variable is made of.
    var onlyExpression: ExprSyntax? {
        guard let accessorBlock else { return initializer?.value.withoutEffects }
        guard let statements = accessorBlock.onlyGetter, statements.count == 1,
            let item = statements.first?.item
        else { return nil }
        if case .expr(let expression) = item { return expression.withoutEffects }
        guard case .stmt(let statement) = item else { return nil }
        return statement.as(ReturnStmtSyntax.self)?.expression?.withoutEffects
    }
}

extension AccessorBlockSyntax {
    /// The statements of the getter, if there is no other accessor.
    fileprivate var onlyGetter: CodeBlockItemListSyntax? {
        if case .getter(let statements) = accessors { return statements }
        guard case .accessors(let accessors) = accessors, accessors.count == 1, let only = accessors.first,
            only.accessorSpecifier.tokenKind == .keyword(.get)
        else { return nil }
        return only.body?.statements
    }
}

extension TypeSyntax {
    /// Whether this is the type of levels.
    fileprivate var isLevel: Bool { TypeSpelling(self).path == DeclaredLevel.typeName }
}

extension ExtensionDeclSyntax {
    /// The type of the values of the extended levels, if the extension is for levels of one type alone.
    fileprivate var valueOfLevel: TypeSpelling? {
        if let value = TypeSpelling(extendedType).arguments.first { return value }
        let requirements = genericWhereClause?.requirements.compactMap { requirement -> TypeSpelling? in
            guard case .sameTypeRequirement(let same) = requirement.requirement,
                same.leftType.trimmedText == "Value",
                case .type(let type) = same.rightType
            else { return nil }
            return TypeSpelling(type)
        }
        return requirements?.first
    }
}
