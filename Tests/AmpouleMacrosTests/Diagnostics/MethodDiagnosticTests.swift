import Testing

@Test(
    arguments: [
        Misuse(
            "@Register actor Cat { @Inject var stable: Stable? ; init() {} }",
            "actorMember",
            at: "stable",
            """
            Property 'stable' of an actor cannot be injected, because only the actor itself may set it; \
            make it a parameter of the initializer
            """
        ),
        Misuse(
            "@Register actor Cat { @Inject func move(stable: Stable) {} }",
            "actorMember",
            at: "move",
            """
            Method 'move' of an actor cannot be injected, because only the actor itself may call it \
            without waiting; make its dependencies parameters of the initializer
            """
        ),
        Misuse(
            "@Register class Cat { @Inject static func move(stable: Stable) {} }",
            "staticMethod",
            at: "static",
            """
            Method 'move' cannot be injected, because it belongs to the type instead of an instance; \
            remove 'static'
            """,
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move(stable: Stable) async throws {} }",
            "asynchronousMethod",
            at: "async",
            """
            Method 'move' cannot be injected, because it is 'async' while the initializer of the component \
            is not; mark the initializer 'async', too, or remove 'async' here
            """,
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) throws {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move<Home>(stable: Home) {} }",
            "genericMethod",
            at: "<Home>",
            """
            Method 'move' cannot be injected, because nothing says what its generic parameters are; \
            write the types of its dependencies
            """
        ),
        Misuse(
            "@Register class Cat { @Inject class func move(stable: Stable) {} }",
            "staticMethod",
            at: "class",
            """
            Method 'move' cannot be injected, because it belongs to the type instead of an instance; \
            remove 'class'
            """,
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move<Home>(stable: Stable) where Home: Stable {} }",
            "genericMethod",
            at: "<Home>",
            """
            Method 'move' cannot be injected, because nothing says what its generic parameters are; \
            write the types of its dependencies
            """
        ),
    ] as [Misuse]
)
func methodsThatCannotBeInjectedAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
