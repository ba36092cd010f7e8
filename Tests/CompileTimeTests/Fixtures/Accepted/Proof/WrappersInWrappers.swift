import Ampoule

// Whatever a wrapper leads to in the end needs no registration if it is an optional or a collection.

protocol Food: Sendable {}

typealias PerhapsFood = (any Food)?
typealias LaterPerhapsFood = Lazy<PerhapsFood>

@Register
struct Horse {
    @Inject let optional: Lazy<(any Food)?>?
    @Inject let alias: LaterPerhapsFood?
    @Inject let list: Lazy<[any Food]>?
    @Inject let names: Lazy<[String: any Food]>?
    @Inject let wrapper: Lazy<Lazy<any Food>>?
}

@Register
struct Mule {
    @Inject let optional: Lazy<Lazy<any Food>?>
    @Inject let names: Provider<[String: any Food]>
    @Inject let list: Provider<Lazy<[any Food]>>
    @Inject let inner: Lazy<Provider<(any Food)?>>
    @Inject let innerNames: Lazy<Lazy<[String: any Food]>>
}

@Registrations(Horse.self, Mule.self)
extension Container {}
