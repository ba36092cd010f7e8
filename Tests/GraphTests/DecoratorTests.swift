import AmpouleGraph
import AmpouleGraphReader
import Testing

/// Components that decorate services, as the sources show them.
struct DecoratorTests {
    private let start = """
        import Ampoule
        protocol Animal: Sendable {}
        @Register(Animal.self, scope: .container) final class Cat: Animal { init() {} }
        @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }
        @Register(decorates: Animal.self) struct Fast: Animal { let animal: any Animal }
        @Register struct Owner { @Inject let pet: any Animal }
        func start(_ box: Container) { box.registerComponents() }

        """

    private func sources(_ code: String) -> Sources { Sources().with("Zoo", source: start + code) }

    private func provider(_ node: ComponentGraph.Node.ID, _ code: String) -> ComponentGraph.Provider? {
        sources(code).graph()[node]?.dependencies.first?.provider
    }

    @Test func theLastDecoratorOfTheListProvidesTheService() {
        let list = "@Registrations(Owner.self, Cat.self, Fast.self, Loud.self) extension Container {}"
        let graph = sources(list).graph()

        #expect(provider("Owner", list) == .node("Loud"))
        #expect(provider("Loud", list) == .node("Fast"))
        #expect(provider("Fast", list) == .node("Cat"))
        #expect(graph["Loud"]?.services == ["Animal"])
        #expect(graph["Fast"]?.services == [])
        #expect(graph["Cat"]?.services == [])
        #expect(graph["Loud"]?.scope == .container)
    }

    @Test func decoratorsOfSeveralListsMayEachProvideTheService() {
        let code = """
            @Registrations(Cat.self, Owner.self) extension Container {}
            @Registrations(Loud.self, named: "registerLoud") extension Container {}
            func more(_ box: Container) { box.registerLoud() }
            """

        #expect(provider("Owner", code) == .oneOf(["Cat", "Loud"]))
        #expect(provider("Loud", code) == .node("Cat"))
        #expect(sources(code).problems() == [])
    }

    @Test func aDecoratorThatNothingRegistersDecoratesNothing() {
        let list = "@Registrations(Cat.self, Owner.self) extension Container {}"

        #expect(provider("Owner", list) == .node("Cat"))
        #expect(sources(list).problems() == [])
    }

    @Test func aDecoratorBeforeWhatItDecoratesIsAProblem() {
        let list = "@Registrations(Loud.self, Cat.self, Owner.self) extension Container {}"

        #expect(
            sources(list).report().problems.map(\.description) == [
                """
                Zoo.swift:4:42: error: 'Loud' decorates 'Animal', but 'Cat' is registered for it only \
                afterwards [nothingToDecorate]
                Zoo.swift:4:42: note: list 'Loud' after 'Cat'
                Zoo.swift:3:55: note: 'Cat' is declared here
                """
            ]
        )
    }

    @Test func aDecoratorOfNothingIsAProblem() {
        let list = "@Registrations(Loud.self) extension Container {}"

        #expect(
            sources(list).report().problems.first?.description.hasPrefix(
                "Zoo.swift:4:42: error: no registration for 'Animal', required by 'Loud' [missingRegistration]"
            ) == true
        )
    }

    @Test func aDecoratorWithFurtherArgumentsDecoratesTheComponentOfTheSame() {
        let code = """
            @Register(Animal.self, scope: .container) struct Dog: Animal { let name: String }
            @Register(decorates: Animal.self) struct Old: Animal { init(_ dog: any Animal, name: String, age: Int = 1) {} }
            @Registrations(Dog.self, Old.self) extension Container {}
            """

        #expect(provider("Old(String)", code) == .node("Dog(String)"))
        #expect(sources(code).graph()["Old(String)"]?.scope == .container)
        #expect(sources(code).problems() == [])
    }

    @Test func aDecoratorOfAnUnknownServiceSilencesWhatItMayDecorate() {
        let code = """
            @Register(decorates: Farm.Animal.self) struct Tall: Animal { let animal: any Animal; init(_ a: any Animal) async { animal = a } }
            @Registrations(Cat.self, Owner.self, Tall.self) extension Container {}
            """

        #expect(provider("Owner", code) == .unknown)
    }

    @Test func aDecoratorWithDefaultValuesWrapsWhatLeavesThemOut() {
        let code = """
            @Register(Animal.self) struct Dog: Animal { var name: String = "Rex" }
            @Registrations(Dog.self, Owner.self, Loud.self) extension Container {}
            """

        #expect(provider("Owner", code) == .node("Loud"))
        #expect(provider("Loud", code) == .node("Dog(String)"))
    }

    @Test func theListOfAllComponentsNamesDecoratorsLast() {
        let file = sources("@AllRegistrations extension Container {}").list()

        #expect(file.contains("Cat.self,\n    Owner.self,\n    Loud.self,\n    Fast.self,"))
    }

    @Test func aCycleThroughADecoratorOfAnotherListIsFound() {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            @Register(Animal.self) struct Cat: Animal { init() {} }
            @Register struct Vet { @Inject let animal: any Animal }
            @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal; @Inject let vet: Vet }
            @Registrations(Cat.self, Vet.self) extension Container {}
            @Registrations(Loud.self, named: "registerLoud") extension Container {}
            func go(_ box: Container) { box.registerComponents(); box.registerLoud() }
            """

        #expect(Sources().with("Zoo", source: code).problems() == ["Zoo.swift:5 cycle"])
    }

    @Test(arguments: [
        ("box.registerLoud(); box.registerCat()", ["Zoo.swift:4 nothingToDecorate"]),
        ("box.registerCat(); box.registerLoud()", []),
        ("box.registerLoud(); box.removeAll(); box.registerCat(); box.registerLoud()", []),
    ])
    func theListOfADecoratorIsCalledAfterThatOfWhatItDecorates(calls: String, problems: [String]) {
        let code = """
            import Ampoule
            protocol Animal: Sendable {}
            @Register(Animal.self) struct Cat: Animal { init() {} }
            @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }
            @Registrations(Loud.self, named: "registerLoud") extension Container {}
            @Registrations(Cat.self, named: "registerCat") extension Container {}
            func go(_ box: Container) { \(calls) }
            """

        #expect(Sources().with("Zoo", source: code).problems() == problems)
    }
}
