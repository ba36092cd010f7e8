/// Splits a source into tokens, as precisely as finding the ends of declarations, strings and comments requires.
///
/// It gives up on syntax that only a parser can recognize, such as a regular expression between slashes: see
/// ``isLost``.
struct SourceLexer {
    struct Token {
        enum Kind {
            case word
            /// A name in backticks.
            case quotedWord
            /// A number or a string.
            case literal
            case opening
            case closing
            case comma
            case semicolon
            case dot
            case colon
            /// `@`, before the name of an attribute.
            case at
            /// `#if`, `#elseif`, `#else` and `#endif`.
            case directive
            /// `->`, `=` and all operators.
            case `operator`
            case end
        }

        var kind: Kind
        var start: Int
        var end: Int
        var isFirstOnLine: Bool

        /// The hash of the name of a word; the byte of a bracket; the last bytes of an operator.
        var value: UInt32

        /// The number of words before it, and the number of marks among them.
        var wordsBefore: Int
        var marksBefore: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let relevant: RelevantWords
    private var position = 0
    private var isAtLineStart = true
    private var hasOperandBefore = false
    private var nesting = Nesting()

    /// The hashes of all words so far, including those in interpolations.
    private(set) var words: [UInt32] = []

    /// The number of marks among the words so far.
    private var markCount = 0

    /// Whether the source has syntax that only a parser can split, or is malformed.
    private(set) var isLost = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ relevant: RelevantWords) {
        self.bytes = bytes
        self.relevant = relevant
        words.reserveCapacity(bytes.count / 8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    }

    /// Whether brackets are nested, or expressions chained, deeper than a recursive reader should follow.
    var isTooDeep: Bool { nesting.isTooDeep }

    /// Reads the next token; at the end, returns the last one each time.
    mutating func next() -> Token {
        skipTrivia()
        let isFirstOnLine = isAtLineStart
        isAtLineStart = false
        guard !isLost, position < bytes.count else {
            if nesting.depth > 0 { isLost = true }
            return Token(
                kind: .end,
                start: position,
                end: position,
                isFirstOnLine: isFirstOnLine,
                value: 0,
                wordsBefore: words.count,
                marksBefore: markCount
            )
        }
        let (start, wordsBefore, marksBefore) = (position, words.count, markCount)
        let (kind, value) = scan()
        let token = Token(
            kind: kind,
            start: start,
            end: position,
            isFirstOnLine: isFirstOnLine,
            value: value,
            wordsBefore: wordsBefore,
            marksBefore: marksBefore
        )
        hasOperandBefore =
            switch kind {
            case .word, .quotedWord, .literal, .closing: true
            default: false
            }
        let isArrow = bytes[start] == UInt8(ascii: "-") && bytes[position - 1] == UInt8(ascii: ">")
        nesting.follow(token, isBinary: kind == .operator && isSpaced(start, position) && !isArrow)
        if nesting.isUnbalanced || nesting.isTooDeep { isLost = true }
        return token
    }

    // MARK: - Bytes

    private func byte(_ offset: Int) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func isSpaced(_ start: Int, _ end: Int) -> Bool {
        start > 0 && bytes[start - 1].isSpace && end < bytes.count && bytes[end].isSpace
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"),
            bytes[position] != UInt8(ascii: "\r")
        {
            position += 1
        }
    }

    private mutating func skipTrivia() {
        while position < bytes.count {
            let next = bytes[position]
            if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") {
                isAtLineStart = true
                position += 1
            } else if next.isSpace {
                position += 1
            } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                skipLine()
            } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        if depth > 0 { isLost = true }
    }

    // MARK: - Tokens

