import AmpouleGraphReader
import AmpouleGraphScanner
import Testing

/// The coding of the cache, in which values lie without the names of their fields.
struct CompactCodingTests {
    /// A value of all that a coder treats in a way of its own.
    private struct Sample: Codable, Equatable {
        var text = "Moo \u{1F404}"
        var flag = true
        var numbers = [0, 1, -1, 127, 128, Int.max, Int.min]
        var hashes: [UInt32] = [0, .max]
        var sizes: [Double] = [0.5, -.infinity]
        var byte: Int8? = -3
        var noByte: Int8?
        var weight: Float? = 1.5
        var noWeight: Float?
        var noText: String?
        var emptyText: String? = ""
        var lists: [[String?]]? = [[], [nil, "Horse"], ["Cow"]]
        var kinds: [Kind] = [
            .stray, .named("Lucky"), .child(of: .named("Bella"), in: nil), .child(of: nil, in: 3),
        ]
        var call: Call? = .loud
        var calls: [Call?] = [.quiet, nil]
        var owners: Set<String> = ["Ada", "Grace"]
    }

    private indirect enum Kind: Codable, Equatable {
        case stray
        case named(String)
        case child(of: Kind?, in: Int?)
    }

    private enum Call: String, Codable { case loud, quiet }

    @Test func aDecodedValueEqualsTheEncodedOne() throws {
        let encoder = CompactEncoder()
        try encoder.encode(Sample())
        try encoder.encode("the next value")
        let decoder = CompactDecoder(encoder.bytes)

        #expect(try decoder.decode(Sample.self) == Sample())
        #expect(try decoder.decode(String.self) == "the next value")
    }

    @Test func bytesThatEndTooEarlyAreAnError() throws {
        let encoder = CompactEncoder()
        try encoder.encode(Sample())
        for count in 0..<encoder.bytes.count {
            #expect(throws: DecodingError.self) {
                try CompactDecoder(Array(encoder.bytes.prefix(count))).decode(Sample.self)
            }
        }
    }

    @Test func aCountBeyondTheEndIsAnError() {
        #expect(throws: DecodingError.self) {
            try CompactDecoder([255, 255, 255, 255, 0]).decode([Bool].self)
        }
    }
}
