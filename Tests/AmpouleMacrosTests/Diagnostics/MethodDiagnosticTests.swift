import Testing

@Test(
    arguments: [
        Misuse(
            "@Register actor Cat { @Inject var stable: Stable? ; init() {} }",
            "actorMember",
            at: "stable"
        ),
        Misuse("@Register actor Cat { @Inject func move(stable: Stable) {} }", "actorMember", at: "move"),
        Misuse(
            "@Register class Cat { @Inject static func move(stable: Stable) {} }",
            "staticMethod",
            at: "static",
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move(stable: Stable) async throws {} }",
            "asynchronousMethod",
            at: "async",
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) throws {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move<Home>(stable: Home) {} }",
            "genericMethod",
            at: "<Home>"
        ),
        Misuse(
            "@Register class Cat { @Inject class func move(stable: Stable) {} }",
            "staticMethod",
            at: "class",
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move<Home>(stable: Stable) where Home: Stable {} }",
            "genericMethod",
            at: "<Home>"
        ),
    ] as [Misuse]
)
func methodsThatCannotBeInjectedAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
