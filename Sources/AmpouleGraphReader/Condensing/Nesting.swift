/// The nesting depth of the brackets around a token, and the length of the expression that it belongs to.
///
/// Parsers and readers call themselves for what is nested, and for each link of a chain such as `a.b().c()`, so a
/// source that exceeds the limits would make their stacks overflow.
struct Nesting {
    /// The compiler itself refuses brackets that are nested deeper.
    static let maximumDepth = 256

    /// The number of tokens in an expression, apart from operands of binary operators.
    static let maximumLength = 10_000

    /// The number of square brackets that may each be the only element of the one around it.
    ///
    /// To tell whether `[` begins a type, the parser looks at each of them in two ways, so the time doubles.
    static let maximumArrays = 12

    /// The state between two brackets.
    private struct Level {
        let bracket: UInt8

        /// The tokens since the beginning of the expression.
        var length = 0
        var arrays = 0
    }

    /// The file and all brackets around the place that has been reached.
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
    /// - Parameter isBinary: Whether it is an operator between two operands, of which a list is as flat as one of commas.
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

    /// Whether a token at the beginning of a line begins a statement, rather than continuing the one before.
    private func beginsStatement(_ token: SourceLexer.Token) -> Bool {
        guard level.bracket == UInt8(ascii: "{") else { return false }
        return switch token.kind {
        case .dot, .operator, .colon, .opening: false
        case .word: token.value != Words.else
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
