/// The nesting depth of the brackets around a token, and the length of the expression that it belongs to.
///
/// Parsers and readers recurse into nested code and into each link of a chain such as `a.b().c()`. A source that
/// exceeds the limits would overflow their stacks.
struct Nesting {
    /// The maximum depth of nested brackets, which is also the compiler's limit.
    static let maximumDepth = 256

    /// The maximum number of tokens in an expression, not counting operands of binary operators.
    static let maximumLength = 10_000

    /// The maximum depth of square brackets that are each the only element of the enclosing ones.
    ///
    /// To decide whether `[` begins a type, the parser tries each of them twice, so each level doubles the time.
    static let maximumArrays = 12

    /// The state between two brackets.
    private struct Level {
        let bracket: UInt8

        /// The number of tokens since the beginning of the expression.
        var length = 0
        var arrays = 0
    }

    /// The levels of the file and of all brackets around the current position.
    private var levels = [Level(bracket: UInt8(ascii: "{"))]

    private(set) var isUnbalanced = false
    private(set) var isTooDeep = false

    var depth: Int { levels.count - 1 }

    private var level: Level {
        get { levels[levels.count - 1] }
        set { levels[levels.count - 1] = newValue }
    }

    /// Takes the next token into account.
    ///
    /// - Parameter isBinary: Whether it is an operator between two operands; a sequence of those doesn't nest.
    mutating func follow(_ token: SourceLexer.Token, isBinary: Bool) {
        if isBinary || token.isFirstOnLine && beginsStatement(token) { level.length = 0 }
        level.length += 1
        switch token.kind {
        case .opening: open(UInt8(truncatingIfNeeded: token.value))
        case .closing:
            guard depth > 0, Self.closing(level.bracket) == token.value else {
                isUnbalanced = true
                return
            }
            levels.removeLast()
        case .comma, .semicolon:
            level.length = 0
            level.arrays = 0
        case .colon, .literal: level.arrays = 0
        default: break
        }
        if depth > Self.maximumDepth || level.length > Self.maximumLength || level.arrays > Self.maximumArrays
        {
            isTooDeep = true
        }
    }

    private mutating func open(_ bracket: UInt8) {
        let arrays =
            switch bracket {
            case UInt8(ascii: "["): level.arrays + 1
            case UInt8(ascii: "("): level.arrays
            default: 0
            }
        levels.append(Level(bracket: bracket, arrays: arrays))
    }

    /// Whether a token at the beginning of a line begins a statement, rather than continuing the previous one.
    private func beginsStatement(_ token: SourceLexer.Token) -> Bool {
        guard level.bracket == UInt8(ascii: "{") else { return false }
        return switch token.kind {
        case .dot, .operator, .colon, .opening: false
        case .word: token.value != Keywords.else
        default: true
        }
    }

    private static func closing(_ opening: UInt8) -> UInt32 {
        switch opening {
        case UInt8(ascii: "{"): UInt32(UInt8(ascii: "}"))
        case UInt8(ascii: "("): UInt32(UInt8(ascii: ")"))
        default: UInt32(UInt8(ascii: "]"))
        }
    }
}
