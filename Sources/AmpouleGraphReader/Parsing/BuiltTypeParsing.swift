import AmpouleSyntax
import SwiftSyntax

extension TypeSpelling {
    /// Reads a function type.
    init(_ function: FunctionTypeSyntax) {
        let effects = function.effectSpecifiers
        let thrown = effects?.throwsClause?.type
        let isVariadic = function.parameters.contains { $0.ellipsis != nil }
        var text = ")"
        if effects?.asyncSpecifier != nil { text += " async" }
        if effects?.throwsClause != nil { text += " throws" }
        if let thrown { text += "(\(thrown.trimmedText))" }
        let parameters = function.parameters.map { TypeSpelling($0.type) }
        let separators = parameters.dropFirst().map { _ in ", " }
        self = .built(
            Form(
                pieces: parameters.isEmpty
                    ? ["(\(text) -> ", ""]
                    : ["("] + separators + ["\(isVariadic ? "..." : "")\(text) -> ", ""],
                // 'throws(any Error)' is the same as 'throws', and 'throws(Never)' the same as nothing.
                isPlain: thrown == nil && !isVariadic
            ),
            parameters + [TypeSpelling(function.returnClause.type)]
        )
    }

    /// Reads a tuple type whose elements all have labels; `nil` for any other tuple.
    init?(labelled tuple: TupleTypeSyntax) {
        let labels = tuple.elements.map { element in
            (element.firstName?.textWithoutBackticks).map { $0 + ": " } ?? ""
        }
        guard labels.count > 1, tuple.elements.allSatisfy({ $0.secondName == nil && $0.ellipsis == nil })
        else {
            return nil
        }
        self = .built(
            Form(
                pieces: labels.enumerated().map { place, label in (place == 0 ? "(" : ", ") + label } + [")"],
                isPlain: true
            ),
            tuple.elements.map { TypeSpelling($0.type) }
        )
    }

    /// Reads a metatype, such as `Animal.Type`.
    init(_ metatype: MetatypeTypeSyntax) {
        // 'any Animal.Type' holds the conforming types, '(any Animal).Type' only the protocol's own type.
        let base = TypeSpelling(metatype.baseType)
        let instanceType = metatype.baseType.as(TupleTypeSyntax.self)?.elements.first?.type
        let isOfExistential = instanceType?.is(SomeOrAnyTypeSyntax.self) ?? false
        let name = metatype.metatypeSpecifier.text
        let pieces = isOfExistential ? ["(any ", ").\(name)"] : ["", ".\(name)"]
        self = .built(Form(pieces: pieces, isPlain: name == "Type"), [base])
    }

    /// Reads a type with attributes or specifiers, such as `@Sendable () -> Animal` or `inout Animal`.
    init(_ type: AttributedTypeSyntax) {
        let marks = type.specifiers.map(\.trimmedText) + type.attributes.map(\.trimmedText)
        self = .built(
            Form(
                pieces: [marks.sorted().map { $0 + " " }.joined(), ""],
                // Whether a function of a global actor is '@Sendable' depends on the language version.
                isPlain: marks.count == 1 && ["@Sendable", "@escaping", "inout"].contains(marks[0])
            ),
            [TypeSpelling(type.baseType)]
        )
    }
}

extension TypeSpelling.Form {
    /// The form of tuples without labels.
    init(tupleOf count: Int) {
        let separators = Array(repeating: ", ", count: max(count, 1) - 1)
        self.init(pieces: count == 0 ? ["()"] : ["("] + separators + [")"], isPlain: true)
    }

    /// The last name that all types of a kind share; `nil` for a type with attributes.
    ///
    /// Types with unknown parts are compared only within their kind. A type with attributes has the kind of the type
    /// without them.
    var kind: String? {
        let text = text(pieces.dropLast().map { _ in "_" })
        if text.hasSuffix(".Type") || text.hasSuffix(".Protocol") { return Self.metatype }
        if text.contains(" -> ") { return Self.function }
        return text.hasPrefix("(") ? Self.tuple : pieces.count == 1 ? text : nil
    }

    static let function = "->"
    static let tuple = "()"
    static let metatype = ".Type"

    /// The last names of all types that are built of others.
    static let kinds = [function, tuple, metatype]
}
