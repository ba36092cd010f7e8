import AmpouleSyntax
import SwiftSyntax

/// Finds functions that the statements of a block call one after another on the same value.
struct CallSequenceFinder {
    /// A value as one block spells it.
    private struct Target: Hashable {
        let block: SyntaxIdentifier
        let base: String
    }

    private struct Call {
        let name: String
        let value: Variables.Value
        let offset: Int
        let position: Position
    }

    private var calls: [Target: [Call]] = [:]

    /// The offsets of expressions that may change a variable, with the names in them.
    private var changes: [(names: Set<String>, offset: Int)] = []

    /// Records a call without arguments, if it is a statement.
    mutating func add(
        _ name: String,
        of value: Variables.Value,
        _ node: FunctionCallExprSyntax,
        at position: Position
    ) {
        guard let block = node.parent?.as(CodeBlockItemSyntax.self)?.parent, let base = node.simpleBase else {
            return
        }
        let call = Call(name: name, value: value, offset: node.position.utf8Offset, position: position)
        calls[Target(block: block.id, base: base), default: []].append(call)
    }

    /// Records an expression that may change the value of a variable.
    mutating func addChange(_ node: some SyntaxProtocol) {
        let names = node.tokens(viewMode: .sourceAccurate).prefix(16).map(\.text)
        changes.append((Set(names), node.position.utf8Offset))
    }

    /// The sequences of at least two calls.
    func sequences(_ receiver: (Variables.Value) -> Receiver) -> [CallSequence] {
        calls.compactMap { target, calls -> (Int, CallSequence)? in
            guard let first = calls.first, let last = calls.last, calls.count > 1 else { return nil }
            let names = Set(target.base.split(separator: ".").map(String.init))
            let isChanged = changes.contains { change in
                (first.offset...last.offset).contains(change.offset) && !change.names.isDisjoint(with: names)
            }
            guard !isChanged else { return nil }
            let sequence = CallSequence(
                names: calls.map(\.name),
                receiver: receiver(first.value),
                position: last.position
            )
            return (last.offset, sequence)
        }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension FunctionCallExprSyntax {
    /// The base of the call, if it is a name or a path of names; `self` if there is none.
    fileprivate var simpleBase: String? {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self) else {
            return calledExpression.is(DeclReferenceExprSyntax.self) ? "self" : nil
        }
        var names: [String] = []
        var next = access.base
        while let access = next?.as(MemberAccessExprSyntax.self) {
            names.append(access.declName.baseName.textWithoutBackticks)
            next = access.base
        }
        guard let first = next?.as(DeclReferenceExprSyntax.self) else { return nil }
        return ([first.baseName.textWithoutBackticks] + names.reversed()).joined(separator: ".")
    }
}
