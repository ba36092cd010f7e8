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

    /// The statements that may leave blocks early, with those blocks.
    private var exits: [(blocks: Set<SyntaxIdentifier>, offset: Int)] = []

    /// The expressions whose registrations are removed.
    private var removals: [Target: [Int]] = [:]

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

    /// Records a statement or an expression that may leave the blocks around it early.
    mutating func addExit(_ node: some SyntaxProtocol) {
        let leavesLoop = node.is(BreakStmtSyntax.self) || node.is(ContinueStmtSyntax.self)
        var blocks: Set<SyntaxIdentifier> = []
        var next = node.parent
        while let parent = next, !parent.isBodyOfFunction, !(leavesLoop && parent.isLoop) {
            if parent.is(CodeBlockItemListSyntax.self) { blocks.insert(parent.id) }
            next = parent.parent
        }
        exits.append((blocks, node.position.utf8Offset))
    }

    /// Records a call that removes all registrations of a container.
    mutating func addRemoval(_ call: FunctionCallExprSyntax) {
        guard let block = call.parent?.as(CodeBlockItemSyntax.self)?.parent, let base = call.simpleBase else {
            return
        }
        removals[Target(block: block.id, base: base), default: []].append(call.position.utf8Offset)
    }

    /// The positions of the calls whose registrations a later statement of the block removes.
    var positionsOfUndoneCalls: Set<Position> {
        Set(
            removals.flatMap { target, offsets in
                (calls[target] ?? []).filter { call in offsets.contains { $0 > call.offset } }.map(\.position)
            }
        )
    }

    /// The sequences of at least two calls.
    func sequences(_ receiver: (Variables.Value) -> Receiver) -> [CallSequence] {
        calls.flatMap { target, calls in
            segments(of: calls, on: target).filter { $0.count > 1 }.map { calls in
                let sequence = CallSequence(
                    names: calls.map(\.name),
                    receiver: receiver(calls[0].value),
                    position: calls[calls.count - 1].position
                )
                return (calls[calls.count - 1].offset, sequence)
            }
        }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The calls between which the value stays the same, and that are certainly made together.
    private func segments(of calls: [Call], on target: Target) -> [[Call]] {
        let names = Set(target.base.split(separator: ".").map(String.init))
        var segments: [[Call]] = []
        for call in calls {
            guard let last = segments.last?.last else {
                segments.append([call])
                continue
            }
            let between = last.offset...call.offset
            let isSeparate =
                changes.contains { between.contains($0.offset) && !$0.names.isDisjoint(with: names) }
                || exits.contains { between.contains($0.offset) && $0.blocks.contains(target.block) }
            if isSeparate {
                segments.append([call])
            } else {
                segments[segments.count - 1].append(call)
            }
        }
        return segments
    }
}

extension Syntax {
    /// Whether a `return` inside leaves this.
    fileprivate var isBodyOfFunction: Bool {
        switch self.as(SyntaxEnum.self) {
        case .closureExpr, .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .subscriptDecl:
            true
        default: false
        }
    }

    /// Whether a `break` or a `continue` inside leaves this, or a part of it.
    fileprivate var isLoop: Bool {
        switch self.as(SyntaxEnum.self) {
        case .forStmt, .whileStmt, .repeatStmt, .switchExpr: true
        default: false
        }
    }
}

extension FunctionCallExprSyntax {
    /// The base of the call, if it is a name or a path of names; `self` if there is none.
    var simpleBase: String? {
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
