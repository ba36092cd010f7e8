import Testing

@Test(
    arguments: [
        Misuse(
            "@Register(decorates: animal) struct Logged { init(animal: any Animal) {} }",
            "serviceNotLiteral",
            at: "animal",
            """
            Service 'animal' is not spelled out, but '@Register' writes code with its type; write it as \
            'Type.self'
            """
        ),
        Misuse(
            "@Register(decorates: Animal.self) struct Logged { init(@Inject log: Log) {} }",
            "decoratorWithoutInstance",
            at: "init",
            """
            Component 'Logged' decorates 'Animal', but takes no instance of it; let the first argument be of the \
            type 'Animal'
            """
        ),
        Misuse(
            "@Register(decorates: Animal.self) struct Logged { let log = Log() }",
            "decoratorWithoutInstance",
            at: "Animal.self",
            """
            Component 'Logged' decorates 'Animal', but takes no instance of it; let the first argument be of the \
            type 'Animal'
            """
        ),
        Misuse(
            "@Register(decorates: (any Animal).self) struct Logged { init(@Inject animal: Animal) {} }",
            "decoratorInjectsItsService",
            at: "@Inject animal: Animal",
            """
            Component 'Logged' is injected '(any Animal)', which resolves to itself, because it decorates it; \
            remove '@Inject', so that it is the argument for the instance to decorate
            """,
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
            """
            Component 'Logged' cannot be registered for 'Pet', because a decorator takes the place of what it \
            decorates; remove the service, or 'decorates:'
            """,
            mended: ["@Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }"]
        ),
        Misuse(
            "@Register(decorates: Animal.self, contributesTo: Check.self) struct Logged { init(animal: any Animal) {} }",
            "serviceOfDecorator",
            at: "Check.self",
            """
            Component 'Logged' cannot be registered for 'Check', because a decorator takes the place of what it \
            decorates; remove the service, or 'decorates:'
            """,
            mended: ["@Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }"]
        ),
        Misuse(
            "@Register(decorates: Animal.self, scope: .graph) struct Logged { init(animal: any Animal) {} }",
            "scopeOfDecorator",
            at: ".graph",
            """
            Component 'Logged' cannot have a scope, because a decorator has that of what it decorates; remove \
            'scope:'
            """,
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
