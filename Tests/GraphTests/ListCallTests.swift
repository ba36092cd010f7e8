import Testing

/// What calls the function of a list.
struct ListCallTests {
    private let list = """
        import Ampoule
        protocol Animal {}
        @Register struct PetOwner { @Inject let pet: any Animal }
        @Registrations(PetOwner.self) extension Container {}
        struct Window { func registerComponents() {} }

        """

    @Test(arguments: [
        "func go() { Window().registerComponents() }",
        "func go(_ window: Window?) { window?.registerComponents(); window!.registerComponents() }",
        "func go() { let window = makeWindow(); window.registerComponents() }",
        "func go(_ windows: [Window]) { windows.forEach { $0.registerComponents() } }",
        "func go(_ windows: [Window]) { for window in windows { window.registerComponents() } }",
        "struct App { let window = Window(); func go() { self.window.registerComponents() } }",
        "extension Window { func go() { registerComponents(); self.registerComponents() } }",
        "func go() { makeWindow().registerComponents(); let f = makeWindow().registerComponents; f() }",
        "func registerComponents() {}\nfunc go() { registerComponents() }",
        "extension Window { static func registerComponents() {} }\nfunc go() { Window.registerComponents() }",
        "import SDK\nfunc go() { ThirdParty().registerComponents() }",
        "typealias Pane = Window\nfunc go(_ pane: Pane) { pane.registerComponents() }",
        "func go(_ container: Window) { container.registerComponents() }",
        "func go(_ c: Container) { func inner(_ c: Window) { c.registerComponents() } }",
    ])
    func aFunctionOfTheNameDoesNotCallTheList(code: String) {
        #expect(Sources().with("Zoo", source: list + code).problems() == [])
    }

    @Test func aProtocolOfTheProgramMayBeAContainer() {
        let code = """
            protocol Registering { func registerComponents() }
            extension Container: Registering {}
            func setUp(_ r: any Registering) { r.registerComponents() }
            func go(_ c: Container) throws { setUp(c); _ = try c.require(PetOwner.self) }
            """

        #expect(Sources().with("Zoo", source: list + code).problems() == ["Zoo.swift:3 missingRegistration"])
    }

    @Test(arguments: [
        "func go(_ window: Window, _ c: Container) throws { window.registerComponents(); _ = try c.require(PetOwner.self) }",
        "extension Window { func go(_ c: Container) throws { registerComponents(); _ = try c.require(PetOwner.self) } }",
        "extension Window { func go(_ c: Container) throws { self.registerComponents(); _ = try c.require(PetOwner.self) } }",
    ])
    func whatTheListRegistersIsMissing(code: String) {
        #expect(Sources().with("Zoo", source: list + code).problems() == ["Zoo.swift:6 missingRegistration"])
    }

    @Test(arguments: [
        "func go() { let container = Container(); container.registerComponents() }",
        "func go(_ c: Container?) { c?.registerComponents() }",
        "func go(_ c: Container?) { guard let c else { return }; c.registerComponents() }",
        "func go(_ c: Container) { if let own = Optional(c) { own.registerComponents() } }",
        "func go(_ c: Container?) { if let own = c { own.registerComponents() } }",
        "let container = Container { $0.registerComponents() }",
        "let container = Container(parent: nil) { c in c.registerComponents() }",
        "let container = Container(registeringClosure: { c in c.registerComponents() })",
        "struct App { var container: Container!; func go() { container.registerComponents() } }",
        "struct App { let c: Container }\nextension App { func go() { self.c.registerComponents() } }",
        "struct App { let c: Container }\nfunc go(_ app: App) { app.c.registerComponents() }",
        "struct App { static let c = Container() }\nfunc go() { App.c.registerComponents() }",
        "struct A: Assembly { func assemble(container: Container) { container.registerComponents() } }",
        "extension Container { static let shared = Container(); func go() { registerComponents() } }",
        "extension Resolver where Self == Container { func go() { self.registerComponents() } }",
        "typealias Injector = Ampoule.Container\nfunc go(_ i: Injector) { i.registerComponents() }",
        "let all = [Container.registerComponents]",
        "func go(_ c: Container) { [c].forEach { _ in }; let f = c.registerComponents; f() }",
        "func go(_ any: Any) { (any as! Container).registerComponents() }",
    ])
    func aCallOnAContainerCallsTheList(code: String) {
        #expect(
            Sources().with("Zoo", source: list + code).problems() == ["Zoo.swift:3 missingRegistration"]
        )
    }

    @Test(arguments: [
        "func go() { makeContainer().registerComponents() }",
        "func go(_ all: [Container]) { all.forEach { $0.registerComponents() } }",
    ])
    func aCallOnAnUnknownValueCallsTheListUnlessTheProgramHasAnotherFunctionOfTheName(code: String) {
        let only = list.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"

        #expect(Sources().with("Zoo", source: only + code).problems() == ["Zoo.swift:3 missingRegistration"])
        #expect(Sources().with("Zoo", source: list + code).problems() == [])
    }

    @Test func aContainerOfAnotherModuleIsKnown() {
        let farm = """
            import Ampoule
            public let shared = Container()
            public struct Farm { public let container = Container() }
            """
        let zoo = list + "import Farm\n"
        let sources = Sources().with("Farm", .library, source: farm)

        for call in ["shared.registerComponents()", "Farm().container.registerComponents()"] {
            let source = zoo + "func go() { \(call) }"
            #expect(
                sources.with("Zoo", using: "Farm", source: source).problems() == [
                    "Zoo.swift:3 missingRegistration"
                ],
                "\(call)"
            )
        }
    }

    @Test func anotherListOfTheNameIsNoOtherFunction() {
        let call = "func go() { makeContainer().registerComponents() }"
        let own = "extension Container { func registerComponents() {} }"
        let only = list.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
        let sources = Sources().with("Farm", .library, source: "import Ampoule\n" + own)
            .with("Zoo", using: "Farm", source: only + call)

        #expect(sources.problems() == ["Zoo.swift:3 missingRegistration"])
    }

    @Test func aContainerOfTheProgramsOwnIsAnother() {
        let own = "struct Container { func registerComponents() {} }\n"
        let call = "func go(_ container: Container) { container.registerComponents() }"

        #expect(Sources().with("Zoo", source: list + own + call).problems() == [])
    }

    @Test func aContainerOfAnotherLibraryIsAnother() {
        let call = "import Swinject\nfunc go(_ container: Container) { container.registerComponents() }"
        let sources = Sources().with("Farm", .library, source: call).with("Zoo", using: "Farm", source: list)

        #expect(sources.problems() == [])
    }
}
