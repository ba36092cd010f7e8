/// Splits code into tokens, as precisely as finding the ends of blocks, strings and comments requires.
///
/// It gives up where only a parser can tell, such as on a regular expression between slashes: see ``isLost``. That costs
/// time, but a block whose end is wrong would cost code.
struct CodeScanner {
    enum Token {
        case word(Word)
        case opening(UInt8)
        case closing
        case semicolon
        /// A `#`, of a directive or of a macro.
        case pound
        case other
    }

    /// A word that isn't a member of anything, by its length and its last eight bytes.
    struct Word: Equatable {
        var count = 0
        var bytes: UInt64 = 0
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    /// The opening brackets around the position.
    private var brackets: [UInt8] = []

    /// Whether a slash that follows divides.
    private var hasOperandBefore = false
    private var hasDotBefore = false

    /// The number of interpolations around the position.
    private var interpolations = 0

    /// Whether the code has syntax that only a parser can split, or is malformed.
    private(set) var isLost = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The number of brackets around the position.
    var depth: Int { brackets.count }

    /// Reads the next token; `nil` at the end, and where it gives up.
    mutating func next() -> Token? {
        skipTrivia()
        guard !isLost, position < bytes.count else {
            if !brackets.isEmpty { isLost = true }
            return nil
        }
        let first = bytes[position]
        if Self.isWord(first) { return scanWord() }
        hasDotBefore = first == Byte.dot
        switch first {
        case Byte.brace, Byte.parenthesis, Byte.bracket:
            brackets.append(first)
            return single(.opening(first))
        case Byte.closingBrace: return close(Byte.brace)
        case Byte.closingParenthesis: return close(Byte.parenthesis)
        case Byte.closingBracket: return close(Byte.bracket)
        case Byte.semicolon: return single(.semicolon)
        case Byte.comma, Byte.colon, Byte.at, Byte.dot, Byte.backslash:
            return single(.other)
        case Byte.quote: return scanString(pounds: 0)
        case Byte.pound: return scanPound()
        case Byte.backtick: return scanQuotedWord()
        default: return scanOperator()
        }
    }

    // MARK: - Bytes

    private func byte(_ offset: Int) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    /// Whether a name can contain this byte.
    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x24 || byte >= 0x80
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
        default: false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == Byte.space || byte &- 0x09 < 5 }

    private static func isNewline(_ byte: UInt8) -> Bool {
        byte == Byte.lineFeed || byte == Byte.carriageReturn
    }

    // MARK: - Trivia

