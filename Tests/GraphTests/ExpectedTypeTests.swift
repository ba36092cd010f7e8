import Testing

/// Requests whose service is the type that the code expects.
struct ExpectedTypeTests {
    private static let declarations = """
        import Ampoule
        import AmpouleModules
        import AmpouleAutoregistration
        protocol Animal: Sendable {}; protocol Plant: Sendable {}
        struct Cat: Animal {}
        func keep(_ plant: any Plant) {}
        let zoo = module { factory { Cat() as Animal } }
        func start() { startInjection { modules { zoo } } }
        let container = Container()

        """

    private func sources(_ code: String) -> Sources {
        Sources().with("Zoo", source: Self.declarations + code)
    }

    @Test(arguments: [
        "struct View { let plant: any Plant = inject() }",
        "struct View { let plant: Plant = inject(named: \"tree\") }",
        "struct View { @Injected var plant: any Plant }",
        "struct View { @Injected(named: \"tree\") private var plant: Plant }",
        "struct View { @AmpouleModules.Injected var plant: Plant }",
        "struct View { @Injected(1, 2) var plant: Plant }",
        "func go() { keep(inject() as any Plant) }",
        "func go() { let plant: Plant = container.get(); keep(plant) }",
        "func go() { let plant: Plant = container.get(Plant.self); keep(plant) }",
        "func go() { let plant: Plant = container.get(Plant.self, named: \"tree\"); keep(plant) }",
        "func go() { keep(container.get(Plant.self)!) }",
        "func go() { let plant: Plant = container~>; keep(plant) }",
        "func go() { keep(container ~> Plant.self) }",
        "func go() { keep(container ~> (Plant.self, name: \"tree\")) }",
        "func go() { keep(container ~> (Plant.self, argument: 1)) }",
        "func plant() -> any Plant { container~> }", "var plant: any Plant { inject() }",
        "func plant() -> Plant { print(1); return inject() }", "var plant: Plant { get { container.get() } }",
    ])
    func aServiceThatIsMissingIsReported(code: String) {
        #expect(sources(code).problems() == ["Zoo.swift:10 missingRegistration"])
    }

    @Test(arguments: [
        "struct View { let animal: any Animal = inject() }",
        "struct View { @Injected var animal: Animal }",
        "struct View { @Injected var plant: (any Plant)? }",
        "struct View { let plant: Plant? = inject() }",
        "struct View { @Injected var plant: Plant; init(_ plant: Injected<Plant>) { _plant = plant } }",
        "func go() { if let plant: any Plant = inject() { keep(plant) } }",
        "func go() { if let plant = container.get(Plant.self) { keep(plant) } }",
        "func go() { let plant = container.get(Plant.self); print(plant as Any) }",
        "func go() { let plant: Plant? = container~>; print(plant as Any) }",
        "func go() { let animal: Animal = container~>; print(animal, container ~> Animal.self) }",
        "func go(_ cat: Plant) { keep(container.get(Plant.self) ?? cat) }",
    ])
    func aServiceThatIsRegisteredOrOptionalIsNot(code: String) {
        #expect(sources(code).problems() == [])
    }

