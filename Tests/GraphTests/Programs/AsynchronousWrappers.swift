import Ampoule

/// A Lazy or a Provider of an asynchronous service, whatever it is called; those that look for it later are not reported.
enum AsynchronousWrappers: GraphProgram {
    protocol Food: Sendable {}
    typealias LaterFood = Lazy<any Food>
    typealias PerhapsFood = (any Food)?
    typealias LaterPerhapsFood = Lazy<PerhapsFood>
    typealias PerhapsLaterFood = LaterFood?
    typealias Hays = Hay.Factory

    @Register(Food.self, contributesTo: Food.self)
    final class Hay: Food {
        init() async {}
    }

    @Register
    final class Horse {
        @Inject var first: LaterFood  // problem: asynchronousDependency
        @Inject var second: Ampoule.Lazy<any Food>  // problem: asynchronousDependency
        @Inject var third: Lazy<any Food>?  // problem: asynchronousDependency
        @Inject var fourth: PerhapsLaterFood  // problem: asynchronousDependency
        @Inject var fifth: Optional<Ampoule.Provider<Food>>  // problem: asynchronousDependency
    }

    @Register
    final class Mule {
        @Inject var first: Lazy<(any Food)?>
        @Inject var second: LaterPerhapsFood
        @Inject var third: LaterPerhapsFood?
        @Inject var fourth: Provider<[any Food]>
        @Inject var fifth: Lazy<LaterFood>
        @Inject var sixth: Hay.Factory
        @Inject var seventh: Hays?
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(
    AsynchronousWrappers.Hay.self,
    AsynchronousWrappers.Horse.self,
    AsynchronousWrappers.Mule.self
)
private extension Container {}
