import Testing

/// What a component says of itself, and its typed calls repeat.
struct CarriedOverExpansionTests {
    @Test func aThrowingInitializerMakesBothCallsThrow() throws {
        let expansion = try Expansion("@Register class Cat { init(name: String) throws {} }")

        #expect(
            expansion.lines.contains { line in
                line.hasSuffix("{ try Cat(name: __argument1) }")
            }
        )
        #expect(
            expansion.lines.joined().contains(
                "func callAsFunction(name: String) throws(Ampoule::ResolutionError) -> Cat {try self.make(name: name)}"
            )
        )
    }

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

    @Test(arguments: [
        (
            """
            /// A horse.
            @Register
            struct Horse {
                /// Brings a horse in.
                ///
                /// - Parameter name: What it answers to.
                init(name: String) {}
            }
            """,
            """
                #sourceLocation(file: "Pets.swift", line: 4)
                /// Brings a horse in.
                ///
                /// - Parameter name: What it answers to.
                func make(name: String)
            """
        ),
        // The comments on its arguments.
        (
            """
            @Register
            struct Horse {
                /// Brings a horse in.
                init(
                    /// What it
                    /// answers to.
                    name: String,
                    @Inject stable: Stable,
                    /// Its age.
                    of age: Int,
                    weight: Double
                ) {}
            }
            """,
            """
                /// Brings a horse in.
                ///
                /// - Parameter name: What it answers to.
                /// - Parameter age: Its age.
                func make(name: String, of age: Int, weight: Double)
            """
        ),
        // That of the component, where the initializer has none.
        (
            "/// A horse.\n@Register struct Horse { init(name: String) {} }",
            "    /// A horse.\n    func make(name: String)"
        ),
    ])
    func theTypedCallHasTheDocumentationOfItsInitializer(source: String, call: String) throws {
        #expect(try Expansion(source).code.contains(call))
    }
}
