import Testing

/// What a service is registered as whose type depends on generic parameters.
struct GenericServiceTests {
    private func problems(_ registration: String, _ need: String) -> [String] {
        let source = """
            import Ampoule
            protocol Animal {}
            struct Cat: Animal {}
            class Shelter<Kind> {}
            class Barn<Kind> {}
            struct Pair<First, Second> {}
            @Register struct PetOwner { @Inject let need: \(need) }
            func install<Kind>(_ kind: Kind.Type, in c: Container) {
                \(registration)
            }
            func start(_ c: Container) { PetOwner.register(in: c); install(Cat.self, in: c) }
            """
        return Sources().with("Zoo", source: source).problems()
    }

    @Test(arguments: [
        "c.register(Shelter<Kind>.self) { _ in Shelter() }",
        "c.register(Shelter<[Kind]>.self) { _ in Shelter() }",
        "c.register([Kind].self) { _ in [] }",
        "c.register(Shelter<Cat>.self) { _ in Shelter() }.implements(Shelter<Kind>.self)",
        "c.forward(Shelter<Kind>.self, to: Barn<Kind>.self)",
    ])
    func aSpecializationIsNoOtherService(registration: String) {
        for need in ["any Animal", "Cat", "Pair<Cat, Cat>", "Int"] {
            #expect(problems(registration, need) == ["Zoo.swift:7 missingRegistration"])
        }
    }

    @Test(arguments: [
        ("c.register(Shelter<Kind>.self) { _ in Shelter() }", "Shelter<Cat>"),
        ("c.register(Shelter<Kind>.self) { _ in Shelter() }", "Shelter<Shelter<Int>>"),
        ("c.register(Shelter<Shelter<Kind>>.self) { _ in Shelter() }", "Shelter<Cat>"),
        ("c.register([Kind].self) { _ in [] }", "[Cat]"),
        ("c.register(Pair<Kind, Int>.self) { _ in Pair() }", "Pair<Cat, Int>"),
        ("c.register(Kind.self) { _ in make() }", "Cat"),
        ("c.register(Kind.self) { _ in make() }", "Shelter<Cat>"),
        ("c.register((Kind, Int).self) { _ in make() }", "(Cat, Int)"),
        ("c.register(Vendor<Kind>.self) { _ in make() }", "any Animal"),
        ("typealias Own = Shelter<Kind>; c.register(Own.self) { _ in Own() }", "Shelter<Cat>"),
    ])
    func aSpecializationMayBeEachOfItsType(registration: String, need: String) {
        #expect(problems(registration, need) == [])
    }

    @Test func theNeedsOfAGenericComponentThatDependOnItsParametersAreLeftOpen() {
        let source = """
            import Ampoule
            protocol Animal {}
            @Register struct Crate<Content> {
                @Inject let content: Content
                @Inject let contents: [Content]
                @Inject let next: Shelf<Content>
                @Inject let same: Lazy<Crate>
                @Inject let animal: any Animal
            }
            struct Shelf<Content> {}
            struct Hall<Content> {
                @Register struct Room { @Inject let content: Content; @Inject let shelf: Shelf<Content> }
            }
            func start(_ c: Container) {
                Crate<Int>.register(in: c)
                Hall<Int>.Room.register(in: c)
            }
            """

        #expect(Sources().with("Zoo", source: source).problems() == ["Zoo.swift:8 missingRegistration"])
    }

    @Test func aSpecializationThatIsRegisteredByHandReplacesItsComponent() {
        let source = """
            import Ampoule
            @Register struct Crate<Content> { let name: String }
            @Register struct Owner { @Inject let crate: Crate<Int>; @Inject let other: Crate<String> }
            func start(_ c: Container) {
                Owner.register(in: c)
                c.register(Crate<Int>.self) { _ in Crate(name: "") }
            }
            """

        #expect(Sources().with("Zoo", source: source).problems().count == 1)
    }

    /// An alias of a member of a generic type is the member for those arguments.
    @Test(arguments: [
        ("Box<Int>.Lid", "Lid", 0), ("Lid", "Box<Int>.Lid", 0), ("Lid", "Box<Swift.Int>.Lid", 0),
        ("Box<String>.Lid", "Lid", 1), ("Lid", "Box<String>.Lid", 1), ("Box<Int>.Cover", "Box<Int>.Lid", 0),
        ("Box<Int>.Cover", "Lid", 0), ("Box<String>.Cover", "Lid", 1),
    ])
    func anAliasOfAMemberOfAGenericTypeIsFollowed(registered: String, needed: String, problems: Int) {
        let source = """
            import Ampoule
            struct Box<Content> {
                struct Lid {}
                typealias Cover = Lid
            }
            typealias Lid = Box<Int>.Lid
            @Register struct Keeper { @Inject let lid: \(needed) }
            func start(_ container: Container) {
                container.register(\(registered).self) { _ in fatalError() }
                Keeper.register(in: container)
            }
            """

        #expect(Sources().with("Zoo", source: source).problems().count == problems)
    }

    @Test(arguments: [
        "enum Outer<Pet: Sendable> { enum Inner {} }\nextension Outer.Inner",
        "enum Outer<Pet: Sendable> { enum Inner { enum Core {} } }\nextension Outer.Inner.Core",
        "enum Outer<Pet: Sendable> {}\nextension Outer { enum Inner {} }\nextension Outer.Inner",
        "enum Outer<Pet: Sendable> {}\nextension Outer { enum Inner { enum Core {} } }\nextension Outer.Inner.Core",
    ])
    func aParameterOfAnOuterTypeMayBeAnyService(header: String) {
        let code = """
            import Ampoule
            protocol Food: Sendable {}
            @Register struct Horse { @Inject let food: any Food }
            func go(_ c: Container) { Horse.register(in: c) }
            \(header) { static func add(_ c: Container) { c.register(Pet.self) { _ in make() } } }
            """

        #expect(Sources().with("Zoo", source: code).problems() == [])
    }
}
