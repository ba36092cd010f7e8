import Testing

@Test(
    arguments: [
        Misuse("@Register class Cat { init(name: inout String) {} }", "parameterNotSupported", at: "inout"),
        Misuse(
            "@Register class Cat { init(names: String...) {} }",
            "parameterNotSupported",
            at: "...",
            mended: ["@Register class Cat { init(names: [String]) {} }"]
        ),
        Misuse(
            "@Register class Cat { init(name: @autoclosure () -> String) {} }",
            "parameterNotSupported",
            at: "@autoclosure"
        ),
        Misuse("@Register class Cat { init(toy: sending Toy) {} }", "parameterNotSupported", at: "sending"),
        Misuse(
            "@Register class Cat { init(food: some Food) {} }",
            "opaqueParameter",
            at: "some Food",
            mended: ["@Register class Cat { init(food: any Food) {} }"]
        ),
        Misuse(
            "@Register class Cat { init(food _: some Food) {} }",
            "opaqueParameter",
            at: "some Food",
            mended: ["@Register class Cat { init(food _: any Food) {} }"]
        ),
        Misuse(
            "@Register class Cat { init(@Inject in _: Stable) {} }",
            "unnamedDependency",
            at: "_",
            mended: ["@Register class Cat { init(@Inject in: Stable) {} }"]
        ),
        Misuse(
            "@Register class Cat { init(@Inject _: Stable) {} }",
            "unnamedDependency",
            at: "_",
            mended: [
                "@Register class Cat { init(@Inject _ <#name#>: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { init(@Inject stable: Stable = Stable(), name: String) {} }",
            "defaultedDependency",
            at: "= Stable()",
            mended: [
                "@Register class Cat { init(@Inject stable: Stable, name: String) {} }",
                "@Register class Cat { init(stable: Stable = Stable(), name: String) {} }",
            ]
        ),
        Misuse(
            "@Register class Cat { init(@Inject @Clamped age: Int) {} }",
            "attributedDependency",
            at: "@Clamped",
            mended: [
                "@Register class Cat { init(@Inject age: Int) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move(stable: some Home) {} }",
            "opaqueParameter",
            at: "some Home",
            mended: [
                "@Register class Cat { @Inject func move(stable: any Home) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move(stable: Stable = Stable()) {} }",
            "defaultedDependency",
            at: "= Stable()",
            """
            Dependency 'stable' cannot have a default value, because the container always fills it in; \
            remove the value
            """,
            mended: [
                "@Register class Cat { @Inject func move(stable: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move(stables: Stable...) {} }",
            "parameterNotSupported",
            at: "...",
            mended: ["@Register class Cat { @Inject func move(stables: [Stable]) {} }"]
        ),
        Misuse(
            "@Register class Cat { init(name: isolated Keeper) {} }",
            "parameterNotSupported",
            at: "isolated"
        ),
        Misuse(
            "@Register class Cat<each Toy> { init(toys: repeat each Toy) {} }",
            "parameterNotSupported",
            at: "repeat each Toy"
        ),
        Misuse(
            "@Register class Cat { let names: [String] ; init(_ names: [some Food]) {} }",
            "opaqueParameter",
            at: "some Food",
            mended: [
                "@Register class Cat { let names: [String] ; init(_ names: [any Food]) {} }"
            ]
        ),
    ] as [Misuse]
)
func parametersThatAContainerCannotPassAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