    private mutating func scan() -> (Token.Kind, UInt32) {
        let first = bytes[position]
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
            position += 1
            return (.opening, UInt32(first))
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
            position += 1
            return (.closing, UInt32(first))
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: ";"): return single(.semicolon)
        case UInt8(ascii: ":"): return single(.colon)
        case UInt8(ascii: "@"): return single(.at)
        case UInt8(ascii: "."):
            if !byte(1).isOperator { return single(.dot) }
            return scanOperator()
        case UInt8(ascii: "\""):
            scanString(pounds: 0)
            return (.literal, 0)
        case UInt8(ascii: "#"): return scanPound()
        case UInt8(ascii: "`"): return scanQuotedWord()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            scanNumber()
            return (.literal, 0)
        case _ where first.isWord: return (.word, scanWord())
        case _ where first.isOperator: return scanOperator()
        default:
            // A backslash of a key path, or something invalid.
            if first != UInt8(ascii: "\\") { isLost = true }
            return single(.operator)
        }
    }

    private mutating func single(_ kind: Token.Kind) -> (Token.Kind, UInt32) {
        position += 1
        return (kind, 0)
    }

    private mutating func scanWord() -> UInt32 {
        var hash = NameHash()
        var isPlain = true
        while position < bytes.count, bytes[position].isWord {
            if bytes[position] >= 0x80 { isPlain = false }
            hash.add(bytes[position])
            position += 1
        }
        words.append(hash.value)
        // Letters and operators outside of ASCII aren't distinguished.
        if !isPlain || relevant.marks.contains(hash.value) { markCount += 1 }
        return hash.value
    }

    private mutating func scanQuotedWord() -> (Token.Kind, UInt32) {
        position += 1
        var hash = NameHash()
        while position < bytes.count, bytes[position] != UInt8(ascii: "`"),
            bytes[position] != UInt8(ascii: "\n")
        {
            hash.add(bytes[position])
            position += 1
        }
        if byte(0) != UInt8(ascii: "`") { isLost = true }
        position += 1
        words.append(hash.value)
        if relevant.marks.contains(hash.value) { markCount += 1 }
        return (.quotedWord, hash.value)
    }

    private mutating func scanNumber() {
        while position < bytes.count {
            let isFraction =
                bytes[position] == UInt8(ascii: ".")
                && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
            guard bytes[position].isWord || isFraction else { return }
            position += 1
        }
    }

    private mutating func scanOperator() -> (Token.Kind, UInt32) {
        let start = position
        var value: UInt32 = 0
        while position < bytes.count, bytes[position].isOperator || bytes[position] == UInt8(ascii: ".") {
            // A comment ends an operator.
            let next = byte(1)
            if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
                break
            }
            // It may begin a regular expression unless it is between two operands.
            if bytes[position] == UInt8(ascii: "/"), position == start,
                !hasOperandBefore || (bytes[start - 1].isSpace && !next.isSpace && next != UInt8(ascii: "="))
            {
                isLost = true
            }
            value = value << 8 | UInt32(bytes[position])
            position += 1
        }
        return (.operator, value)
    }

    private mutating func scanPound() -> (Token.Kind, UInt32) {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
            position += pounds
            scanString(pounds: pounds)
            return (.literal, 0)
        }
        guard pounds == 1, byte(1).isWord else {
            isLost = true
            return single(.operator)
        }
        position += 1
        let name = scanWord()
        if Keywords.directives.contains(name) {
            markCount += 1
            return (.directive, name)
        }
        if !relevant.harmlessMacros.contains(name) { markCount += 1 }
        return (.literal, name)
    }

    // MARK: - Strings

    private mutating func scanString(pounds: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        // Two quotes alone are an empty string.
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while position < bytes.count, !isLost {
            let next = bytes[position]
            if next == UInt8(ascii: "\""), isDelimiter(quotes: quotes, pounds: pounds) {
                position += quotes + pounds
                return
            }
            if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r"), !isMultiline { break }
            guard next == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) else {
                position += 1
                continue
            }
            position += 1 + pounds
            if byte(0) == UInt8(ascii: "(") { scanInterpolation() } else { position += 1 }
        }
        isLost = true
    }

    private func isDelimiter(quotes: Int, pounds: Int) -> Bool {
        for place in 0..<quotes where byte(place) != UInt8(ascii: "\"") { return false }
        return hasPounds(pounds, at: quotes)
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        for place in 0..<count where byte(offset + place) != UInt8(ascii: "#") { return false }
        return true
    }

    private mutating func scanInterpolation() {
        let depth = nesting.depth
        repeat {
            if next().kind == .end { return }
        } while nesting.depth > depth && !isLost
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r") || self == 0x0B || self == 0x0C
    }

    /// Whether a name can contain this byte.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
