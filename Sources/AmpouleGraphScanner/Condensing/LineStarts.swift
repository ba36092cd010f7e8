/// Finds the lines of sources.
package enum LineStarts {
    /// The offsets at which the lines of a source begin, in UTF-8 code units.
    package static func offsets(in source: String) -> [Int] {
        var starts = [0]
        var source = source
        source.withUTF8 { bytes in
            for place in bytes.indices {
                // A carriage return ends a line alone or together with a following line feed.
                let isEnd =
                    bytes[place] == UInt8(ascii: "\n")
                    || bytes[place] == UInt8(ascii: "\r")
                        && !(place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n"))
                if isEnd { starts.append(place + 1) }
            }
        }
        return starts
    }
}
