import AmpouleSyntax
import SwiftSyntax

extension DeclaredRegistration {
    /// Reads a call of `factory` or `singleton`, an element of a module.
    ///
    /// - Returns: `nil` if the call can't be one.
    static func readingOfElement(_ call: FunctionCallExprSyntax, in place: Place) -> Reading? {
        guard
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name == "factory" || name == "singleton",
            call.arguments.allSatisfy({ argument in argument.label == nil || argument.label?.text == "named" }
            )
        else { return nil }
        let make =
            call.trailingClosure.map { closure in ExprSyntax(closure) }
            ?? call.arguments.last { argument in argument.label == nil }?.expression
        guard let make else { return nil }
        guard let closure = make.as(ClosureExprSyntax.self), let service = closure.concludedResult else {
            return .unspelled(nil)
        }
        let arguments = closure.argumentsBehindFirst ?? []
        // A singleton that exists can be resolved without its arguments, too.
        let isFoundWithoutArguments = name == "singleton" && !arguments.isEmpty
        return .registration(
            DeclaredRegistration(
                keys: [Key(service: service.type, name: NameSpelling(call.argument("named")))],
                arguments: isFoundWithoutArguments ? nil : arguments,
                objectScope: .named(name == "factory" ? "transient" : "container"),
                scope: place.scope,
                isConditional: place.isConditional,
                isAsynchronous: false,
                isServiceConcluded: service.isConcluded,
                isForward: false,
                position: place.position
            )
        )
    }
}

extension ClosureExprSyntax {
    /// The type that the closure returns, and whether it is inferred from a call in the closure.
    fileprivate var concludedResult: (type: TypeSpelling, isConcluded: Bool)? {
        if let type = signature?.returnClause?.type { return (TypeSpelling(type), false) }
        guard let last = statements.last, let result = last.item.result?.withoutEffects else { return nil }
        if let sequence = result.as(SequenceExprSyntax.self) { return sequence.castType.map { ($0, false) } }
        if let cast = result.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
            return (TypeSpelling(cast.type), false)
        }
        if result.is(StringLiteralExprSyntax.self) { return (.generic("String"), true) }
        guard let call = result.as(FunctionCallExprSyntax.self) else { return nil }
        var callee = call.calledExpression
        if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
            let base = access.base
        {
            callee = base
        }
        guard callee.nameOfType?.first?.isUppercase == true else { return nil }
        return (TypeSpelling(expression: callee), true)
    }
}

extension SequenceExprSyntax {
    /// The type of a trailing `as` cast.
    fileprivate var castType: TypeSpelling? {
        let elements = Array(elements)
        guard
            elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self),
            let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil
        else { return nil }
        return TypeSpelling(type.type)
    }
}

extension CodeBlockItemSyntax.Item {
    /// The expression that a closure ending with this item returns.
    fileprivate var result: ExprSyntax? {
        if case .expr(let expression) = self { return expression }
        guard case .stmt(let statement) = self else { return nil }
        return statement.as(ReturnStmtSyntax.self)?.expression
    }
}

extension ClosureExprSyntax {
    /// Whether the statements of the closure are the elements of a module.
    var makesModule: Bool {
        receivingCall?.call.calledName.map { Vocabulary.function($0, may: .makesModule) } ?? false
    }
}

extension SyntaxProtocol {
    /// The call that makes a module of this element.
    var callOfModule: FunctionCallExprSyntax? {
        var next = parent
        while let node = next {
            if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { return nil }
            if let closure = node.as(ClosureExprSyntax.self) {
                return closure.makesModule ? closure.receivingCall?.call : nil
            }
            next = node.parent
        }
        return nil
    }
}

extension FileReader {
    /// The module of an element.
    func module(of element: some SyntaxProtocol) -> DeclaredModule? {
        element.callOfModule.map { call in
            DeclaredModule(
                position: position(call),
                usesOthers: call.arguments.contains { $0.label?.text != "elements" }
            )
        }
    }
}
