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
    let scope: LexicalScope.Index?
    let isConditional: Bool
    let position: Position
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
            }
            noteUse(node.declName.baseName, of: Variables.Value(base, in: scope), plainCall: plainCall)
        }
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
        guard let reading = DeclaredRequest.reading(of: call), !isConditional || reading.kind != .factory
        else {
            return
        }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let base = call.argument("resolver") ?? access?.base
        requests.append(
            RequestInFile(
                reading: reading,
                value: base.map { Variables.Value($0, in: scope) } ?? .variable("self", scope: scope),
                scope: scope,
                isConditional: isConditional,
                position: position(access.map { Syntax($0.declName) } ?? Syntax(call))
            )
        )
    }

    /// Adds the declarations that depend on the whole file.
    func finish() {
        let (scopes, types) = (declarations.scopes, declarations.types)
        for use in uses {
            if let scope = use.scopeOfName, variables.isLocal(use.name, in: scope, scopes) { continue }
            var receiver = variables.receiver(use.value, in: scopes, types)
            if use.positionOfPlainCall == nil {
                // Of the functions used as values, only members of containers matter, where the type is known.
                if case .instance(let type) = receiver, !Vocabulary.resolvingTypes.contains(type) { continue }
                if case .instance = receiver {} else { receiver = .unknown }
            }
            let member = MemberUse(name: use.name, receiver: receiver)
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
        // Code that checks whether a registration exists works without one.
        let asksForRegistrations = !declarations.usedNames.isDisjoint(
            with: Vocabulary.names { $0 == .asksForRegistrations }
        )
        for request in requests {
            // A request that may not be needed is recorded as left open.
            let isLeftOpen =
                request.isConditional || asksForRegistrations && request.reading.kind != .factory
            let receiver = variables.receiver(request.value, in: scopes, types)
            declarations.requests.append(
                DeclaredRequest(
                    kind: request.reading.kind,
                    service: request.reading.service,
                    name: request.reading.name,
                    receiver: receiver,
                    isLeftOpen: isLeftOpen,
                    scope: request.scope,
                    position: request.position
                )
            )
        }
        finishRegistrars()
        openShadowedNames()
        finishOpenings()
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call passes no arguments.
    fileprivate var isPlain: Bool { arguments.isEmpty && trailingClosure == nil }
}
