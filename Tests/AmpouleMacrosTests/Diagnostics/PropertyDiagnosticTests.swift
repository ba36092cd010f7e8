import Testing

@Test(
    arguments: [
        Misuse(
            "@Register struct Cat { var age = 3 }",
            "untypedProperty",
            at: "age",
            mended: [
                "@Register struct Cat { var age: <#Type#> = 3 }",
                "@Register struct Cat { private var age = 3 }",
            ]
        ),
        Misuse(
            "@Register struct Cat { let (age, weight): (Int, Int) }",
            "destructuredProperty",
            at: "(age, weight)"
        ),
        Misuse(
            "@Register struct Cat { @Inject let stable: Stable = Stable() }",
            "constantProperty",
            at: "let",
            mended: [
                "@Register struct Cat { @Inject var stable: Stable = Stable() }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject let stable: Stable ; init() {} }",
            "constantProperty",
            at: "let",
            mended: [
                "@Register class Cat { @Inject var stable: Stable ; init() {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject var stable = Stable() ; init() {} }",
            "untypedProperty",
            at: "stable",
            mended: [
                "@Register class Cat { @Inject var stable: <#Type#> = Stable() ; init() {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject static var stable: Stable? }",
            "staticProperty",
            at: "static",
            mended: ["@Register class Cat { @Inject var stable: Stable? }"]
        ),
        Misuse(
            "@Register class Cat { @Inject lazy var stable: Stable = Stable() }",
            "lazyProperty",
            at: "lazy"
        ),
        Misuse(
            "@Register class Cat { @Inject unowned var stable: Stable ; init() {} }",
            "unownedProperty",
            at: "unowned",
            mended: [
                "@Register class Cat { @Inject weak var stable: Stable? ; init() {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject unowned(unsafe) let stable: any Stable ; }",
            "unownedProperty",
            at: "unowned(unsafe)",
            mended: [
                "@Register class Cat { @Inject let stable: any Stable ; }",
                "@Register class Cat { @Inject weak var stable: (any Stable)? ; }",
            ]
        ),
        Misuse(
            "@Register class Cat { @Inject var stable: Stable { Stable() } }",
            "readOnlyProperty",
            at: "stable"
        ),
        Misuse(
            "@Register class Cat { var (age, weight) = (3, 4) }",
            "destructuredProperty",
            at: "(age, weight)"
        ),
        Misuse(
            "@Register struct Cat { @Inject var (age, weight): (Int, Int) ; init() {} }",
            "destructuredProperty",
            at: "(age, weight)"
        ),
    ] as [Misuse]
)
func propertiesThatCannotBeInjectedAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
