import Testing

/// The overload of the typed call that lets the compiler report a wrong label once.
struct UnavailableCallExpansionTests {
    @Test(arguments: [
        ("init(name: String, age: Int? = nil) {}", "(name: String, age: Int? = nil) -> Cat"),
        ("init(_ name: [String]) async {}", "(_ name: [String]) async -> Cat"),
        ("init?(name: String) {}", "(name: String) -> (Cat)?"),
        ("let name: String", "(name: String) -> Cat"),
        ("init() {}", nil), ("init(name: String) throws {}", nil), ("init(name: Name) {}", nil),
        ("init(names: Array) {}", nil), ("init(names: Array<Int>) {}", "(names: Array<Int>) -> Cat"),
        ("init(name: String = Self.noName) {}", nil), ("init(meow: () -> Void) {}", nil),
    ])
    func aCallWithoutLocationIsUnavailable(member: String, signature: String?) throws {
        let lines = try Expansion("@Register struct Cat { \(member) }").lines
        let calls = lines.filter { line in line.hasPrefix("@available(*, unavailable)") }
        let expected = signature.map { signature in
            "@available(*, unavailable) func callAsFunction\(signature) { while true {} }"
        }
        #expect(calls == [expected].compactMap(\.self))
    }
}
