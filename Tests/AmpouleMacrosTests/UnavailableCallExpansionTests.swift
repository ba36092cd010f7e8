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

    @Test(arguments: [
        ("public let name: String", ""), ("public init(name: String) {}", ""),
        (
            "let name: String",
            "property 'name' isn't public, so only its module can create this component; make it 'public'"
        ),
        (
            "init(name: String) {}",
            "the initializer isn't public, so only its module can create this component; make it 'public'"
        ),
    ])
    func theOverloadOfAPublicComponentSaysWhyTheCallIsHidden(member: String, reason: String) throws {
        let lines = try Expansion("@Register public struct Cat { \(member) }").lines
        let message = reason.isEmpty ? "" : ", message: \"\(reason)\""
        #expect(
            lines.contains { line in
                line.hasPrefix("@available(*, unavailable\(message)) public func callAsFunction(")
            }
        )
    }
}
