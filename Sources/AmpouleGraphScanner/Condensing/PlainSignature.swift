/// Reads the signature of a function, as far as the scanner can be sure of its syntax.
///
/// A plain signature has names of types, optionals, arrays and dictionaries of them, and no attributes, generic parameters
/// or default values. The parser would find neither a mistake nor anything relevant in it, apart from the names.
struct PlainSignature {
    /// The type that a function returns.
    enum Result {
        case named(Range<Int>)
        case array
        case dictionary
    }

    private enum State {
        case name
        case parenthesis
        case labelOrEnd
        case nameOrColon
        case colon
        case type
        case nameOfType
        case nameOfMember
        case afterType
        case effects
        case notPlain
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var state = State.name

    /// The range of the name in the bytes of the source.
    private(set) var name = 0..<0

    /// The type of the result; `nil` if there is none.
    private(set) var result: Result?

    private var hasParameter = false
    private var isInResult = false
    private var isInBrackets = false
    private var hasKey = false
    private var isOptional = false
    private var isAsync = false
    private var isThrowing = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Whether the signature is plain and complete, so that a body may follow.
    var isPlain: Bool {
        switch state {
        case .effects: true
        case .afterType: isInResult && !isInBrackets
        default: false
        }
    }

    /// Takes the next token into account, from the name of the function on.
    mutating func add(_ token: SourceLexer.Token) {
        state = next(token)
    }

    private mutating func next(_ token: SourceLexer.Token) -> State {
        switch state {
        case .name:
            name = token.start..<token.end
            return isName(token) ? .parenthesis : .notPlain
        case .parenthesis: return isBracket(token, "(") ? .labelOrEnd : .notPlain
        case .labelOrEnd:
            if isBracket(token, ")"), !hasParameter { return .effects }
            hasParameter = true
            return isName(token) || isLabel(token) ? .nameOrColon : .notPlain
        case .nameOrColon: return token.kind == .colon ? .type : isName(token) ? .colon : .notPlain
        case .colon: return token.kind == .colon ? .type : .notPlain
        case .type:
            isOptional = false
            if !isInBrackets, isBracket(token, "[") {
                (isInBrackets, hasKey) = (true, false)
                return .type
            }
            if token.kind == .word, Keywords.existentials.contains(token.value) { return .nameOfType }
            return readNameOfType(token)
        case .nameOfType: return readNameOfType(token)
        case .nameOfMember: return isSpaced(token) ? .notPlain : readNameOfType(token)
        case .afterType: return afterType(token)
        case .effects: return effect(token)
        case .notPlain: return .notPlain
        }
    }

    private mutating func readNameOfType(_ token: SourceLexer.Token) -> State {
        // A capital letter begins no keyword but those that are types.
        guard token.kind == .word, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[token.start] else {
            return .notPlain
        }
        if isInResult, !isInBrackets { result = .named(token.start..<token.end) }
        return .afterType
    }

    private mutating func afterType(_ token: SourceLexer.Token) -> State {
        switch token.kind {
        case .operator where token.value == UInt32(UInt8(ascii: "?")) && !isOptional && !isSpaced(token):
            isOptional = true
            return .afterType
        case .dot where (isInBrackets || !isInResult) && !isOptional && !isSpaced(token): return .nameOfMember
        case .colon where isInBrackets && !hasKey:
            hasKey = true
            return .type
        case .closing where isInBrackets && isBracket(token, "]"):
            isInBrackets = false
            isOptional = false
            if isInResult { result = hasKey ? .dictionary : .array }
            return .afterType
        case .comma where !isInBrackets && !isInResult: return .labelOrEnd
        case .closing where !isInBrackets && !isInResult && isBracket(token, ")"): return .effects
        default: return .notPlain
        }
    }

    private mutating func effect(_ token: SourceLexer.Token) -> State {
        if token.kind == .operator, token.value == Self.arrow {
            isInResult = true
            return .type
        }
        guard token.kind == .word, !isThrowing else { return .notPlain }
        switch token.value {
        case Keywords.async where !isAsync: isAsync = true
        case Keywords.throws: isThrowing = true
        default: return .notPlain
        }
        return .effects
    }

    private static let arrow = UInt32(UInt8(ascii: "-")) << 8 | UInt32(UInt8(ascii: ">"))

    private func isName(_ token: SourceLexer.Token) -> Bool {
        token.kind == .word && !Keywords.reserved.contains(token.value)
            && bytes[token.start] != UInt8(ascii: "$")
    }

    private func isLabel(_ token: SourceLexer.Token) -> Bool {
        token.kind == .word && Keywords.labels.contains(token.value)
    }

    private func isBracket(_ token: SourceLexer.Token, _ bracket: Unicode.Scalar) -> Bool {
        (token.kind == .opening || token.kind == .closing) && token.value == bracket.value
    }

    /// Whether there is space before a token.
    private func isSpaced(_ token: SourceLexer.Token) -> Bool {
        token.isFirstOnLine || token.start > 0 && bytes[token.start - 1] <= UInt8(ascii: " ")
    }
}