    private mutating func skipTrivia() {
        while position < bytes.count {
            let next = bytes[position]
            if Self.isSpace(next) {
                position += 1
            } else if next == Byte.slash, byte(1) == Byte.slash {
                while position < bytes.count, !Self.isNewline(bytes[position]) { position += 1 }
            } else if next == Byte.slash, byte(1) == Byte.asterisk {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte(0) == Byte.slash, byte(1) == Byte.asterisk {
                depth += 1
                position += 2
            } else if byte(0) == Byte.asterisk, byte(1) == Byte.slash {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        if depth > 0 { isLost = true }
    }

    // MARK: - Tokens

    private mutating func single(_ token: Token) -> Token {
        position += 1
        hasOperandBefore = false
        return token
    }

    private mutating func close(_ opening: UInt8) -> Token? {
        guard brackets.popLast() == opening else { return giveUp() }
        position += 1
        hasOperandBefore = true
        return .closing
    }

    private mutating func giveUp() -> Token? {
        isLost = true
        return nil
    }

    private mutating func scanWord() -> Token {
        var word = Word()
        while position < bytes.count, Self.isWord(bytes[position]) {
            word.count += 1
            word.bytes = word.bytes << 8 | UInt64(bytes[position])
            position += 1
        }
        // Letters and operators outside of ASCII aren't distinguished.
        hasOperandBefore = bytes[position - 1] < 0x80
        defer { hasDotBefore = false }
        return hasDotBefore ? .other : .word(word)
    }

    private mutating func scanQuotedWord() -> Token? {
        repeat {
            position += 1
        } while position < bytes.count && bytes[position] != Byte.backtick
            && !Self.isNewline(bytes[position])
        guard byte(0) == Byte.backtick else { return giveUp() }
        position += 1
        hasOperandBefore = true
        return .other
    }

    private mutating func scanOperator() -> Token? {
        let start = position
        guard Self.isOperator(bytes[start]) else { return giveUp() }
        while Self.isOperator(byte(0)) {
            if byte(0) == Byte.slash {
                // A comment ends an operator.
                if byte(1) == Byte.slash || byte(1) == Byte.asterisk { break }
                guard position == start, divides else { return giveUp() }
            }
            position += 1
        }
        hasOperandBefore = false
        return .other
    }

    /// Whether the slash at the position is no beginning of a regular expression.
    private var divides: Bool {
        guard hasOperandBefore else { return false }
        return !Self.isSpace(bytes[position - 1]) || Self.isSpace(byte(1)) || byte(1) == Byte.equals
    }

    private mutating func scanPound() -> Token? {
        var pounds = 0
        while byte(pounds) == Byte.pound { pounds += 1 }
        if byte(pounds) == Byte.quote {
            position += pounds
            return scanString(pounds: pounds)
        }
        guard pounds == 1, Self.isWord(byte(1)) else { return giveUp() }
        return single(.pound)
    }

    // MARK: - Strings

    private mutating func scanString(pounds: Int) -> Token? {
        // Two quotes alone are an empty string.
        let isMultiline = byte(1) == Byte.quote && byte(2) == Byte.quote
        let quotes = isMultiline ? 3 : 1
        position += quotes
        if isMultiline {
            while byte(0) == Byte.space || byte(0) == Byte.tab { position += 1 }
            // Otherwise, it's a string of quotes between signs, such as '#"""#', or malformed.
            guard Self.isNewline(byte(0)) else { return giveUp() }
        }
        while !isLost, position < bytes.count {
            let next = bytes[position]
            if next == Byte.quote, isDelimiter(quotes: quotes, pounds: pounds) {
                position += quotes + pounds
                hasOperandBefore = true
                return .other
            }
            if !isMultiline, Self.isNewline(next) { break }
            position += 1
            guard next == Byte.backslash, hasPounds(pounds, at: 0) else { continue }
            position += pounds
            if byte(0) == Byte.parenthesis { scanInterpolation() } else { position += 1 }
        }
        return giveUp()
    }

    private func isDelimiter(quotes: Int, pounds: Int) -> Bool {
        for place in 0..<quotes where byte(place) != Byte.quote { return false }
        return hasPounds(pounds, at: quotes)
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        for place in 0..<count where byte(offset + place) != Byte.pound { return false }
        return true
    }

    private mutating func scanInterpolation() {
        let depth = depth
        interpolations += 1
        // Each level is a call of its own.
        if interpolations > 32 { isLost = true }
        repeat { if next() == nil { return isLost = true } } while self.depth > depth
        interpolations -= 1
    }
}

extension CodeScanner.Word {
    static let `actor` = word("actor")
    static let `associatedtype` = word("associatedtype")
    static let `case` = word("case")
    static let `class` = word("class")
    static let `deinit` = word("deinit")
    static let `enum` = word("enum")
    static let `extension` = word("extension")
    static let `func` = word("func")
    static let `init` = word("init")
    static let `let` = word("let")
    static let `protocol` = word("protocol")
    static let `struct` = word("struct")
    static let `subscript` = word("subscript")
    static let `typealias` = word("typealias")
    static let `var` = word("var")

    private static func word(_ name: String) -> Self {
        Self(count: name.utf8.count, bytes: name.utf8.reduce(0) { bytes, byte in bytes << 8 | UInt64(byte) })
    }
}

/// The bytes that separate tokens.
///
/// The plugin isn't optimized, and `UInt8(ascii:)` takes 35 instructions then.
enum Byte {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var quote: UInt8 { 0x22 }
    static var pound: UInt8 { 0x23 }
    static var parenthesis: UInt8 { 0x28 }
    static var closingParenthesis: UInt8 { 0x29 }
    static var asterisk: UInt8 { 0x2A }
    static var comma: UInt8 { 0x2C }
    static var dot: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var equals: UInt8 { 0x3D }
    static var at: UInt8 { 0x40 }
    static var bracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var closingBracket: UInt8 { 0x5D }
    static var backtick: UInt8 { 0x60 }
    static var brace: UInt8 { 0x7B }
    static var closingBrace: UInt8 { 0x7D }
}
