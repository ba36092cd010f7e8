import Testing

/// Requests for asynchronous services, which wait or don't.
struct WaitingTests {
    private let animals = """
        import Ampoule
        struct Visit: Sendable {}
        extension ContainerLevel<Visit> { static var visit: Self { Self("visit") } }
        protocol Animal: Sendable {}
        final class Cat: Animal { init(_ needs: Any...) {} }
        typealias Later = Lazy<any Animal>

        """

    private static let unshared = [".transient", ".graph"]
    private static let shared = [".container", ".weak"]

    /// The problems of statements in a program that registers an asynchronous animal.
    private func report(_ statements: String, scope: String, and declarations: String = "") -> (
        problems: [String], summary: String
    ) {
        let code = """
            func go(_ c: Container) async throws {
            c.register(Animal.self) { (_: AsynchronousResolver) async in Cat() }.inObjectScope(\(scope))
            \(statements)
            _ = c.child(.visit, Visit())
            }
            \(declarations)
            """
        let report = Sources().with("Zoo", source: animals + code).report()
        return (report.problems.map { "\($0.location?.line ?? 0) \($0.kind)" }, report.description)
    }

    private static let withoutWaiting = [
        "_ = try c.require(Animal.self)", "_ = c.resolve(Animal.self)!",
        "_ = try! c.require((any Animal).self)",
        "_ = try c.require(Animal?.self)", "try use(c.require(Animal.self))",
        "_ = try await use(c.require(Animal.self))", "_ = try c.copy().require(Animal.self)",
        "_ = try c.require(Lazy<Animal>.self)", "_ = try c.require(Later.self)",
        "_ = try c.require(Lazy<Animal>?.self)", "_ = try c.require(Ampoule.Provider<(any Animal)>.self)",
        "_ = try await c.asynchronous.require(Provider<Animal>.self)",
        "c.register(Cat.self) { r in Cat(try r.require(Animal.self)) }",
        "c.register(Cat.self) { r in Cat(try r.require(Lazy<Animal>.self)) }",
        "c.register(Cat.self) { r in Cat(try await r.require(Provider<Animal>.self)) }",
        "c.register(Cat.self) { r in isOn ? Cat(try r.require(Animal.self)) : Cat() }",
        "c.register(Cat.self) { _ in await Task.yield(); return Cat(try c.require(Animal.self)) }",
        "c.register(Cat.self) { _ in Cat() }.initCompleted { r, _ in _ = try r.require(Animal.self) }",
    ]

    @Test(arguments: withoutWaiting, unshared)
    func aRequestThatDoesNotWaitFails(request: String, scope: String) {
        #expect(report(request, scope: scope).problems == ["9 asynchronousDependency"])
    }

