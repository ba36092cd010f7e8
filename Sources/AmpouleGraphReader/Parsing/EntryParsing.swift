import AmpouleSyntax
import SwiftSyntax

extension DeclaredRegistration {
    /// Reads a call of `implements(_:name:)` on a stored or passed entry.
    ///
    /// The factory of the entry isn't traced, so only its existence is known.
    ///
    /// - Returns: `nil` if the call can't be on an entry, or if it is chained to a call of `register`, whose reading
    ///   includes it.
    static func readingOfImplements(_ call: FunctionCallExprSyntax, in place: Place) -> Reading? {
        let labels = call.arguments.compactMap { argument in argument.label?.text }
        guard call.trailingClosure == nil, let first = call.arguments.first, first.label == nil,
            labels.allSatisfy({ $0 == "name" }), !call.isChainedToRegistration(in: place)
        else { return nil }
        let unspelled = call.arguments.first { $0.label == nil && $0.expression.spelledType == nil }
        return implementedKeys(call).map { keys in .registration(forwarding(keys, in: place)) }
            ?? .unspelled(unlessLiteral: unspelled?.expression)
    }

    /// Reads a call of `contributes(to:name:)` on a stored or passed entry.
    ///
    /// - Returns: `nil` if the call can't be on an entry, or if it is chained to a call that registers a factory.
    static func readingOfContributes(_ call: FunctionCallExprSyntax, in place: Place) -> Reading? {
        let labels = call.arguments.map { argument in argument.label?.text ?? "" }
        guard call.trailingClosure == nil, labels.first == "to",
            labels.dropFirst().allSatisfy({ $0 == "name" }),
            !call.isChainedToRegistration(in: place)
        else { return nil }
        return contributedKey(call).map { key in
            .registration(forwarding([], contributingTo: [key], in: place))
        } ?? .unspelled(unlessLiteral: call.argument("to"))
    }

    /// A registration that returns the instances of another one.
    static func forwarding(
        _ keys: [Key],
        contributingTo contributions: [Key] = [],
        in place: Place
    ) -> DeclaredRegistration {
        DeclaredRegistration(
            keys: keys,
            contributions: contributions,
            arguments: nil,
            objectScope: .expression,
            scope: place.scope,
            isConditional: place.isConditional,
            isAsynchronous: false,
            isServiceConcluded: false,
            isForward: true,
            position: place.position
        )
    }
}

extension FunctionCallExprSyntax {
    /// The calls chained to this call, in order, ignoring parentheses and effect markers.
    var chainedCalls: [(name: String, call: FunctionCallExprSyntax)] {
        guard
            let access = Syntax(self).outermostWrapper.parent?.as(MemberAccessExprSyntax.self),
            let call = access.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == Syntax(access).id
        else { return [] }
        return [(access.declName.baseName.textWithoutBackticks, call)] + call.chainedCalls
    }

    /// Whether this is one of the ``chainedCalls`` of a call that registers a factory.
    fileprivate func isChainedToRegistration(in place: DeclaredRegistration.Place) -> Bool {
        guard
            let access = calledExpression.as(MemberAccessExprSyntax.self),
            let previous = access.base?.withoutWrappers.as(FunctionCallExprSyntax.self)
        else { return false }
        let reading: DeclaredRegistration.Reading? =
            switch previous.calledName.flatMap(Vocabulary.registeringMeaning) {
            case .registersClosure: DeclaredRegistration.reading(of: previous, in: place)
            case .contributesClosure: DeclaredRegistration.readingOfContribution(previous, in: place)
            case .registersInitializer: DeclaredRegistration.readingOfAutoregistration(previous, in: place)
            default: nil
            }
        if case .registration = reading { return true }
        return previous.isChainedToRegistration(in: place)
    }
}

extension Syntax {
    /// The largest expression that only adds parentheses, effect markers, `?` or `!` to this one.
    fileprivate var outermostWrapper: Syntax {
        guard let parent else { return self }
        switch parent.as(SyntaxEnum.self) {
        case .tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr: return parent.outermostWrapper
        case .labeledExpr(let element) where element.label == nil:
            guard let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
            else {
                return self
            }
            return Syntax(tuple).outermostWrapper
        default: return self
        }
    }
}

extension ExprSyntax {
    /// The expression without parentheses, effect markers, and a trailing `?` or `!`.
    var withoutWrappers: ExprSyntax {
        if let chaining = self.as(OptionalChainingExprSyntax.self) {
            return chaining.expression.withoutWrappers
        }
        if let unwrapping = self.as(ForceUnwrapExprSyntax.self) {
            return unwrapping.expression.withoutWrappers
        }
        let expression = withoutEffects
        return expression.id == id ? self : expression.withoutWrappers
    }
}
