/// The bodies of the functions and initializers of a declaration, found without a parser.
///
/// The compiler passes a declaration with all its code, no macro reads that code, and to parse it takes most of the time
/// of an expansion.
struct FunctionBodies {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var scanner: CodeScanner

    /// The bodies without their braces, in their order; empty if the declaration can't be followed.
    private(set) var ranges: [Range<Int>] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        scanner = CodeScanner(bytes)
        scan()
        if scanner.isLost { ranges = [] }
    }

    /// Whether a declaration of a type has begun, whose brace hasn't been reached yet.
    private enum Kind { case unknown, type, other }

    private mutating func scan() {
        var kind = Kind.unknown
        // The number of brackets around the functions: those of a type are in its braces.
        var level = 0
        var expectsBody = false
        var isName = false
        while let token = scanner.next() {
            if isName {
                isName = false
                if case .word = token { continue }
            }
            switch token {
            case .opening(let bracket) where bracket == Byte.brace && scanner.depth == level + 1:
                if expectsBody {
                    expectsBody = false
                    skipBody()
                } else if kind == .type, level == 0 {
                    level = 1
                }
            case .word(let word) where scanner.depth == level:
                switch word {
                case .func, .`init`, .deinit:
                    expectsBody = true
                    isName = word == .func
                    if kind == .unknown { kind = .other }
                case .class, .struct, .enum, .actor, .extension, .protocol:
                    expectsBody = false
                    if kind == .unknown { kind = .type }
                case .var, .let, .subscript, .case, .typealias, .associatedtype:
                    expectsBody = false
                    if kind == .unknown { kind = .other }
                default: break
                }
            // A function without a body may come before it.
            case .semicolon, .pound: if scanner.depth <= level { expectsBody = false }
            default: break
            }
        }
    }

    /// Reads until the bracket that closes the body whose brace was read last.
    private mutating func skipBody() {
        let (start, depth) = (scanner.position, scanner.depth)
        while scanner.next() != nil {
            if scanner.depth < depth {
                ranges.append(start..<scanner.position - 1)
                return
            }
        }
    }
}

extension String {
    /// This declaration with spaces in place of its ``FunctionBodies``, so that all positions stay the same; `nil` if it
    /// has none that can be found.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the declaration.
    var withoutFunctionBodies: String? {
        var text = self
        return text.withUTF8 { bytes in
            let bodies = FunctionBodies(bytes).ranges
            guard !bodies.isEmpty else { return nil }
            return String(unsafeUninitializedCapacity: bytes.count) { buffer in
                _ = buffer.initialize(from: bytes)
                for body in bodies { buffer.replaceWithSpaces(body) }
                return bytes.count
            }
        }
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Replaces all but the ends of lines, by which the macros find the places of what they read.
    fileprivate func replaceWithSpaces(_ range: Range<Int>) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            if self[offset] != Byte.lineFeed, self[offset] != Byte.carriageReturn {
                self[offset] = Byte.space
            }
            offset += 1
        }
    }
}
