import Testing

@Test(
    arguments: [
        Misuse("@Register(animal) class Cat {}", "serviceNotLiteral", at: "animal"),
        Misuse(
            "@Register(Animal.self, Pet.self, Animal.self) class Cat {}",
            "repeatedService",
            at: "Animal.self",
            mended: ["@Register(Animal.self, Pet.self) class Cat {}"]
        ),
        Misuse("@Register(contributesTo: check) class Cat {}", "serviceNotLiteral", at: "check"),
        Misuse(
            "@Register(contributesTo: Check.self, Report.self, Check.self) class Cat {}",
            "repeatedContribution",
            at: "Check.self",
            mended: [
                "@Register(contributesTo: Check.self, Report.self) class Cat {}"
            ]
        ),
        Misuse(
            "@Register(contributesTo: Check.self) class Cat { init(name: String, age: Int = 1) {} }",
            "contributionWithArguments",
            at: "Check.self"
        ),
        Misuse(
            #"@Register(name: "") class Cat {}"#,
            "emptyName",
            at: #""""#,
            mended: [
                "@Register() class Cat {}"
            ]
        ),
        Misuse(
            #"@Register(Animal.self, name: "") class Cat {}"#,
            "emptyName",
            at: #""""#,
            mended: [
                "@Register(Animal.self) class Cat {}"
            ]
        ),
        Misuse(#"@Register(name: "a\(1)") class Cat {}"#, "interpolatedName", at: #""a\(1)""#),
        Misuse(
            #"@Register class Cat { init(@Inject(name: "") stable: Stable) {} }"#,
            "emptyName",
            at: #""""#,
            mended: [
                "@Register class Cat { init(@Inject() stable: Stable) {} }"
            ]
        ),
        Misuse(
            #"@Register class Cat { init(@Inject(name: "a\(b)") stable: Stable) {} }"#,
            "interpolatedName",
            at: #""a\(b)""#
        ),
        Misuse(
            #"@Register class Cat { @Inject(name: "") var stable: Stable? }"#,
            "emptyName",
            at: #""""#,
            mended: [
                "@Register class Cat { @Inject() var stable: Stable? }"
            ]
        ),
    ] as [Misuse]
)
func servicesAndNamesAreToBeSpelledOut(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
