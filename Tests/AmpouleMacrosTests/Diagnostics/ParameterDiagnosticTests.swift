import Testing

@Test(
    arguments: [
        Misuse(
            "@Register class Cat { init(name: inout String) {} }",
            "parameterNotSupported",
            at: "inout",
            """
            Parameter 'name' cannot be 'inout', because a container passes plain values; take an object \
            that it can change
            """
        ),
        Misuse(
            "@Register class Cat { init(names: String...) {} }",
            "parameterNotSupported",
            at: "...",
            """
            Parameter 'names' cannot be variadic, because a container passes plain values; take an array
            """,
            mended: ["@Register class Cat { init(names: [String]) {} }"]
        ),
        Misuse(
            "@Register class Cat { init(name: @autoclosure () -> String) {} }",
            "parameterNotSupported",
            at: "@autoclosure",
            """
            Parameter 'name' cannot be an autoclosure, because a container passes plain values; take a \
            function
            """
        ),
        Misuse(
            "@Register class Cat { init(toy: sending Toy) {} }",
            "parameterNotSupported",
            at: "sending",
            "Parameter 'toy' cannot be 'sending', because a container passes plain values; take one"
        ),
        Misuse(
            "@Register class Cat { init(food: some Food) {} }",
            "opaqueParameter",
            at: "some Food",
            """
            Parameter 'food' cannot be of the opaque type 'some Food', because a registration has \
            fixed types; use 'any Food'
            """,
            mended: [
                "@Register class Cat { init(food: any Food) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { init(food _: some Food) {} }",
            "opaqueParameter",
            at: "some Food",
            """
            Parameter 'food' cannot be of the opaque type 'some Food', because a registration has \
            fixed types; use 'any Food'
            """,
            mended: [
                "@Register class Cat { init(food _: any Food) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { init(@Inject in _: Stable) {} }",
            "unnamedDependency",
            at: "_",
            """
            Dependency 'in' cannot be named '_', because '@Inject' is a property wrapper here, and the compiler \
            does not link one without a name; give it a name
            """,
            mended: [
                "@Register class Cat { init(@Inject in: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { init(@Inject _: Stable) {} }",
            "unnamedDependency",
            at: "_",
            """
            Dependency cannot be named '_', because '@Inject' is a property wrapper here, and the compiler \
            does not link one without a name; give it a name
            """,
            mended: [
                "@Register class Cat { init(@Inject _ <#name#>: Stable) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { init(@Inject stable: Stable = Stable(), name: String) {} }",
            "defaultedDependency",
            at: "= Stable()",
            """
            Dependency 'stable' cannot have a default value, because the container always fills it in; \
            remove the value, or '@Inject' to make it an argument
            """,
            mended: [
                "@Register class Cat { init(@Inject stable: Stable, name: String) {} }",
                "@Register class Cat { init(stable: Stable = Stable(), name: String) {} }",
            ]
        ),
        Misuse(
            "@Register class Cat { init(@Inject @Clamped age: Int) {} }",
            "attributedDependency",
            at: "@Clamped",
            """
            '@Clamped' cannot be combined with '@Inject', because the container passes the dependency \
            itself; remove one of them
            """,
            mended: [
                "@Register class Cat { init(@Inject age: Int) {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject func move(stable: some Home) {} }",
            "opaqueParameter",
            at: "some Home",
            """
            Parameter 'stable' cannot be of the opaque type 'some Home', because a registration has \
            fixed types; use 'any Home'
            """,
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
            """
            Parameter 'stables' cannot be variadic, because a container passes plain values; take an \
            array
            """,
            mended: ["@Register class Cat { @Inject func move(stables: [Stable]) {} }"]
        ),
        Misuse(
            "@Register class Cat { init(name: isolated Keeper) {} }",
            "parameterNotSupported",
            at: "isolated",
            "Parameter 'name' cannot be 'isolated', because a container passes plain values; take one"
        ),
        Misuse(
            "@Register class Cat<each Toy> { init(toys: repeat each Toy) {} }",
            "parameterNotSupported",
            at: "repeat each Toy",
            "Parameter 'toys' cannot be a pack, because a container passes plain values; take one"
        ),
        Misuse(
            "@Register class Cat { let names: [String] ; init(_ names: [some Food]) {} }",
            "opaqueParameter",
            at: "some Food",
            """
            Parameter 'names' cannot be of the opaque type 'some Food', because a registration has \
            fixed types; use 'any Food'
            """,
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
