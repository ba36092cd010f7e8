import SwiftSyntax

/// Content that depends on conditional compilation that a macro can't evaluate.
///
/// A macro can evaluate every condition of an `#if` except which modules can be imported.
package indirect enum Conditional<Content> {
    case always(Content)

    /// The clauses in order; the first one whose condition holds applies.
    case clauses([Clause])

    package struct Clause {
        /// The condition as written; `nil` for an `#else`.
        package let condition: String?
        package let content: Conditional
    }

    package var all: [Content] {
        switch self {
        case .always(let content): [content]
        case .clauses(let clauses): clauses.flatMap(\.content.all)
        }
    }

    package func map<Result>(_ transform: (Content) -> Result) -> Conditional<Result> {
        compactMap(transform) ?? .clauses([])
    }

    /// The results of `transform`, without those that are `nil`.
    package func compactMap<Result>(_ transform: (Content) -> Result?) -> Conditional<Result>? {
        switch self {
        case .always(let content): return transform(content).map(Conditional<Result>.always)
        case .clauses(let clauses):
            return .clauses(
                clauses.compactMap { clause in
                    clause.content.compactMap(transform).map { content in
                        .init(condition: clause.condition, content: content)
                    }
                }
            )
        }
    }
}

extension Conditional<String> {
    /// The content inside the `#if`s that it depends on.
    package var text: String {
        switch self {
        case .always(let text): return text
        case .clauses(let clauses):
            let texts = clauses.map(\.content.text)
            if Set(texts).count == 1, let text = texts.first { return text }
            let pieces = zip(clauses, texts).enumerated().map { index, piece in
                let (clause, text) = piece
                guard let condition = clause.condition else { return "#else\n\(text)" }
                return "\(index == 0 ? "#if" : "#elseif") \(condition)\n\(text)"
            }
            return pieces.joined(separator: "\n") + "\n#endif"
        }
    }
}
