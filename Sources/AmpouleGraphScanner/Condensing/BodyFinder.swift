/// Finds the bodies of functions, initializers and variables that contain nothing relevant to the reader.
///
/// It scans the declarations of a file and of its types. A declaration without any of ``RelevantWords/marks`` contains no
/// registration and no nested declaration. Only the names used in its bodies can matter.
struct BodyFinder {
    /// A body, without its braces.
    struct Body {
        let range: Range<Int>

        /// The range of its words among all words of the file.
        let words: Range<Int>
    }

    /// A member function that shows all that matters of it by its name and the type of its result.
    struct Function {
        let range: Range<Int>
        let body: Body
        let name: Range<Int>
        let result: PlainSignature.Result?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var lexer: SourceLexer
    private var token: SourceLexer.Token
    private var previous: SourceLexer.Token

    /// The number of marks before the declaration.
    private var marksBefore = 0

    /// The offset at which the declaration begins; `nil` after anything but modifiers of a plain function.
    private var start: Int?

    /// The signature of the function, if it may be plain.
    private var signature: PlainSignature?

    /// For each type around the current position, whether it or an enclosing one extends a type such as a container.
    ///
    /// Code in such an extension uses the members of that type without naming it.
    private var areMarked: [Bool] = []

    private(set) var bodies: [Body] = []
    private(set) var functions: [Function] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ relevant: RelevantWords) {
        self.bytes = bytes
        lexer = SourceLexer(bytes, relevant)
        token = lexer.next()
        previous = token
        previous.kind = .semicolon
        while token.kind != .end { scanDeclaration() }
    }

    /// Whether the ends of declarations couldn't be found.
    var isLost: Bool { lexer.isLost }
    var isTooDeep: Bool { lexer.isTooDeep }

    /// The hashes of all words in the file.
    var words: [UInt32] { lexer.words }

    private mutating func advance() {
        signature?.add(token)
        previous = token
        token = lexer.next()
    }

