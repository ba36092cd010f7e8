import Testing

@Test(
    arguments: Misuse.all(
        in: """
            serviceNotLiteral: @Register(decorates: «animal») struct Logged { init(animal: any Animal) {} }

            decoratorWithoutInstance: @Register(decorates: Animal.self) struct Logged { «init»(@Inject log: Log) \
            {} }

            decoratorWithoutInstance: @Register(decorates: «Animal.self») struct Logged { let log = Log() }

            decoratorInjectsItsService: @Register(decorates: (any Animal).self) struct Logged { init(«@Inject \
            animal: Animal») {} }
            mended: @Register(decorates: (any Animal).self) struct Logged { init(animal: Animal) {} }

            furtherDecoration: @Register(decorates: Animal.self, «Pet.self») struct Logged { init(animal: any \
            Animal) {} }
            says: Component 'Logged' cannot decorate 'Pet', too, because the first argument is of one service; \
            write a component for each
            mended: @Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }

            serviceOfDecorator: @Register(«Pet.self», decorates: Animal.self) struct Logged { init(animal: any \
            Animal) {} }
            mended: @Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }

            serviceOfDecorator: @Register(decorates: Animal.self, contributesTo: «Check.self») struct Logged { \
            init(animal: any Animal) {} }
            mended: @Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }

            scopeOfDecorator: @Register(decorates: Animal.self, scope: «.graph») struct Logged { init(animal: any \
            Animal) {} }
            mended: @Register(decorates: Animal.self) struct Logged { init(animal: any Animal) {} }
            """
    )
)
func aDecoratorTakesItsPlaceFromWhatItDecorates(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__decorate"))
}
