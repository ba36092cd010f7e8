import SwiftSyntax

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#endif

// The macros are built without optimization, where a loop over the bytes of a declaration takes longer than the rest of an
// expansion. The functions of the C library are optimized, and end at a null character.
extension String {
    /// The offset of the first occurrence of `text`, in bytes, before any null character.
    ///
    /// - Parameter start: The offset at which the search starts.
    package func offset(of text: String, from start: Int = 0) -> Int? {
        withCString { bytes in strstr(bytes + start, text).map { found in UnsafePointer(found) - bytes } }
    }

    /// Whether this contains `text`, or a null character.
    package func mayContain(_ text: String) -> Bool { offset(of: text) != nil || hasNull }

    /// The offsets at which the lines after the first one start, in bytes.
    package var lineStarts: [Int] {
        mayContain("\r") ? Array(utf8).lineStarts : lineFeedEnds
    }

    /// The offsets after each line feed, in bytes.
    package var lineFeedEnds: [Int] {
        if hasNull {
            return utf8.enumerated().filter { _, byte in byte == 0x0A }.map { index, _ in index + 1 }
        }
        var ends: [Int] = []
        while let end = offset(of: "\n", from: ends.last ?? 0) { ends.append(end + 1) }
        return ends
    }

    private var hasNull: Bool { withCString(strlen) < utf8.count }
}

extension [UInt8] {
    /// The offsets at which the lines after the first one start, where a carriage return may end a line.
    fileprivate var lineStarts: [Int] {
        indices.filter { index in
            self[index] == 0x0A || self[index] == 0x0D && (index + 1 == count || self[index + 1] != 0x0A)
        }.map { index in index + 1 }
    }
}

extension SyntaxProtocol {
    /// Whether the source text contains a word, or a null character.
    package func mayContain(_ word: String) -> Bool { description.mayContain(word) }
}