    @Test(arguments: withoutWaiting, shared)
    func aSharedInstanceMayExist(request: String, scope: String) {
        let (problems, summary) = report(request, scope: scope)

        #expect(problems == [])
        #expect(
            summary.contains(
                "The request for 'Animal' is not checked, because it does not wait, and the sources do not show whether the asynchronous instance exists."
            )
        )
    }

    @Test(arguments: [
        "_ = try await c.asynchronous.require(Animal.self)",
        "async let cat = c.asynchronous.require(Animal.self); _ = try await cat",
        "let r = c.asynchronous; _ = try await Cat(r.require(Animal.self))",
        "c.register(Cat.self) { r in try await Cat(r.require(Animal.self)) }",
        "c.register(Cat.self) { (r: AsynchronousResolver) async throws in try await Cat(r.require(Animal.self)) }",
        "try await c.withObjectGraph(GraphIdentifier()) { try await Cat($0.require(Animal.self)) }",
        "c.decorate(Animal.self) { _, animal in Cat(animal) }",
        "_ = c.resolve(Animal.self)", "_ = try? c.require(Animal.self)",
        "do { _ = try c.require(Animal.self) } catch {}",
        "if c.resolve(Animal.self) != nil {}; _ = try c.require(Animal.self)",
    ])
    func aRequestMayWaitOrFail(request: String) {
        for scope in Self.unshared + Self.shared {
            let (problems, summary) = report(request, scope: scope)

            #expect(problems == [])
            #expect(!summary.contains("does not wait"))
        }
    }

    @Test(arguments: [
        "c.override(Animal.self) { _ in Cat() }; _ = try c.require(Animal.self)",
        "c.register(Animal.self) { _ in Cat() }; _ = try c.require(Animal.self)",
    ])
    func anotherRegistrationMayServe(statements: String) {
        let code = """
            @Register(Animal.self) final class Dog: Animal { init() async {} }
            @Registrations(Dog.self) extension Container {}
            func go(_ c: Container) throws { c.registerComponents(); \(statements) }
            """

        #expect(Sources().with("Zoo", source: animals + code).problems() == [])
    }

    @Test(arguments: [
        (
            "c.register(Animal.self) { (_, n: String) in await Cat(n) }; _ = try c.require(Animal.self, argument: name)",
            true
        ),
        (
            "c.register(Animal.self) { (_, n: String) in await Cat(n) }; _ = try await c.asynchronous.require(Animal.self, argument: name)",
            false
        ),
        (
            "c.register(Animal.self) { (_, n: String) in await Cat(n) }; c.register(Animal.self) { (_, n: Int) in Cat(n) }; _ = try c.require(Animal.self, argument: 1)",
            false
        ),
        ("c.contribute(to: Animal.self) { _ in await Cat() }; _ = try c.require([any Animal].self)", true),
        (
            "c.contribute(to: Animal.self) { _ in await Cat() }; _ = try await c.asynchronous.require([any Animal].self)",
            false
        ),
    ])
    func argumentsAndCollectionsWaitToo(statements: String, fails: Bool) {
        let code = "func go(_ c: Container, name: String) async throws { \(statements) }"

        #expect(
            Sources().with("Zoo", source: animals + code).problems()
                == (fails ? ["Zoo.swift:7 asynchronousDependency"] : [])
        )
    }

    @Test(arguments: unshared + shared + [".visit"])
    func aComponentIsToWaitInEachScope(scope: String) {
        func problems(_ component: String) -> [String] {
            report("Owner.register(in: c)", scope: scope, and: "@Register final class Owner { \(component) }")
                .problems
        }

        #expect(problems("init(@Inject animal: any Animal) {}") == ["12 asynchronousDependency"])
        #expect(problems("init(@Inject animal: (any Animal)?) {}") == ["12 asynchronousDependency"])
        #expect(problems("init(@Inject animal: Lazy<any Animal>) {}") == ["12 asynchronousDependency"])
        #expect(
            problems("init(@Inject animal: Provider<any Animal>) async {}") == ["12 asynchronousDependency"]
        )
        #expect(problems("init(@Inject animal: any Animal) async {}") == [])
    }

    @Test(arguments: [
        "Lazy<Animal?>", "Lazy<(any Animal)?>?", "Provider<Lazy<Animal>>", "Provider<Later?>",
        "Lazy<[any Animal]>",
    ])
    func whatIsLookedForLaterIsLeftOpen(type: String) {
        let list = "c.contribute(to: Animal.self) { _ in await Cat() }; "
        let owner = "@Register final class Owner { init(@Inject animal: \(type)) async {} }"
        for scope in Self.unshared + Self.shared {
            let injected = report(list + "Owner.register(in: c)", scope: scope, and: owner)
            let requested = report(list + "_ = try c.require((\(type)).self)", scope: scope)

            #expect(injected.problems == [] && requested.problems == [])
            #expect(
                injected.summary.contains(
                    "The use of 'animal' of 'Owner' is not checked, because that cannot wait"
                )
            )
            #expect(requested.summary.contains("is not checked, because that cannot wait"))
        }
    }

    @Test func aFactoryWaits() {
        let code = """
            @Register final class Dog: Animal { init() async {} }
            typealias Dogs = Dog.Factory
            @Register final class Kennel { init(@Inject dogs: Dog.Factory, @Inject further: Dogs, @Inject more: Dog.Factory?) {} }
            @Registrations(Dog.self, Kennel.self) extension Container {}
            let container = Container { $0.registerComponents() }
            """

        let report = Sources().with("Zoo", source: animals + code).report()
        #expect(report.problems.isEmpty && report.unchecked.isEmpty)
    }
}