    /// Skips past the closing bracket that matches the current opening one.
    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            if token.kind == .opening { depth += 1 }
            if token.kind == .closing { depth -= 1 }
            advance()
        } while depth > 0 && token.kind != .end
    }

    private func isBrace(_ token: SourceLexer.Token) -> Bool {
        token.kind == .opening && token.value == UInt32(UInt8(ascii: "{"))
    }

    // MARK: - Declarations

    /// Advances to the end of a declaration, to a type's members, or otherwise to the next token.
    private mutating func scanDeclaration() {
        switch token.kind {
        case .word where previous.kind != .dot: scanWord()
        case .opening:
            start = nil
            skipBrackets()
        case .closing, .semicolon, .directive:
            if token.kind == .closing, !areMarked.isEmpty { areMarked.removeLast() }
            advance()
            endDeclaration()
            // An attribute in an '#if' may belong to what follows it.
            if previous.kind == .directive { start = nil }
        default:
            start = nil
            advance()
        }
    }

    private mutating func endDeclaration() {
        marksBefore = token.marksBefore
        start = nil
        // Without a new line, only the compiler knows whether what follows is valid.
        if token.isFirstOnLine || isBrace(previous) { start = token.start }
    }

    private mutating func scanWord() {
        switch token.value {
        case Keywords.function:
            advance()
            if start != nil, !areMarked.isEmpty { signature = PlainSignature(bytes) }
            scanFunction()
            signature = nil
        case Keywords.initializer, Keywords.deinitializer: scanFunction()
        case Keywords.subscript: scanVariable()
        case _ where Keywords.variables.contains(token.value): scanVariable()
        case Keywords.import:
            repeat { advance() } while !token.isFirstOnLine && token.kind != .end && token.kind != .semicolon
            endDeclaration()
        case _ where Keywords.typeKeywords.contains(token.value):
            start = nil
            scanType()
        default:
            if !Keywords.modifiersOfPlainFunctions.contains(token.value) { start = nil }
            advance()
        }
    }

    private mutating func scanType() {
        let keyword = token.value
        advance()
        let name = token
        // 'class' can be a modifier; 'actor' is a name unless another name follows on the line.
        guard
            token.kind == .quotedWord || token.kind == .word,
            keyword != Keywords.class || !Keywords.modifiersOfMembers.contains(token.value),
            keyword != Keywords.actor || !token.isFirstOnLine
        else { return }
        while token.kind != .end, token.kind != .closing, token.kind != .semicolon {
            if isBrace(token) {
                let isMarked = keyword == Keywords.extension && token.marksBefore > name.marksBefore
                areMarked.append(isMarked || areMarked.last == true)
                advance()
                return endDeclaration()
            }
            if token.kind == .opening { skipBrackets() } else { advance() }
        }
    }

    /// Advances to the end of a function or an initializer, from its keyword or after it.
    private mutating func scanFunction() {
        var hasParameters = token.value == Keywords.deinitializer
        advance()
        let marks = token.marksBefore
        while token.kind != .end, token.kind != .closing, token.kind != .semicolon, token.kind != .directive {
            if isBrace(token) {
                let signature = self.signature
                self.signature = nil
                let (body, _) = scanBlock()
                if let signature, signature.isPlain, isPlain(body) {
                    add(body, signature)
                } else if hasParameters {
                    add([body], unlessMarkedSince: marks)
                }
                break
            }
            if hasParameters, token.isFirstOnLine, !continuesSignature { break }
            if token.kind == .opening {
                hasParameters = hasParameters || token.value == UInt32(UInt8(ascii: "("))
                skipBrackets()
            } else {
                advance()
            }
        }
        endDeclaration()
    }

    private var continuesSignature: Bool {
        switch token.kind {
        case .operator, .comma, .colon, .dot, .opening: true
        case .word where Keywords.partsOfSignatures.contains(token.value): true
        default: continuesPreviousLine
        }
    }

    private var continuesPreviousLine: Bool {
        switch previous.kind {
        case .operator, .comma, .colon, .dot, .at: true
        case .word: Keywords.partsOfSignatures.contains(previous.value)
        default: false
        }
    }

    /// Advances to the end of a variable or a subscript, from its keyword.
    private mutating func scanVariable() {
        let marks = marksBefore
        var blocks: [Body] = []
        advance()
        while token.kind != .end, token.kind != .closing, token.kind != .semicolon, token.kind != .directive {
            if isBrace(token) {
                let (block, hasAccessors) = scanBlock()
                if !hasAccessors { blocks.append(block) }
                continue
            }
            if token.isFirstOnLine, !continuesSignature { break }
            if token.kind == .opening { skipBrackets() } else { advance() }
        }
        add(blocks, unlessMarkedSince: marks)
        endDeclaration()
    }

    /// Skips a block, from its brace, and returns whether it consists of accessors.
    private mutating func scanBlock() -> (body: Body, hasAccessors: Bool) {
        let brace = token
        advance()
        let hasAccessors =
            token.kind == .at || token.kind == .word && Keywords.accessors.contains(token.value)
        while token.kind != .closing, token.kind != .end {
            if token.kind == .opening { skipBrackets() } else { advance() }
        }
        let body = Body(range: brace.end..<token.start, words: brace.wordsBefore..<token.wordsBefore)
        advance()
        return (body, hasAccessors)
    }

    /// Whether all that matters of a function with a plain signature is that signature.
    private func isPlain(_ body: Body) -> Bool {
        // The keyword is the only mark.
        guard let start, token.marksBefore == marksBefore + 1, areMarked.last == false else { return false }
        let endsLine = token.isFirstOnLine || token.kind == .closing || token.kind == .end
        return endsLine && !bytes[start..<body.range.upperBound].contains(UInt8(ascii: "@"))
    }

    private mutating func add(_ body: Body, _ signature: PlainSignature) {
        guard let start else { return }
        functions.append(
            Function(
                range: start..<body.range.upperBound + 1,
                body: body,
                name: signature.name,
                result: signature.result
            )
        )
    }

    private mutating func add(_ found: [Body], unlessMarkedSince marks: Int) {
        if token.marksBefore == marks, areMarked.last != true { bodies += found }
    }
}
