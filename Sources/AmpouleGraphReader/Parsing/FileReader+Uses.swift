import AmpouleSyntax
import SwiftSyntax

/// The use of a member, with its base value as the file shows it.
struct MemberUseInFile {
    let name: String
    let value: Variables.Value

    /// The position of a call without arguments, as those of the functions of lists are; `nil` for any other use.
    let positionOfPlainCall: Position?

    /// The scope of a name without a base, which may be that of a local variable.
    var scopeOfName: LexicalScope.Index?
}

/// A request for a service, with its base value as the file shows it.
struct RequestInFile {
    let reading: DeclaredRequest.Reading
    let value: Variables.Value

    /// The instance of an injection.
    var instance: Variables.Value?
    let scope: LexicalScope.Index?
    let isConditional: Bool
    let position: Position

    /// The outermost function around the request, if there is one.
    var body: SyntaxIdentifier?
    var closure: DeclaredRequest.Closure?
    var override: DeclaredRequest.Override?
}

extension FileReader {
    /// Records the call of a function that a list may have generated: without a base, in an extension of the container.
    func readUse(ofFunctionIn call: FunctionCallExprSyntax) {
        guard call.isPlain, isInExtension,
            let reference = call.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return }
        noteUse(reference.baseName, of: .variable("self", scope: scope), plainCall: call)
    }

    /// Records a member that a list may have generated, called or used as a value.
    func readUse(_ node: MemberAccessExprSyntax) {
        // Functions have no members, and factories only one that code uses.
        let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard let base = node.base, member == nil || member == "make" else { return }
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == Syntax(node).id
        if base.isTypeInUpperCase {
            // An unapplied method, which takes the instance as its first argument.
            guard !isCalled, let type = base.pathOfType else { return }
            noteUse(node.declName.baseName, of: .instance(type), plainCall: nil)
        } else {
            let plainCall = isCalled && call?.isPlain == true ? call : nil
            if Vocabulary.function(node.declName.baseName.text, may: .removesRegistrations) {
                sequences.addChange(base)
                if let call { sequences.addRemoval(call) }
            }
            noteUse(node.declName.baseName, of: Variables.Value(base, in: scope), plainCall: plainCall)
        }
    }

    /// Records the property at the start of a key path, which may be an accessor: `\\.horse`.
    func readUse(_ path: KeyPathExprSyntax) {
        guard let first = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self) else {
            return
        }
        let name = first.declName.baseName.textWithoutBackticks
        declarations.usedNames.insert(name)
        let value: Variables.Value
        if let root = path.root {
            value = Variables.Value(root)
        } else if let argument = path.parent?.as(LabeledExprSyntax.self), argument.label?.text == "keyPath",
            let call = argument.parent?.parent?.as(SubscriptCallExprSyntax.self)
        {
            value = Variables.Value(call.calledExpression, in: scope)
        } else {
            return
        }
        uses.append(MemberUseInFile(name: name, value: value, positionOfPlainCall: nil))
        readAccessor(inKeyPath: first.declName.baseName, of: value)
    }

    /// Records a function that is used as a value without a base, in an extension of the container.
    func readUseAsValue(_ node: DeclReferenceExprSyntax) {
        guard let parent = node.parent, !parent.is(MemberAccessExprSyntax.self), isInExtension,
            parent.as(FunctionCallExprSyntax.self)?.calledExpression.id != Syntax(node).id
        else { return }
        uses.append(
            MemberUseInFile(
                name: node.baseName.textWithoutBackticks,
                value: .variable("self", scope: scope),
                positionOfPlainCall: nil,
                scopeOfName: scope
            )
        )
    }

    private func noteUse(_ name: TokenSyntax, of value: Variables.Value, plainCall: FunctionCallExprSyntax?) {
        let name = name.textWithoutBackticks
        let callPosition = plainCall.map { call in position(call) }
        uses.append(MemberUseInFile(name: name, value: value, positionOfPlainCall: callPosition))
        guard let plainCall, let callPosition, !isConditional else { return }
        sequences.add(name, of: value, plainCall, at: callPosition)
    }

    /// Records the name of a function, and whether it is a member of the container.
    func readFunctionName(_ name: String) {
        if declarations.functionNames.insert(name).inserted {
            declarations.containerFunctionNames.insert(name)
        }
        guard let scope, case .extension(let type) = declarations.scopes[scope].kind,
            let path = type.path, Vocabulary.resolvingTypes.contains(path)
        else {
            declarations.containerFunctionNames.remove(name)
            return
        }
    }

    /// Adds a call that requests a service.
    func readRequest(_ call: FunctionCallExprSyntax) {
        guard var reading = DeclaredRequest.reading(of: call, mayBeOfModules: importsModules),
            !isConditional || reading.kind != .factory
        else {
            return
        }
        if reading.kind == .factory {
            let isStored = isStored(ExprSyntax(call))
            reading.demand = isStored ? .none : ExprSyntax(call).demandOfFactory ?? .none
        } else if reading.kind == .injection, reading.demand == .none {
            return
        } else if reading.demand == .none {
            return readOptionalRequest(reading, call)
        }
        let closure = closure(making: Syntax(call))
        // The factory of a closure that expects a type is named as a whole.
        guard reading.kind != .expectedService || closure == nil else { return }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let base = call.argument("resolver") ?? access?.base
        let override = base.flatMap(override(withParameter:))
        requests.append(
            RequestInFile(
                reading: reading,
                value: override?.container ?? base.map { Variables.Value($0, in: scope) }
                    ?? valueAsked(byFunctionOf: call),
                instance: call.argument("into").map { Variables.Value($0, in: scope) },
                scope: scope,
                isConditional: isConditional,
                position: position(access.map { Syntax($0.declName) } ?? Syntax(call)),
                body: Syntax(call).outermostBody,
                closure: closure,
                override: override?.override
            )
        )
    }

    /// The value that a function without a base asks: `inject()` the current container, and any other `self`.
    private func valueAsked(byFunctionOf call: FunctionCallExprSyntax) -> Variables.Value {
        call.calledName == Vocabulary.injectingFunction
            ? .instance(Vocabulary.injectedProperty) : .variable("self", scope: scope)
    }

    /// Records a request whose result may be `nil`, which another request of the service may depend on.
    private func readOptionalRequest(_ reading: DeclaredRequest.Reading, _ call: FunctionCallExprSyntax) {
        guard reading.kind != .factory, reading.kind != .expectedService else { return }
        let question = OptionalRequest(service: reading.service, name: reading.name)
        if let body = Syntax(call).outermostBody { optionalRequests[body, default: []].insert(question) }
        if call.isComparedWithNil || Syntax(call).isInFunctionOfOptional {
            declarations.optionalRequests.insert(question)
        }
    }

    private func waiting(_ request: RequestInFile, _ receiver: Receiver) -> DeclaredRequest.Waiting {
        guard request.reading.waiting == .forComponent else { return request.reading.waiting }
        guard case .instance(let type) = receiver,
            [Vocabulary.container, Vocabulary.resolver].contains(type),
            !variables.isAsynchronous(request.value, in: declarations.scopes, declarations.types)
        else { return .yes }
        return .forComponent
    }

    /// Whether the same function asks whether there is the service.
    private func isGuarded(_ request: RequestInFile) -> Bool {
        let question = OptionalRequest(service: request.reading.service, name: request.reading.name)
        return request.body.flatMap { optionalRequests[$0] }?.contains(question) ?? false
    }

    /// Adds the declarations that depend on the whole file.
    func finish() {
        let (scopes, types) = (declarations.scopes, declarations.types)
        let undone = sequences.positionsOfUndoneCalls
        for use in uses {
            if let position = use.positionOfPlainCall, undone.contains(position) { continue }
            if let scope = use.scopeOfName, variables.isLocal(use.name, in: scope, scopes) { continue }
            var receiver = variables.receiver(use.value, in: scopes, types)
            if use.positionOfPlainCall == nil {
                // Of the functions used as values, only members of containers matter, where the type is known.
                if case .instance(let type) = receiver, !Vocabulary.resolvingTypes.contains(type) { continue }
                if case .instance = receiver {} else { receiver = .unknown }
            }
            let isOfContainer = use.positionOfPlainCall != nil && receiver == .instance(Vocabulary.container)
            let member = MemberUse(
                name: use.name,
                receiver: receiver,
                rank: isOfContainer ? rank(of: use.value) : .unknown
            )
            declarations.memberUses.insert(member)
            if let position = use.positionOfPlainCall, declarations.positionsOfCalls[member] == nil {
                declarations.positionsOfCalls[member] = position
            }
        }
        // A test may register fakes with a list of its own.
        if declarations.imports.allSatisfy({ $0.module != "Testing" && $0.module != "XCTest" }) {
            declarations.callSequences = sequences.sequences { variables.receiver($0, in: scopes, types) }
                .filter { $0.receiver != .unknown }
        }
        declarations.containerVariables = variables.containers(in: scopes, types)
        declarations.createdContainers = variables.createdContainers(in: scopes, types)
        // Code that checks whether a registration exists works without one.
        let asksForRegistrations = !declarations.usedNames.isDisjoint(
            with: Vocabulary.functionsThatAskForRegistrations
        )
        for request in requests {
            // A request that may not be needed is recorded as left open.
            let isLeftOpen =
                request.isConditional || asksForRegistrations && request.reading.kind != .factory
            let receiver = variables.receiver(request.value, in: scopes, types)
            guard request.mayBeOfContainer(receiver, types) else { continue }
            let instance = request.instance.map { variables.receiver($0, in: scopes, types) }
            declarations.requests.append(
                DeclaredRequest(
                    kind: request.reading.kind,
                    service: instance?.typeOfInstance ?? request.reading.service,
                    name: request.reading.name,
                    receiver: receiver,
                    container: container(of: request.value),
                    demand: request.reading.demand,
                    waiting: waiting(request, receiver),
                    arguments: request.reading.arguments,
                    isLeftOpen: isLeftOpen || isGuarded(request),
                    closure: request.closure,
                    change: request.reading.change,
                    earlierRegistrations: request.reading.earlierRegistrations,
                    override: request.override,
                    scope: request.scope,
                    position: request.position
                )
            )
        }
        finishRegistrars()
        finishEntries()
        openShadowedNames()
        finishOpenings()
    }
}

extension FileReader {
    /// The container that a request is made of.
    func container(of value: Variables.Value) -> AskedContainer {
        let names = openedVariables.union(declarations.namesOfOpenedContainers)
        let (scopes, variables) = (declarations.scopes, variables)
        let found = variables.container(value, unlessIn: names, in: scopes, declarations.types)
        guard case .opened(let opening) = found, let first = opening.level?.first else { return found }
        return variables.isLocal(first, in: opening.scope, scopes) ? .opened(.unknown) : found
    }

    /// Whether a container is inside another one.
    func rank(of value: Variables.Value) -> ContainerRank {
        switch container(of: value) {
        case .created: .root
        case .opened:
            variables.isChild(value, in: declarations.scopes, declarations.types) ? .child : .unknown
        case .named, .assignable: .unknown
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call passes no arguments.
    var isPlain: Bool { arguments.isEmpty && trailingClosure == nil }
}
