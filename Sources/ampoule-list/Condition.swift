import SwiftSyntax

/// The condition under which a declaration is compiled, as an `#if` spells it.
struct Condition: Hashable, Comparable {
    let text: String

    /// The condition of both.
    func and(_ other: Condition) -> Condition { Condition(text: "\(text) && \(other.text)") }

    static func < (left: Condition, right: Condition) -> Bool { left.text < right.text }
}

extension IfConfigDeclSyntax {
    /// The clauses, each with what has to hold for it.
    var conditions: [(clause: IfConfigClauseSyntax, condition: Condition)] {
        var before: [String] = []
        return clauses.map { clause in
            let own = clause.condition.map { condition in "(\(condition.trimmedDescription))" }
            defer { own.map { before.append("!\($0)") } }
            return (clause, Condition(text: (before + [own].compactMap(\.self)).joined(separator: " && ")))
        }
    }
}
