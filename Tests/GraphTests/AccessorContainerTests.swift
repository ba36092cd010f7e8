import Testing

/// The containers whose accessors code uses, where another file declares the container.
struct AccessorContainerTests {
    private let levels = """
        import Ampoule
        struct Weather: Sendable {}
        extension ContainerLevel<Weather> { static var day: Self { Self("day") } }
        @Register(scope: .day) final class Diary: Sendable { init(@Inject weather: Weather) {} }
        @Register struct Sign { @Inject let weather: Weather? }
        @Registrations(Diary.self, Sign.self) extension Container {}
        let shared = Container { $0.registerComponents() }
        let onceOpened = start(shared)
        func start(_ c: Container) -> String { c.child(.day, Weather()).description }
        func root() -> Container { shared }
        struct Zoo { let box = shared; static let gate = shared; var own: any Resolver { shared } }
        protocol Housed { var house: Container { get } }
        func withZoo(_ body: (Container) -> Void) { body(shared) }
        class Base { let box = shared }
        typealias Box = Container

        """

    private func report(_ code: String) -> [String] {
        // The library's types can be named only in files that import it.
        let needsImport = ["Container", "Resolver"].contains { code.contains($0) }
        let code = needsImport ? "import Ampoule; \(code)" : code
        let report = Sources().with("Zoo", source: levels, and: code).report()
        #expect(report.warnings == [])
        return report.problems.map { "\($0.location?.line ?? 0) \($0.kind.rawValue)" }
            + report.unchecked.filter { $0.kind == .request }.map { "\($0.location?.line ?? 0) unchecked" }
    }

    @Test(arguments: [
        "func go() { _ = shared.diary() }", "func go() throws { _ = try shared.diary.make() }",
        "func go() { let diary = shared.diary; print(1); _ = diary() }",
        "func go() throws { let make = shared.diary; _ = try make.make() }",
        "func go() { let make = shared.factory(for: Diary.self); _ = make() }",
        "func go() { _ = root().diary() }", "func go(_ zoo: Zoo) { _ = zoo.box.diary() }",
        "func go() { _ = Zoo.gate.diary() }", "extension Zoo { func go() { _ = box.diary() } }",
        "extension Zoo { func go() { _ = self.box.diary() } }",
        "func go() async throws { try await shared.run { c in _ = c.diary() } }",
        "func go(_ c: Container) { _ = c.diary() }", "func go(_ c: Box) { _ = c.diary() }",
        "extension Container { func go() { _ = diary() } }",
        "extension Container { func go() throws { _ = try diary.make() } }",
        "extension Container { func go() throws { let make = diary; _ = try make.make() } }",
        "extension Container { func go() { _ = self.diary() } }",
        "extension Container { func go() { let diary = diary; _ = diary() } }",
        "func go(_ house: some Housed) { _ = house.house.diary() }",
        "func go<H: Housed>(_ house: H) { _ = house.house.diary() }",
        "func go<H>(_ house: H) where H: Housed { _ = house.house.diary() }",
        "struct Keep<H: Housed> { let h: H; func go() { _ = h.house.diary() } }",
        "extension Housed { func go() { _ = house.diary() } }",
        "import Ampoule; func go() throws { _ = try root().require(Diary.self) }",
    ])
    func anAccessorOfTheRootContainerIsReported(code: String) {
        #expect(report(code) == ["1 innerLevel"])
    }

    /// Functions of the library that have nothing to do with the graph have some of these names.
    @Test(arguments: ["Walk", "Run", "Report", "Logger", "Instance", "Observe"])
    func anAccessorMayHaveTheNameOfAFunction(component: String) {
        let code = """
            @Register(scope: .day) final class \(component): Sendable { init(@Inject weather: Weather) {} }
            @Registrations(\(component).self, named: "registerMore") extension Container {}
            func go() { shared.registerMore(); _ = shared.\(component.lowercased())() }
            """
        #expect(report(code) == ["3 innerLevel"])
    }

    @Test(arguments: [
        "func go() { _ = shared.child(.day, Weather()).diary() }",
        "func go() { let day = shared.child(.day, Weather()); let make = day.diary; _ = make() }",
        "func go() { let day = root().child(.day, Weather()); _ = day.diary() }",
        "func go(_ zoo: Zoo) { zoo.box.withChild(.day, Weather()) { day in _ = day.diary() } }",
        "func go(_ app: App) { _ = app.zoo.box.child(.day, Weather()).diary() }",
        "func go() { let day = shared.child(.day, Weather()); let make = day.factory(for: Diary.self); _ = make() }",
        "func go() { _ = try? shared.diary.make() }",
        "func go() { let make = shared.diary; _ = try? make.make() }",
        "func go() { _ = try? shared.factory(for: Diary.self).make() }",
        "func go() { do { _ = try root().diary.make() } catch { print(error) } }",
        "func go(_ zoo: Zoo) { _ = zoo.box.sign(); _ = root().sign() }",
        "extension Container { func go() { _ = sign(); let sign = sign; _ = sign() } }",
        "struct Book { func diary() {} }\nfunc go(_ book: Book) { book.diary() }",
        "func go(_ text: String) { text.diary() }\nextension String { func diary() {} }",
        "struct Book { func diary() {}; func go() { diary(); self.diary(); let diary = diary; diary() } }",
        "extension Container { func go(_ diary: () -> Void) { diary() } }",
        "struct Book { func diary() {} }; func go(_ all: [Book]) { all.forEach { $0.diary() } }",
        "enum Diaries { static let diary = 1 }\nfunc go() { print(Diaries.diary) }",
        "func go() { let root = { Book() }; root().sign() }",
    ])
    func anAccessorThatServesOrMayFailIsNoProblem(code: String) {
        #expect(report(code) == [])
    }

