import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records the registration that a call makes, if any.
    func readCall(_ call: FunctionCallExprSyntax) {
        if call.arguments.contains(where: { argument in argument.label?.text == Vocabulary.defaultScopeLabel }
        ) {
            declarations.setsDefaultScope = true
        }
        if call.nameOfCreatedType == DeclaredLevel.typeName, !levelCalls.contains(call.id) {
            readLevelInBody(TypeSpelling(expression: call.createdType), at: call)
        }
        guard let name = call.calledName else { return }
        declarations.usedNames.insert(name)
        readUse(ofFunctionIn: call)
        readOpening(call)
        if Vocabulary.function(name, may: .setsScope) { readScope(call) }
        if Vocabulary.function(name, may: .completes) { readCompletion(call) }
        if Vocabulary.function(name, may: .decorates) { readDecoration(call) }
        noteUseOfVariables(in: call)
        if call.nameOfCreatedType == Vocabulary.container, call.argument("parent") != nil {
            declarations.createsChildren = true
        }
        switch Vocabulary.registeringMeaning(of: name) {
        case .registersClosure: readRegistration(call)
        case .registersInitializer:
            note(DeclaredRegistration.readingOfAutoregistration(call, in: place(of: call)), at: call)
        case .addsServices:
            note(DeclaredRegistration.readingOfImplements(call, in: place(of: call)), at: call)
        case .contributesClosure:
            note(DeclaredRegistration.readingOfContribution(call, in: place(of: call)), at: call)
        case .addsContributions:
            note(DeclaredRegistration.readingOfContributes(call, in: place(of: call)), at: call)
        case .overrides: readOverride(call)
        case .forwards: note(DeclaredRegistration.readingOfForward(call, in: place(of: call)), at: call)
        case .makesElement where importsModules:
            note(DeclaredRegistration.readingOfElement(call, in: place(of: call)), at: call)
        default: break
        }
        readRequest(call)
    }

    /// Records a component that is an element of a module.
    func readElement(_ node: CodeBlockItemSyntax) {
        guard importsModules, case .expr(let item) = node.item else { return }
        let element = item.withoutEffects
        if let access = element.as(MemberAccessExprSyntax.self) {
            let component = ComponentReference(ExprSyntax(access))
            if component.type != nil {
                noteComponent(component, isLabeled: true, at: node)
                let last = declarations.componentRegistrations.count - 1
                declarations.componentRegistrations[last].module = module(of: node)
                return
            }
        }
        guard element.is(DeclReferenceExprSyntax.self) || element.is(MemberAccessExprSyntax.self),
            node.callOfModule != nil
        else { return }
        noteUncertainty(node, .unspelledComponent)
        noteCondition(.instance(Vocabulary.container), type: element)
    }

    /// Adds an uncertainty for a macro of another library, which may register something.
    func readMacro(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax, at node: Syntax) {
        let name = name.textWithoutBackticks
        guard !KnownNames.macros.contains(name) else { return }
        noteUncertainty(node, .macroCall(name))
        registrars.conditions.append(
            RegistrarsInFile.Condition(
                uncertainty: declarations.uncertainties.count - 1,
                kind: .macro(name),
                values: arguments.filter { !$0.expression.isLiteral }
                    .map { Variables.Value($0.expression, in: scope) }
            )
        )
    }

    /// Records an attribute, which may be one of the program's own macros.
    func readAttribute(_ node: AttributeSyntax) {
        let path = node.attributeName.trimmedText
        let name = path.split(separator: ".").last.map(String.init) ?? path
        guard attributeNames.insert(name).inserted else { return }
        declarations.attributes.append(UsedAttribute(name: name, position: position(node)))
    }

    private func readRegistration(_ call: FunctionCallExprSyntax) {
        if call.arguments.count == 1, call.arguments.first?.label?.text == "in" {
            noteComponent(
                registeredBy: call.calledExpression,
                in: call.arguments.first?.expression,
                at: call
            )
        } else {
            note(DeclaredRegistration.reading(of: call, in: place(of: call)), at: call)
        }
    }

    private func note(_ reading: DeclaredRegistration.Reading?, at call: FunctionCallExprSyntax) {
        switch reading {
        case .registration(let registration):
            registrars.positions[call.id] = registration.position
            declarations.registrations.append(registration)
            let place = declarations.registrations.count - 1
            declarations.registrations[place].factory = factory(of: call)
            if registration.isForward {
                entries.forwards.append((place, call))
            } else {
                entries.registrations[call.id] = place
            }
            guard Vocabulary.registeringMeaning(of: call.calledName ?? "") != .makesElement else {
                declarations.registrations[place].module = module(of: call)
                return
            }
            registrars.ofRegistrations.append((place, Variables.Value(baseOf: call, in: scope)))
        case .unspelled(let service):
            let isElement = Vocabulary.registeringMeaning(of: call.calledName ?? "") == .makesElement
            noteUncertainty(call, .unspelledService)
            guard !isElement else { return }
            noteCondition(Variables.Value(baseOf: call, in: scope), type: service)
        case nil: break
        }
    }

    /// Records the service or component that a call replaces.
    private func readOverride(_ call: FunctionCallExprSyntax) {
        let labels = call.arguments.dropFirst().map { argument in argument.label?.text ?? "" }
        let known = ["name", "factory", "with", "file", "line", "sourceLocation", "returning"]
        guard let first = call.arguments.first, first.label == nil, first.expression.mayBeMetatype,
            labels.allSatisfy(known.contains)
        else { return }
        let receiver = Variables.Value(baseOf: call, in: scope)
        let function = ComponentReference(first.expression)
        guard let type = first.expression.spelledType ?? function.type else {
            noteUncertainty(call, .unspelledService)
            return noteCondition(receiver, type: first.expression)
        }
        declarations.overrides.append(
            DeclaredOverride(
                type: type,
                function: function.function,
                name: NameSpelling(call.argument("name")),
                scope: scope
            )
        )
        registrars.ofOverrides.append((declarations.overrides.count - 1, receiver))
    }

    /// Notes which value must register services, and which one must be a type, if the last uncertainty is one.
    func noteCondition(_ registrar: Variables.Value, type: ExprSyntax? = nil) {
        registrars.conditions.append(
            RegistrarsInFile.Condition(
                uncertainty: declarations.uncertainties.count - 1,
                kind: .registers,
                values: [registrar, type.map { Variables.Value(metatype: $0, in: scope) } ?? .unknown]
            )
        )
    }

    /// Adds the component whose function `register(in:)` is called or used as a value.
    func noteComponent(
        registeredBy function: ExprSyntax,
        isLabeled: Bool = true,
        in container: ExprSyntax? = nil,
        at node: some SyntaxProtocol
    ) {
        let base = function.as(MemberAccessExprSyntax.self)?.base?.withoutEffects
        // Without a base, the function is a member of the enclosing type.
        let own = function.is(DeclReferenceExprSyntax.self) ? ComponentReference(type: .generic("Self")) : nil
        let component =
            base.map { base in
                base.spelledType.map { ComponentReference(type: $0) } ?? ComponentReference(registering: base)
            } ?? own
        let registrar = container.map { Variables.Value($0, in: scope) } ?? .unknown
        if let component, component.type != nil {
            noteComponent(component, isLabeled: isLabeled, at: node)
            registrars.ofComponents.append((declarations.componentRegistrations.count - 1, registrar))
        } else {
            noteUncertainty(node, .unspelledComponent)
            noteCondition(registrar, type: base)
        }
    }

    private func noteComponent(
        _ component: ComponentReference,
        isLabeled: Bool,
        at node: some SyntaxProtocol
    ) {
        declarations.componentRegistrations.append(
            ComponentRegistrationCall(
                component: component,
                isLabeled: isLabeled,
                scope: scope,
                isConditional: isConditional,
                position: position(node)
            )
        )
    }

    private func place(of call: FunctionCallExprSyntax) -> DeclaredRegistration.Place {
        let name = call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
        return DeclaredRegistration.Place(
            scope: scope,
            isConditional: isConditional,
            position: position(name ?? Syntax(call))
        )
    }
}

extension FunctionCallExprSyntax {
    /// The last name of the called expression.
    var calledName: String? {
        if let access = calledExpression.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.textWithoutBackticks
        }
        return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.textWithoutBackticks
    }
}
