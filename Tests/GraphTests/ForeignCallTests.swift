import Testing

/// Calls of functions with the names of the library's, which silence nothing unless they may be the library's.
struct ForeignCallTests {
    private let horse = """
        import Ampoule
        protocol Food: Sendable {}
        struct Hay: Food { init() {} }
        @Register struct Horse { @Inject let food: any Food }
        @Registrations(Horse.self) extension Container {}
        func start() { let c = Container(); c.registerComponents() }

        """

    private let missing = ["Zoo.swift:4 missingRegistration"]

    /// Code that registers nothing in a container.
    static let foreignCode = [
        #"func go(_ proxy: Proxy) { proxy.forward(1, to: "peer") }"#,
        #"func go(_ proxy: Proxy, _ peer: Peer) { proxy.forward(peer, to: peer) }"#,
        #"func go(_ commands: Commands) { commands.register("help") {} }"#,
        "func go(_ router: Router) { router.register(.home) {} }",
        "func go(_ router: any Router) { router.register(Hay.self) { _ in Hay() } }",
        "func go(_ router: Router, _ route: Route) { router.register(route) {} }",
        "func go(_ plugin: Plugin, _ x: X) { plugin.register(in: x) }",
        "func go(_ feature: Feature, _ x: X) { feature.implements(x) }",
        "func go(_ other: Other, _ x: X) { other.contribute(to: x) { 1 }; other.contributes(to: x) }",
        #"func go() { makeAnything().register("help") {}; anything.register(.home) {} }"#,
        "struct Router { func register(_: Route, _: () -> Void) {}; func go() { register(route) {} } }",
        "struct Router { func register(_: Route) {} }\nlet router = Router()\nfunc go() { router.register(route) {} }",
        "func makeRouter() -> Router { Router() }\nfunc go() { makeRouter().register(route) {} }",
        "func go() { NotificationCenter.default.register(route) {} }",
        "func go(_ router: Router) { run(router.register); run(router.register(_:name:factory:)) }",
        "func go<R>(_ router: Box<R>) { router.register(route) {} }",
        "func go(_ dog: Dog, _ kennel: Kennel) { Dog.register(in: kennel) }",
        ##"let url = #URL("https://example.org")"##,
        ##"func go(_ name: String) { print(#URL(name)) }"##,
        "enum Zoo { #warnings }",
    ]

    @Test(arguments: foreignCode)
    func aCallOfAnotherFunctionSilencesNothing(code: String) {
        #expect(Sources().with("Zoo", source: horse + code).problems() == missing)
        #expect(Sources().with("Zoo", source: horse, and: "import Ampoule\n" + code).problems() == missing)
    }

    @Test(arguments: [
        "func go() { anything.register(service) {} }",
        "func go() { let all = load(); for one in all { one.register(in: box) } }",
        "func go() { run(anything.register); #wire(anything) }",
        "#if DEBUG\n@available(*, deprecated)\n#endif\nstruct Dog {}",
    ])
    func aFileThatDoesNotImportTheLibrarySilencesNothing(code: String) {
        #expect(Sources().with("Zoo", source: horse, and: "import Other\n" + code).problems() == missing)
        #expect(Sources().with("Zoo", source: horse, and: "import Ampoule\n" + code).problems() == [])
    }

    /// Code that registers any service, or may do so.
    @Test(arguments: [
        "func go(_ c: Container) { c.register(service) { _ in Hay() } }",
        "func go() { let c = Container(); c.register(service) { _ in Hay() } }",
        "func go() { let c = load(); c.register(service) { _ in Hay() } }",
        "func go() { Container { $0.register(service) { _ in Hay() } } }",
        "typealias Box = Container\nfunc go(_ c: Box) { c.register(service) { _ in Hay() } }",
        "func make() -> Container { Container() }\nfunc go() { make().register(service) { _ in Hay() } }",
        "protocol Registry { func register() }\nextension Container: Registry {}\nfunc go(_ c: any Registry) { c.register(service) { _ in Hay() } }",
        "func go<C: Sendable>(_ c: C) { c.register(service) { _ in Hay() } }",
        "extension Container { func go() { register(service) { _ in Hay() } } }",
        "struct Setup: Assembly { func assemble(container: Container) { container.register(service) { _ in Hay() } } }",
        "func go(_ e: ServiceEntry<Hay>) { e.implements(service) }",
        "func go(_ c: Container) { let e = c.register(Hay.self) { _ in Hay() }; e.implements(service) }",
        "func go(_ c: Container) { let e = c.register(Hay.self) { _ in Hay() }; e.implements((any Food).self) }",
        "func go(_ c: Container, _ s: (any Food).Type) { c.register(s) { _ in Hay() } }",
        "func go(_ c: Container, _ pets: [any Registrable.Type]) { for pet in pets { pet.register(in: c) } }",
        "func Make() -> Container { Container() }\nfunc go() { Make().register(service) { _ in Hay() } }",
        "struct Zoo { let box: Container }\nfunc go(_ zoo: Zoo) { zoo.box.register(service) { _ in Hay() } }",
        "func go(_ c: Container) { #wire(c) }",
        "@freestanding(expression) macro wire() = #externalMacro(module: \"M\", type: \"W\")\nfunc go() { #wire }",
    ])
    func aCallOfTheLibrarysFunctionCounts(code: String) {
        #expect(Sources().with("Zoo", source: horse + code).problems() == [])
        #expect(Sources().with("Zoo", source: horse, and: "import Ampoule\n" + code).problems() == [])
    }

    /// The type of the receiver is declared in a file that imports the library.
    @Test(arguments: [
        ("let shared = Container()", "func go() { shared.register(Food.self) { _ in Hay() } }"),
        (
            "enum Boxes { static let main = Container() }",
            "func go() { Boxes.main.register(service) { _ in Hay() } }"
        ),
        ("func box() -> Container { Container() }", "func go() { box().register(service) { _ in Hay() } }"),
    ])
    func aContainerIsKnownInAFileThatDoesNotImportTheLibrary(declaration: String, use: String) {
        #expect(Sources().with("Zoo", source: horse + declaration, and: use).problems() == [])
    }

    @Test func aLibrarysRouterIsNoContainer() {
        let web =
            "public struct Router { public init() {}; public func register(_: Any) {} }\npublic let router = Router()"
        let use =
            "import Web\nfunc go() { router.register(route) {}; Router().register(Food.self) { _ in Hay() } }"

        #expect(
            Sources().with("Web", .library, source: web).with("Zoo", using: "Web", source: horse + use)
                .problems()
                == missing
        )
    }
}
