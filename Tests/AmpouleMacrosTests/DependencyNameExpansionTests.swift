import Testing

/// The properties with the names of dependencies.
struct DependencyNameExpansionTests {
    @Test func membersShareTheNameOfADependency() throws {
        let expansion = try Expansion(
            """
            @Register final class Horse {
                @Inject(name: Names.second) var other: Stable?, third: Stable?
                init(@Inject(name: Names.first) stable: Stable, @Inject(name: "main") main: Stable) {}
                @Inject func use(@Inject(name: .replica) stable: Stable) {}
            }
            """
        )

        let values = ["Names.first", ".replica", "Names.second"]
        let properties = values.enumerated().map { index, value in
            "static var dependencyName\(index + 1): Swift::String {\n\(value)\n}"
        }
        let code = expansion.lines.joined(separator: "\n")
        for property in properties { #expect(code.contains(property)) }
        for value in values { #expect(expansion.lines.count { line in line == value } == 1) }
        #expect(code.contains("name: Horse.__Registrations.dependencyName3]"))
        #expect(code.contains(#"name: "main"]"#))
        #expect(!code.contains("dependencyName4"))
    }

    @Test func aNameIsAtItsPlace() throws {
        let expansion = try Expansion(
            "@Register struct Horse {\n    @Inject(name: Names.main) let stable: Stable\n}"
        )

        // The type of the registrations indents its members.
        #expect(
            expansion.code.contains(
                "line: 1)\n    static var dependencyName1: Swift::String {\n                  Names.main\n"
            )
        )
    }
}
