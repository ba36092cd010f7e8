import Testing

@Test(
    arguments: [
        Misuse(
            "@Inject class Cat {}",
            "injectedKind",
            at: "@Inject",
            """
            '@Inject' cannot be applied to a class; it goes before a property, a method or an \
            initializer of a component, or before a parameter
            """,
            mended: [
                "class Cat {}"
            ]
        ),
        Misuse("@Inject var cat: Cat?", "injectedOutsideComponent", at: "@Inject", mended: ["var cat: Cat?"]),
        Misuse(
            "class Cat { @Inject var stable: Stable? }",
            "injectedOutsideComponent",
            at: "@Inject",
            mended: ["class Cat { var stable: Stable? }"]
        ),
        Misuse(
            "extension Cat { @Inject func move(stable: Stable) {} }",
            "injectedInExtension",
            at: "@Inject",
            mended: ["extension Cat { func move(stable: Stable) {} }"]
        ),
        Misuse(
            "@Register class Cat { @Inject subscript(stable: Stable) -> Int { 3 } }",
            "injectedKind",
            at: "@Inject",
            mended: [
                "@Register class Cat { subscript(stable: Stable) -> Int { 3 } }"
            ]
        ),
        Misuse(
            "func run() { @Inject var cat: Cat }",
            "injectedOutsideComponent",
            at: "@Inject",
            mended: ["func run() { var cat: Cat }"]
        ),
        Misuse(
            "class Pets { func run() {} ; enum Wild { @Inject init() {} } }",
            "injectedOutsideComponent",
            at: "@Inject",
            mended: [
                "class Pets { func run() {} ; enum Wild { init() {} } }"
            ]
        ),
    ] as [Misuse]
)
func misplacedInjectionsAreDiagnosed(misuse: Misuse) throws {
    try misuse.check()
}
