import Testing

@Test(
    arguments: [
        Misuse(
            "@Register(animal) class Cat {}",
            "serviceNotLiteral",
            at: "animal",
            """
            Service 'animal' is not spelled out, but '@Register' writes code with its type; write it as \
            'Type.self'
            """
        ),
        Misuse(
            "@Register(Animal.self, Pet.self, Animal.self) class Cat {}",
            "repeatedService",
            at: "Animal.self",
            """
            Service 'Animal.self' is listed more than once, but a component is registered once for each \
            service; remove it
            """,
            mended: [
                "@Register(Animal.self, Pet.self) class Cat {}"
            ]
        ),
        Misuse(
            "@Register(contributesTo: check) class Cat {}",
            "serviceNotLiteral",
            at: "check",
            """
            Service 'check' is not spelled out, but '@Register' writes code with its type; write it as \
            'Type.self'
            """
        ),
        Misuse(
            "@Register(contributesTo: Check.self, Report.self, Check.self) class Cat {}",
            "repeatedContribution",
            at: "Check.self",
            """
            Service 'Check.self' is listed more than once, but a component contributes to a collection once; \
            remove it
            """,
            mended: [
                "@Register(contributesTo: Check.self, Report.self) class Cat {}"
            ]
        ),
        Misuse(
            "@Register(contributesTo: Check.self) class Cat { init(name: String, age: Int = 1) {} }",
            "contributionWithArguments",
            at: "Check.self",
            """
            Component 'Cat' cannot contribute to a collection, because it takes arguments, which a \
            collection does not pass; give them default values, or contribute a closure that passes them
            """
        ),
        Misuse(
            #"@Register(name: "") class Cat {}"#,
            "emptyName",
            at: #""""#,
            """
            The name is empty, which is another registration than the one without a name; give a name or \
            remove 'name:'
            """,
            mended: [
                "@Register() class Cat {}"
            ]
        ),
        Misuse(
            #"@Register(Animal.self, name: "") class Cat {}"#,
            "emptyName",
            at: #""""#,
            """
            The name is empty, which is another registration than the one without a name; give a name or \
            remove 'name:'
            """,
            mended: [
                "@Register(Animal.self) class Cat {}"
            ]
        ),
        Misuse(
            #"@Register(name: "a\(1)") class Cat {}"#,
            "interpolatedName",
            at: #""a\(1)""#,
            """
            The name is interpolated, but as a part of the registration key it has to be the same at all \
            times; write it out or refer to a constant
            """
        ),
        Misuse(
            #"@Register class Cat { init(@Inject(name: "") stable: Stable) {} }"#,
            "emptyName",
            at: #""""#,
            """
            The name is empty, which is another registration than the one without a name; give a name or \
            remove 'name:'
            """,
            mended: [
                "@Register class Cat { init(@Inject() stable: Stable) {} }"
            ]
        ),
        Misuse(
            #"@Register class Cat { init(@Inject(name: "a\(b)") stable: Stable) {} }"#,
            "interpolatedName",
            at: #""a\(b)""#,
            """
            The name is interpolated, but as a part of the registration key it has to be the same at all \
            times; write it out or refer to a constant
            """
        ),
        Misuse(
            #"@Register class Cat { @Inject(name: "") var stable: Stable? }"#,
            "emptyName",
            at: #""""#,
            """
            The name is empty, which is another registration than the one without a name; give a name or \
            remove 'name:'
            """,
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
