import Testing

@Test(
    arguments: [
        Misuse(
            "@Register struct Cat { var age = 3 }",
            "untypedProperty",
            at: "age",
            """
            The type of property 'age' is only inferred, but '@Register' writes code with it; add a \
            type, or make the property 'private'
            """,
            mended: [
                "@Register struct Cat { var age: <#Type#> = 3 }",
                "@Register struct Cat { private var age = 3 }",
            ]
        ),
        Misuse(
            "@Register struct Cat { let (age, weight): (Int, Int) }",
            "destructuredProperty",
            at: "(age, weight)",
            """
            '(age, weight)' declares several properties at once, but '@Register' writes code that sets \
            each of them; declare each by itself
            """
        ),
        Misuse(
            "@Register struct Cat { @Inject let stable: Stable = Stable() }",
            "constantProperty",
            at: "let",
            "Constant 'stable' cannot be injected, because it already has a value; make it a variable",
            mended: [
                "@Register struct Cat { @Inject var stable: Stable = Stable() }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject let stable: Stable ; init() {} }",
            "constantProperty",
            at: "let",
            """
            Constant 'stable' cannot be injected, because the component's own initializer sets it; make \
            it a variable
            """,
            mended: [
                "@Register class Cat { @Inject var stable: Stable ; init() {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject var stable = Stable() ; init() {} }",
            "untypedProperty",
            at: "stable",
            """
            The type of property 'stable' is only inferred, but '@Register' writes code with it; add a \
            type
            """,
            mended: [
                "@Register class Cat { @Inject var stable: <#Type#> = Stable() ; init() {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject static var stable: Stable? }",
            "staticProperty",
            at: "static",
            """
            Property 'stable' cannot be injected, because it belongs to the type instead of an instance; \
            remove 'static'
            """,
            mended: [
                "@Register class Cat { @Inject var stable: Stable? }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject lazy var stable: Stable = Stable() }",
            "lazyProperty",
            at: "lazy",
            """
            Property 'stable' cannot be injected, because a lazy property makes its own value; remove \
            'lazy' and its value, or use 'Lazy' as its type
            """
        ),
        Misuse(
            "@Register class Cat { @Inject unowned var stable: Stable ; init() {} }",
            "unownedProperty",
            at: "unowned",
            """
            Property 'stable' cannot be injected, because an unowned reference traps if nothing else \
            retains its instance; make it a strong reference, or 'weak' and optional
            """,
            mended: [
                "@Register class Cat { @Inject weak var stable: Stable? ; init() {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject unowned(unsafe) let stable: any Stable ; }",
            "unownedProperty",
            at: "unowned(unsafe)",
            """
            Property 'stable' cannot be injected, because an unowned reference traps if nothing else \
            retains its instance; make it a strong reference, or 'weak' and optional
            """,
            mended: [
                "@Register class Cat { @Inject let stable: any Stable ; }",
                "@Register class Cat { @Inject weak var stable: (any Stable)? ; }",
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject var stable: Stable { Stable() } }",
            "readOnlyProperty",
            at: "stable",
            """
            Property 'stable' cannot be injected, because it is computed and has no setter; add one, or \
            inject a stored property
            """
        ),
        Misuse(
            "@Register class Cat { var (age, weight) = (3, 4) }",
            "destructuredProperty",
            at: "(age, weight)",
            """
            '(age, weight)' declares several properties at once, but '@Register' writes code that sets \
            each of them; declare each by itself
            """
        ),
        Misuse(
            "@Register struct Cat { @Inject var (age, weight): (Int, Int) ; init() {} }",
            "destructuredProperty",
            at: "(age, weight)",
            """
            '(age, weight)' declares several properties at once, but '@Register' writes code that sets \
            each of them; declare each by itself
            """
        ),
    ] as [Misuse]
)
func propertiesThatCannotBeInjectedAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
