import Ampoule

/// Types in lower case, and functions in upper case.
enum NamesInAnyCase {
    @Register
    struct iPad { init() {} }

    @Register
    struct 猫 { init() {} }

    enum Tools {
        @Provides static func Saw() -> Blade { Blade() }
        @Provides static func Plane(@Inject blade: Blade) -> Board { Board() }
        @Provides static func Nail() -> Board? { nil }
    }

    struct Blade {}
    struct Board {}
    struct Glue {}

    @Register
    struct Carpenter {
        @Inject let pad: iPad
        @Inject let cat: 猫
        @Inject let blade: Blade
        @Inject let board: Board
        @Inject let glue: Glue  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        NamesInAnyCase.Tools.PlaneComponent.register(in: container)
        return container
    }
}

@Registrations(
    NamesInAnyCase.iPad.self,
    NamesInAnyCase.猫.self,
    NamesInAnyCase.Tools.SawComponent,
    NamesInAnyCase.Carpenter.self
)
private extension Container {}