    @Test func aPropertyOfWhatAnAccessorMakesIsNoAccessor() {
        #expect(report("func go() { print(shared.sign().diary, shared.sign().diary.pages) }") == [])
    }

    /// Where another container may be asked, or the factory may not be called, the check says so.
    @Test(arguments: [
        "func go() { withZoo { c in _ = c.diary() } }", "func go() { withZoo { _ = $0.diary() } }",
        "func go(_ app: App) { _ = app.zoo.box.diary() }", "func go(_ r: any Resolver) { _ = r.diary() }",
        "func go(_ zoo: Zoo) { _ = zoo.own.diary() }", "func go() { _ = find().diary() }",
        "func go<R: Resolver>(_ r: R) { _ = r.diary() }", "func go(_ r: some Resolver) { _ = r.diary() }",
        "final class Farm: Base { func go() { _ = box.diary() } }",
        "func go() { show(shared.diary) }", "func go() { let make = shared.diary; show(make) }",
        "func go() { var make = shared.diary; _ = make() }",
        "func go() -> Diary.Factory { root().diary }",
        "extension Container { func go() { show(diary) } }",
        "func go() { show(shared.factory(for: Diary.self)) }",
        "func go() { _ = shared[keyPath: \\.diary]() }",
        "func go() throws { _ = try shared.diary.make() }; func end() { try? go() }",
        "let make = shared.diary",
    ])
    func anAccessorOfAnyContainerIsCounted(code: String) {
        #expect(report(code) == ["1 unchecked"])
    }

    /// A constant that creates its container holds that of the program, whatever other code does with others.
    @Test(arguments: [
        ("func go() { _ = shared.diary() }", ["1 innerLevel"]),
        ("func go() throws { _ = try shared.require(Diary.self) }", ["1 innerLevel"]),
        ("func go() { _ = Zoo.gate.diary() }", ["1 unchecked"]),
        ("func go(_ c: Box) { _ = c.diary() }", ["1 unchecked"]),
        ("func go() { let shared = find(); _ = shared.diary() }", ["1 unchecked"]),
        ("struct Farm { let shared: Box; func go() { _ = shared.diary() } }", ["1 unchecked"]),
    ])
    func theContainerOfAConstantIsKnown(code: String, found: [String]) {
        let opening = "; func open(_ c: Box) { use(c.child(.day, Weather())) }"

        #expect(report(code + opening) == found)
    }

    /// The level of what a closure requires is that of its registration.
    @Test(arguments: [("graph", []), ("container", ["1 innerLevel"])])
    func theRequestOfAClosureIsADependency(scope: String, found: [String]) {
        let code = """
            struct Page { init(_ diary: Diary) {} }; func go(_ c: Container) { \
            c.register(Page.self) { r in Page(try r.require(Diary.self)) }.inObjectScope(.\(scope)) }
            """

        #expect(report(code) == found)
    }

    @Test func theReasonTellsTheContainerFromTheCode() {
        let code = "import Ampoule; func go(_ r: any Resolver) {\n_ = r.diary()\nshow(shared.diary)\n}"
        let report = Sources().with("Zoo", source: levels, and: code).report()

        #expect(
            report.description.split(separator: "\n").dropFirst() == [
                "Zoo2.swift:2:7: note: The container that is asked for 'Diary' is not checked, because only that of a level provides it, and the sources do not show which one is asked.",
                "Zoo2.swift:3:13: note: The container that is asked for 'Diary' is not checked, because it does not provide it, and the sources do not show whether the code needs it.",
            ]
        )
    }

    /// A request for a service on a generic resolver is counted as well.
    @Test(arguments: [
        "func go<R: Resolver>(_ r: R) throws { _ = try r.require(Diary.self) }",
        "func go<R>(_ r: R) throws where R: Resolver { _ = try r.require(Diary.self) }",
        "struct App<R: Resolver> { let r: R; func go() throws { _ = try r.require(Diary.self) } }",
    ])
    func aRequestOfAGenericResolverIsCounted(code: String) {
        #expect(report(code) == ["1 unchecked"])
        #expect(report("import Ampoule; " + code.replacing("R: Resolver", with: "R: Shop")) == [])
    }
}
