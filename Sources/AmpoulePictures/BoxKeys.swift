import AmpouleGraph

/// Gives out names that every format takes without quotes, and that change little when the graph does.
struct BoxKeys {
    /// Words that mean something else at the beginning of a line.
    private static let reserved: Set = [
        "call", "class", "classdef", "click", "default", "digraph", "direction", "edge", "end", "flowchart",
        "graph", "href", "interpolate", "linkstyle", "node", "strict", "style", "subgraph", "v",
    ]

    private var taken: Set<String> = []

    /// A name for a text, which no other text of this instance gets.
    mutating func key(for text: String) -> String {
        let words = text.unicodeScalars.split { scalar in
            !scalar.isASCII || !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
        var base = words.map { String($0) }.joined(separator: "_")
        if base.first.map({ !$0.isLetter }) ?? true { base = "n" + base }
        if Self.reserved.contains(base.lowercased()) { base += "_" }
        var key = base
        var number = 2
        while !taken.insert(key).inserted {
            key = "\(base)_\(number)"
            number += 1
        }
        return key
    }
}
