import Testing

@Test(
    arguments: [
        Misuse(
            "@Register(decorates: animal) struct Logged { init(animal: any Animal) {} }",
            "serviceNotLiteral",
            at: "animal"
        ),
        Misuse(
            "@Register(decorates: Animal.self) struct Logged { init(@Inject log: Log) {} }",
            "decoratorWithoutInstance",
            at: "init"
        ),
        Misuse(
            "@Register(decorates: Animal.self) struct Logged { let log = Log() }",
            "decoratorWithoutInstance",
            at: "Animal.self"
        ),
        Misuse(
            "@Register(decorates: (any Animal).self) struct Logged { init(@Inject animal: Animal) {} }",
            "decoratorInjectsItsService",
            at: "@Inject animal: Animal",
            mended: ["@Register(decorates: (any Animal).self) struct Logged { init(animal: Animal) {} }"]
        ),
        Misuse(
            "@Register(decorates: Animal.self, Pet.self) struct Logged { init(animal: any Animal) {} }",
            "furtherDecoration",
            at: "Pet.self",
            """
            Component 'Logged' cannot decorate 'Pet', too, because the first argument is of one service; write a \
            component for each
            """,
            mended: ["@Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }"]
        ),
        Misuse(
            "@Register(Pet.self, decorates: Animal.self) struct Logged { init(animal: any Animal) {} }",
            "serviceOfDecorator",
            at: "Pet.self",
            mended: ["@Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }"]
        ),
        Misuse(
            "@Register(decorates: Animal.self, contributesTo: Check.self) struct Logged { init(animal: any Animal) {} }",
            "serviceOfDecorator",
            at: "Check.self",
            mended: ["@Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }"]
        ),
        Misuse(
            "@Register(decorates: Animal.self, scope: .graph) struct Logged { init(animal: any Animal) {} }",
            "scopeOfDecorator",
            at: ".graph",
            mended: [
                "@Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }"
            ]
        ),
    ] as [Misuse]
)
func aDecoratorTakesItsPlaceFromWhatItDecorates(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__decorate"))
}