    @Test(arguments: [
        "struct View { @Injected(2.5) var tree: Tree }", "struct View { @Injected(1, 2) var tree: Tree }",
        "func go() { let tree: Tree = inject(\"1\"); print(tree) }",
        "func go() { print(container ~> (Tree.self, argument: true)) }",
        "func go() { print(container ~> (Tree.self, arguments: (1, 2))) }",
    ])
    func argumentsOfOtherTypesAreReported(code: String) {
        let tree =
            "struct Tree { let age: Int }; func plant() { container.register(Tree.self) { _, age in Tree(age: age) } }\n"
        let typed = tree.replacing("_, age in", with: "(_, age: Int) in")

        #expect(sources(typed + code).problems() == ["Zoo.swift:11 needsArguments"])
        #expect(sources(typed + "struct View { @Injected(2) var tree: Tree }").problems() == [])
        #expect(
            sources(typed + "func go() { print(container ~> (Tree.self, argument: 2)) }").problems() == []
        )
    }

    @Test func aContainerThatIsMadeOfModulesIsKnown() {
        let code =
            "func go() { let made = makeContainer { modules { zoo } }; keep(made.resolve(Plant.self)!) }"

        #expect(sources(code).problems() == ["Zoo.swift:10 missingRegistration"])
        #expect(sources("func makeContainer() -> Other { Other() }\n" + code).problems() == [])
    }

    @Test(arguments: ["let plant: any Plant = module.get()", "let plant: Plant = module~>"])
    func anElementThatRequestsAWrittenTypeIsFollowed(request: String) {
        let element = "let bed = module { factory { module -> Bed in \(request); return Bed(plant: plant) } }"
        let report = sources("struct Bed { let plant: any Plant }\n" + element).report()

        #expect(report.closures == 0)
        #expect(
            report.problems.flatMap { $0.notes.map(\.message) } == [
                """
                add a 'factory { … }' or a 'singleton { … }' that returns it to the module, or mark a component of it with \
                '@Register(Plant.self)' and add that to the module
                """
            ]
        )
    }

    @Test func whatAContainerRegistersIsNotFoundByAnElement() {
        let code = """
            struct Bed { let plant: any Plant }; struct Rose: Plant {}
            let bed = module { factory { module -> Bed in let plant: any Plant = module.get(); return Bed(plant: plant) } }
            let other = Container { $0.register(Plant.self) { _ in Rose() } }
            """
        let problems = sources(code).report().problems

        #expect(problems.map(\.kind) == [.missingRegistration])
        #expect(problems.flatMap { $0.notes.map(\.message) }.joined().contains("'module(using:)'"))
    }

    @Test(arguments: [
        ("func go() { keep(inject()) }", "inject()"), ("func go() { keep(container~>) }", "container~>"),
        ("func go() { keep(container.get()) }", "get()"),
    ])
    func aTypeThatIsNotShownIsNamed(code: String, request: String) {
        let reasons = sources(code).report().unchecked.map(\.message)

        #expect(
            reasons == [
                "The request for '\(request)' is not checked, because the sources do not show which type is expected"
            ]
        )
    }

    @Test func aMissingServiceThatMayBeOptionalIsNamed() {
        let reasons = sources("func go() { keep(container.get(Plant.self)) }").report().unchecked.map(
            \.message
        )

        #expect(
            reasons == ["The request for 'Plant' is not checked, because the code may go on with 'nil'"]
        )
    }

    @Test(arguments: [
        "func go() { let plant: Plant! = container~>; keep(plant) }",
        "func go() { let plant: (any Plant)! = inject(); keep(plant) }",
        "func go() { let plant: Plant! = container.get(Plant.self); keep(plant) }",
    ])
    func aMissingServiceOfAVariableThatNeedNotBeUnwrappedIsNamed(code: String) {
        let report = sources(code).report()

        #expect(report.problems.isEmpty)
        #expect(
            report.unchecked.map(\.message) == [
                "The request for 'Plant' is not checked, because the code may go on with 'nil'"
            ]
        )
    }

    @Test(arguments: [
        ("r ~> A.self", true), ("old ?? r ~> A.self", false), ("isOpen ? old : r ~> A.self", false),
    ])
    func anOperatorThatNeedNotBeExecutedClosesNoCycle(request: String, isExecuted: Bool) {
        let code = """
            struct A: Sendable {}; struct B: Sendable {}
            func fill() {
                container.register(A.self) { r in _ = r ~> B.self; return A() }
                container.register(B.self) { r in let a = \(request); print(a); return B() }
            }
            """
        #expect(sources(code).report().problems.map(\.kind) == (isExecuted ? [.cycle] : []))
    }

    @Test(arguments: ["func inject() -> Int { 1 }; let number: Int = inject()"])
    func aFunctionOfTheProgramIsNoRequest(code: String) {
        let report = sources(code).report()

        #expect(report.requests.all == 0)
        #expect(report.problems.isEmpty)
    }

    @Test func aPropertyWrapperOfAnotherModuleIsNoRequest() {
        let code = """
            import Ampoule
            import Other
            protocol Plant: Sendable {}
            struct View { @Injected var plant: Plant; let other: Plant = inject() }
            """
        #expect(Sources().with("Zoo", source: code).report().requests.all == 0)
    }

    @Test func anOperatorInAFactoryIsFollowed() {
        let code = """
            struct Keeper { let plant: any Plant }
            func fill() { container.register(Keeper.self) { r in Keeper(plant: r ~> Plant.self) } }
            """
        let report = sources(code).report()

        #expect(report.closures == 0)
        #expect(report.problems.map(\.kind) == [.missingRegistration])
    }
}

/// Requests whose result may be `nil`.
struct OptionalResultTests {
    private func report(_ code: String) -> (problems: [String], reasons: [String]) {
        let sources = Sources().with(
            "Zoo",
            source: """
                import Ampoule
                protocol Log: Sendable { func write() }
                struct Console: Log { func write() {} }
                let container = Container()
                func go() { \(code) }
                """
        )
        return (sources.problems(), sources.report().unchecked.map(\.message))
    }

    @Test(arguments: [
        "print(container.resolve(Log.self) as! Console)", "let log = container.resolve(Log.self) as! Console",
    ])
    func aForcedCastNeedsTheService(code: String) {
        #expect(report(code).problems == ["Zoo.swift:5 missingRegistration"])
    }

    @Test(arguments: [
        "print(container.resolve(Log.self) as? Console)", "print(container.resolve(Log.self) as! Console?)",
        "print(container.resolve(Log.self) as Any)",
    ])
    func anyOtherCastDoesNot(code: String) {
        #expect(report(code).problems == [])
    }

    @Test func aVariableThatNeedNotBeUnwrappedIsNamed() {
        let (problems, reasons) = report("let log: (any Log)! = container.resolve(Log.self); log.write()")

        #expect(problems == [])
        #expect(reasons == ["The request for 'Log' is not checked, because the code may go on with 'nil'"])
    }
}
