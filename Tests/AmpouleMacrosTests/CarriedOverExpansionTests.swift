import Testing

/// What a component says of itself, and its typed calls repeat.
struct CarriedOverExpansionTests {
    @Test func availabilityCarriesOverToTheExtension() throws {
        let expansion = try Expansion(
            """
            @available(macOS 26, *)
            enum Pets {
                @available(*, deprecated)
                @Register struct Dodo {}
            }
            """
        )

        #expect(
            expansion.code.hasSuffix(
                """
                @available(macOS 26, *)
                extension Dodo: nonisolated Ampoule::__Registrable {}
                """
            )
        )
    }

    @Test func aDeprecationIsOneOfTheTypedCalls() throws {
        let expansion = try Expansion(
            #"@available(*, deprecated, message: "Extinct") @Register struct Dodo { init() {} }"#
        )

        let attribute = #"@available(*, deprecated, message: "Extinct") "#
        #expect(expansion.lines.contains { line in line.hasPrefix(attribute + "func callAsFunction(") })
        #expect(expansion.lines.contains { line in line.hasPrefix(attribute + "func make(") })
        #expect(expansion.lines.last == "extension Dodo: nonisolated Ampoule::__Registrable {}")
    }

    @Test func theTypedCallHasTheDocumentationOfItsInitializer() throws {
        let expansion = try Expansion(
            """
            /// A horse.
            @Register
            struct Horse {
                /// Brings a horse in.
                ///
                /// - Parameter name: What it answers to.
                init(name: String) {}
            }
            """
        )

        #expect(
            expansion.code.contains(
                """
                    #sourceLocation(file: "Pets.swift", line: 4)
                    /// Brings a horse in.
                    ///
                    /// - Parameter name: What it answers to.
                    func make(name: String)
                """
            )
        )
    }

    @Test func theTypedCallHasTheDocumentationOfItsComponentWhereTheInitializerHasNone() throws {
        let expansion = try Expansion("/// A horse.\n@Register struct Horse { init(name: String) {} }")

        #expect(expansion.code.contains("    /// A horse.\n    func make(name: String)"))
    }
}
