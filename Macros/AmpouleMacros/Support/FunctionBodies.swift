#if !AMPOULE_SWIFT_SYNTAX_PACKAGE && compiler(<6.4)
@_spi(ExperimentalLanguageFeatures) @_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The bodies of the functions and initializers of a declaration, found without a parser.
///
/// The compiler passes a declaration with all its code, no macro reads that code, and to parse it takes most of the time
/// of an expansion. To split it into tokens takes a tenth of that. Where only a parser can tell whether a slash begins a
/// regular expression, there are no bodies: a body whose end is wrong would cost code.
struct FunctionBodies {
    /// The bodies without their braces, in their order; empty if the declaration can't be followed.
    private(set) var ranges: [Range<Int>] = []
    private var lexemes: Lexer.LexemeSequence

    /// The end of the lexeme that was read last.
    private var offset = 0

    /// The opening brackets around the offset.
    private var brackets: [RawTokenKind] = []
    private var isLost = false

    private struct Token {
        let kind: RawTokenKind
        let text: SyntaxText
        let range: Range<Int>
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let tracker = UnsafeMutablePointer<LookaheadTracker>.allocate(capacity: 1)
        tracker.initialize(to: LookaheadTracker())
        defer { tracker.deallocate() }
        lexemes = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
        scan()
        if isLost { ranges = [] }
    }

    /// Reads the next token; `nil` at the end, and where it gives up.
    private mutating func next() -> Token? {
        guard !isLost, let lexeme = lexemes.next(), lexeme.rawTokenKind != .endOfFile else {
            if !brackets.isEmpty { isLost = true }
            return nil
        }
        let start = offset + lexeme.leadingTriviaText.count
        let token = Token(
            kind: lexeme.rawTokenKind,
            text: lexeme.tokenText,
            range: start..<start + lexeme.tokenText.count
        )
        offset += lexeme.byteLength
        switch token.kind {
        case .leftBrace, .leftParen, .leftSquare: brackets.append(token.kind)
        case .rightBrace: isLost = brackets.popLast() != .leftBrace
        case .rightParen: isLost = brackets.popLast() != .leftParen
        case .rightSquare: isLost = brackets.popLast() != .leftSquare
        case .regexSlash, .regexPoundDelimiter, .singleQuote, .unknown: isLost = true
        case .binaryOperator: isLost = token.text.contains("/") && token.text != "/" && token.text != "/="
        case .prefixOperator, .postfixOperator: isLost = token.text.contains("/")
        default: break
        }
        if lexeme.diagnostic != nil { isLost = true }
        return isLost ? nil : token
    }

    /// Whether a declaration of a type has begun, whose brace hasn't been reached yet.
    private enum Kind { case unknown, type, other }

    private mutating func scan() {
        var kind = Kind.unknown
        // The number of brackets around the functions: those of a type are in its braces.
        var level = 0
        var expectsBody = false
        var previous = SyntaxText()
        while let token = next() {
            // A name may be spelled like the beginning of a declaration.
            let isName = previous == "func" || previous == "."
            previous = token.text
            if token.kind == .leftBrace, brackets.count == level + 1 {
                if expectsBody {
                    expectsBody = false
                    skipBody(after: token.range.upperBound)
                } else if kind == .type, level == 0 {
                    level = 1
                }
            }
            guard brackets.count == level, !isName else { continue }
            switch token.text {
            case "func", "init", "deinit":
                expectsBody = true
                if kind == .unknown { kind = .other }
            case "class", "struct", "enum", "actor", "extension", "protocol":
                expectsBody = false
                if kind == .unknown { kind = .type }
            case "var", "let", "subscript", "case", "typealias", "associatedtype":
                expectsBody = false
                if kind == .unknown { kind = .other }
            // A function without a body may come before it.
            case ";", "#", "#if", "#elseif", "#else", "#endif", "#sourceLocation": expectsBody = false
            default: break
            }
        }
    }

    /// Reads until the bracket that closes the body whose brace was read last.
    private mutating func skipBody(after start: Int) {
        let depth = brackets.count
        while let token = next() {
            if brackets.count < depth {
                ranges.append(start..<token.range.lowerBound)
                return
            }
        }
    }
}

extension String {
    /// This declaration with spaces in place of its ``FunctionBodies``, so that all positions stay the same; `nil` if it
    /// has none that can be found.
    var withoutFunctionBodies: String? {
        var text = self
        return text.withUTF8 { bytes in
            let bodies = FunctionBodies(bytes).ranges
            guard !bodies.isEmpty else { return nil }
            var shorter = Array(bytes)
            let (space, lineFeed, carriageReturn) = (UInt8(0x20), UInt8(0x0A), UInt8(0x0D))
            for body in bodies {
                // The macros find the places of what they read by the ends of lines.
                for index in body where bytes[index] != lineFeed && bytes[index] != carriageReturn {
                    shorter[index] = space
                }
            }
            return String(decoding: shorter, as: UTF8.self)
        }
    }
}
#endif
