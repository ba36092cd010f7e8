/// A source without what a parser isn't needed for: bodies that contain nothing relevant to the reader except names,
/// functions with such bodies whose signatures are plain, and the first imports.
///
/// Parsing takes by far the most time of a check, and functions are most of a source. Spaces replace what is omitted, so
/// that all positions stay the same.
package struct CondensedSource {
    package let text: String

    /// The omitted imports.
    package let imports: [LeadingImport]

    /// The omitted functions.
    package let functions: [PlainFunction]

    /// The hashes of the names in the omitted bodies, sorted.
    package let omittedNames: [UInt32]

    /// Whether the source is nested too deeply for a parser to follow.
    package let isTooDeep: Bool

    private struct Content {
        var text: String?
        var imports: [LeadingImport] = []
        var functions: [PlainFunction] = []
        var omittedNames: [UInt32] = []
        var isTooDeep = false
    }

    /// Condenses a source.
    ///
    /// - Parameters:
    ///   - source: The text of a file.
    ///   - relevant: The words that keep a body.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the source.
    package init(_ source: String, _ relevant: RelevantWords) {
        var source = source
        let content = source.withUTF8 { bytes in
            let finder = BodyFinder(bytes, relevant)
            if finder.isTooDeep { return Content(isTooDeep: true) }
            if finder.isLost { return Content(isTooDeep: CrudeNesting(bytes).isTooDeep) }
            let isRelevant = !relevant.marksOfFiles.isDisjoint(with: finder.words)
            let bodies = isRelevant ? [] : finder.bodies.filter { Self.isWorthOmitting($0, of: bytes) }
            let functions = isRelevant ? [] : finder.functions
            let imports = LeadingImport.all(in: bytes, relevant)
            let omitted = imports.map(\.range) + bodies.map(\.range) + functions.map(\.range)
            guard !omitted.isEmpty else { return Content() }
            let text = String(unsafeUninitializedCapacity: bytes.count) { buffer in
                _ = buffer.initialize(from: bytes)
                for range in omitted { buffer[range].update(repeating: UInt8(ascii: " ")) }
                return bytes.count
            }
            let names = Set((bodies + functions.map(\.body)).flatMap { body in finder.words[body.words] })
            return Content(
                text: text,
                imports: imports,
                functions: functions.map { PlainFunction($0, in: bytes) },
                omittedNames: names.sorted()
            )
        }
        text = content.text ?? source
        imports = content.imports
        functions = content.functions
        omittedNames = content.omittedNames
        isTooDeep = content.isTooDeep
    }

    private static func isWorthOmitting(_ body: BodyFinder.Body, of bytes: UnsafeBufferPointer<UInt8>) -> Bool
    {
        // The text around an attribute may be searched for it.
        body.range.count > 16 && !bytes[body.range].contains(UInt8(ascii: "@"))
    }
}

/// The nesting depth of a source whose strings and comments can't be separated from its code.
private struct CrudeNesting {
    let isTooDeep: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var depth = 0
        var deepest = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: break
            }
            deepest = max(deepest, depth)
        }
        isTooDeep = deepest > 4 * Nesting.maximumDepth
    }
}
