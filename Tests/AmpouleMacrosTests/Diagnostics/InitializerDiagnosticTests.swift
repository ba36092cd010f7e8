import Testing

@Test(
    arguments: [
        Misuse(
            "@Register class Cat { init() {} ; init(_ name: String, age years: Int) {} }",
            "ambiguousInitializers",
            at: "Cat",
            mended: [
                "@Register class Cat { @Inject init() {} ; init(_ name: String, age years: Int) {} }",
                "@Register class Cat { init() {} ; @Inject init(_ name: String, age years: Int) {} }",
            ]
        ),
        Misuse(
            """
            @Register class Cat {
                init() {}
                /// Names the cat.
                public convenience init(name: String) {}
            }
            """,
            "ambiguousInitializers",
            at: "Cat",
            mended: [
                """
                @Register class Cat {
                    @Inject init() {}
                    /// Names the cat.
                    public convenience init(name: String) {}
                }
                """,
                """
                @Register class Cat {
                    init() {}
                    /// Names the cat.
                    @Inject public convenience init(name: String) {}
                }
                """,
            ]
        ),
        Misuse("@Register class Cat { init<Food>(food: Food) {} }", "genericInitializer", at: "<Food>"),
        Misuse(
            "@Register class Cat<Food> { init() where Food: Sendable {} }",
            "genericInitializer",
            at: "where Food: Sendable"
        ),
        Misuse(
            "@Register class Cat { @Inject init() {} ; @Inject init(@Inject stable: Stable) {} }",
            "equalArguments",
            at: "(@Inject stable: Stable)",
            """
            This initializer cannot be used, because another one marked with '@Inject' takes no arguments, \
            either, and so has the same registration key; mark only one of them
            """,
            mended: ["@Register class Cat { @Inject init() {} ; init(@Inject stable: Stable) {} }"]
        ),
        Misuse(
            """
            @Register class Cat { @Inject init(name: String) {} ; @Inject init(title: String, @Inject \
            stable: Stable) {} }
            """,
            "equalArguments",
            at: "(title: String, @Inject stable: Stable)",
            mended: [
                """
                @Register class Cat { @Inject init(name: String) {} ; init(title: String, @Inject \
                stable: Stable) {} }
                """
            ]
        ),
        Misuse(
            #"@Register class Cat { @Inject(name: "x") init() {} }"#,
            "namedMember",
            at: #"@Inject(name: "x")"#,
            mended: ["@Register class Cat { @Inject init() {} }"]
        ),
        Misuse(
            "@Register class Cat { @Inject @Inject init() {} }",
            "repeatedInjection",
            at: "@Inject",
            mended: ["@Register class Cat { @Inject init() {} }"]
        ),
        Misuse(
            "@Register class Cat { init(@Inject @Inject stable: Stable) {} }",
            "repeatedInjection",
            at: "@Inject",
            mended: [
                "@Register class Cat { init(@Inject stable: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject @Inject var stable: Stable? }",
            "repeatedInjection",
            at: "@Inject",
            mended: [
                "@Register class Cat { @Inject var stable: Stable? }"
            ]
        ),
        Misuse(
            #"@Register class Cat { @Inject(name: "x") func move(stable: Stable) {} }"#,
            "namedMember",
            at: #"@Inject(name: "x")"#,
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) {} }"
            ]
        ),
    ] as [Misuse]
)
func initializersThatAContainerCannotCallAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
