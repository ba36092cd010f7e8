import Testing

/// The services that registered closures request, judged as those that components inject.
struct ClosureDependencyTests {
    private func problems(_ statements: String, and declarations: String = "") -> [String] {
        let code = """
            import Ampoule
            \(declarations)
            func go(_ c: Container) throws {
            \(statements)
            }
            """
        return Sources().with("Zoo", source: code).problems()
    }

    private let two = "final class A: Sendable {}; final class B: Sendable {}"

    @Test(arguments: [
        "c.register(A.self) { r in A(r.resolve(B.self)!) }",
        "c.register(A.self) { (r: any Resolver) in A(try r.require(B.self)) }",
        "c.register(A.self) { A($0.resolve(B.self)!) }.inObjectScope(.container)",
        "c.register(A.self, factory: { r in let b = try r.require(B.self); return A(b) })",
        "c.register(A.self) { _ in A(c.resolve(B.self)!) }",
        "c.register(A.self) { r in A({ r.resolve(B.self)! }()) }",
    ])
    func aCycleOfClosuresIsFound(registration: String) {
        let other = "c.register(B.self) { r in B(r.resolve(A.self)!) }\n"

        #expect(problems(other + registration, and: two).map { $0.suffix(5) } == ["cycle"])
        #expect(problems("c.register(B.self) { _ in B() }\n" + registration, and: two) == [])
    }

    /// Requests that are not made whenever the closure is called, or only after the instance exists.
    @Test(arguments: [
        "c.register(A.self) { r in A { r.resolve(B.self)! } }",
        "c.register(A.self) { r in isFirst ? A(r.resolve(B.self)!) : A() }",
        "c.register(A.self) { r in if isFirst { return A(r.resolve(B.self)!) }; return A() }",
        "c.register(A.self) { r in guard isFirst else { return A() }; return A(r.resolve(B.self)!) }",
        "c.register(A.self) { r in switch kind { case 1: A(r.resolve(B.self)!); default: A() } }",
        "c.register(A.self) { r in for x in all { use(r.resolve(B.self)!, x) }; return A() }",
        "c.register(A.self) { r in A(existing ?? r.resolve(B.self)!) }",
        "c.register(A.self) { r in A(r.resolve(Lazy<B>.self)!) }",
        "c.register(A.self) { r in A(r.resolve(Provider<B>.self)!) }",
        "c.register(A.self) { r in A(r.resolve(B.self)) }",
        "c.register(A.self) { r in func later() { use(r.resolve(B.self)!) }; return A(later) }",
        "c.register(A.self) { r in A() }.initCompleted { r, a in a.b = r.resolve(B.self)! }",
        "c.register(A.self) { r in A(r.resolve(B.self)!) }; c.register(A.self, factory: makeA)",
        "#if DEBUG\nc.register(A.self) { r in A(r.resolve(B.self)!) }\n#endif",
        "makeAnything().register(A.self) { r in A(r.resolve(B.self)!) }",
        "c.register(A.self) { r in bus?.send(r.resolve(B.self)!); return A() }",
        "c.register(A.self) { r in bus?.riders.first.send(try r.require(B.self)); return A() }",
        "c.register(A.self) { r in riders?[r.resolve(B.self)!] = 1; return A() }",
        "c.register(A.self) { r in lazy var b = r.resolve(B.self)!; if isFirst { use(b) }; return A() }",
        "c.register(A.self) { r in precondition(true, \"\\(r.resolve(B.self)!)\"); return A() }",
        "c.register(A.self) { r in log.debug(\"\\(r.resolve(B.self)!)\"); return A() }",
    ])
    func aRequestThatMayNotBeMadeIsNoCycle(registration: String) {
        let other = "c.register(B.self) { r in B(r.resolve(A.self)!) }\n"

        #expect(problems(other + registration, and: two) == [])
    }

    @Test(arguments: [
        ("struct Later { init(_ b: @autoclosure () -> B) {} }", "A(Later(r.resolve(B.self)!))", []),
        ("extension A { convenience init(_ b: @autoclosure () -> B) {} }", "A(r.resolve(B.self)!)", []),
        ("func later(_ b: @autoclosure () throws -> B) {}", "later(try r.require(B.self)); return A()", []),
        ("func now(_ b: B) {}", "now(try r.require(B.self)); return A()", ["Zoo.swift:5 cycle"]),
    ])
    func anAutoclosureMayNotBeCalled(declaration: String, closure: String, found: [String]) {
        let other = "c.register(B.self) { r in B(r.resolve(A.self)!) }\n"

        #expect(
            problems(other + "c.register(A.self) { r in \(closure) }", and: "\(two); \(declaration)") == found
        )
    }

    @Test func theCompletionOfATransientInstanceIsACycle() {
        let statements = """
            c.register(B.self) { r in B(r.resolve(A.self)!) }.inObjectScope(.transient)
            c.register(A.self) { r in A() }.initCompleted { r, a in a.b = r.resolve(B.self)! }.inObjectScope(.transient)
            """

        #expect(problems(statements, and: two).map { $0.suffix(5) } == ["cycle"])
    }

    @Test func aCycleOfAClosureAndAComponentIsFound() {
        let component =
            "final class B: Sendable {}; @Register final class A: Sendable { init(@Inject b: B) {} }"
        let list = "\n@Registrations(A.self) extension Container {}"
        let start = "c.registerComponents()\n"

        #expect(
            problems(start + "c.register(B.self) { r in B(r.resolve(A.self)!) }", and: component + list).map {
                $0.suffix(5)
            } == ["cycle"]
        )
        #expect(
            problems(start + "c.register(B.self) { r in B(r.a()) }", and: component + list).map {
                $0.suffix(5)
            }
                == ["cycle"]
        )
    }

    @Test(arguments: [
        "c.register(A.self) { r in A(r.resolve(B.self)!) }.inObjectScope(.container)",
        "c.register(A.self) { r in A(r.b()) }.inObjectScope(.container)",
        "c.register(A.self) { r in A() }.initCompleted { r, a in a.b = r.resolve(B.self)! }.inObjectScope(.container)",
    ])
    func aSharedClosureThatNeedsAnInnerLevelIsFound(registration: String) {
        let level = """
            extension ContainerLevel where Value == Int { static let session = ContainerLevel("session") }
            final class A: Sendable {}
            @Register(scope: .session) final class B: Sendable { init() {} }
            @Registrations(B.self) extension Container {}
            """
        let start = "c.registerComponents(); _ = c.child(.session, 1)\n"

        #expect(problems(start + registration, and: level).map { $0.suffix(10) } == ["innerLevel"])
        #expect(
            problems(start + registration.replacing(".inObjectScope(.container)", with: ""), and: level) == []
        )
    }

    @Test func aSharedClosureThatNeedsTheValueOfALevelIsFound() {
        let level = """
            extension ContainerLevel where Value == Visit { static let visit = ContainerLevel("visit") }
            struct Visit: Sendable {}; final class A: Sendable {}
            """
        let start = "_ = c.child(.visit, Visit())\n"
        let registration = "c.register(A.self) { r in A(try r.require(Visit.self)) }"

        #expect(
            problems(start + registration + ".inObjectScope(.container)", and: level)
                == ["Zoo.swift:6 innerLevel"]
        )
        #expect(problems(start + registration, and: level) == [])
    }

    /// The programs of a library run its closures where they use what registers them.
    @Test(
        arguments: [
            ("c.register(A.self) { r in A(r.resolve(B.self)!) }", "missingRegistration"),
            ("c.register(A.self) { r in A(r.resolve(Int.self)!) }", "needsArguments"),
            (
                "c.register(A.self) { r in A(r.resolve(B.self)!) }; c.register(B.self) { r in B(r.resolve(A.self)!) }",
                "cycle"
            ),
            (
                "c.register(A.self) { r in A(r.resolve(B.self)!) }; c.register(B.self) { _ in await B() }",
                "asynchronousDependency"
            ),
            ("c.register(A.self) { r in A(r.resolve(B.self)) }", nil),
            ("c.register(A.self) { r in A((try? r.require(B.self)) ?? B()) }", nil),
        ] as [(String, String?)]
    )
    func aClosureOfALibraryIsJudgedInTheProgram(registrations: String, kind: String?) {
        let farm = """
            import Ampoule
            public final class A: Sendable {}; public final class B: Sendable {}
            public func setUpFarm(_ c: Container) { \(registrations) }
            """
        func problems(start: String) -> [String] {
            Sources().with("Farm", .library, source: farm)
                .with(
                    "Zoo",
                    using: "Farm",
                    source: "import Ampoule\nimport Farm\nfunc go(_ c: Container) { \(start) }"
                )
                .problems()
        }
        let start = "c.register(Int.self) { (_, n: Bool) in 1 }; "

        #expect(problems(start: start + "setUpFarm(c)") == (kind.map { ["Farm.swift:3 \($0)"] } ?? []))
        #expect(problems(start: start) == [])
    }

    @Test(arguments: [
        ("r in A(r.resolve(B.self)!)", ["Zoo.swift:5 asynchronousDependency"]),
        ("r in A(try r.require(B.self))", ["Zoo.swift:5 asynchronousDependency"]),
        ("r in A(await r.asynchronous.resolve(B.self)!)", []),
        ("r in A(try await r.asynchronous.require(B.self))", []),
        ("r in A(r.resolve(Lazy<B>.self)!)", ["Zoo.swift:5 asynchronousDependency"]),
    ])
    func aClosureThatDoesNotAwaitWhatItMustIsFound(closure: String, found: [String]) {
        let other = "c.register(B.self) { _ in await B() }\n"

        #expect(problems(other + "c.register(A.self) { \(closure) }", and: two) == found)
    }

    @Test func theElementsOfModulesAreClosures() {
        let code = """
            import Ampoule
            import AmpouleModules
            final class A: Sendable {}; final class B: Sendable {}; final class C: Sendable {}; protocol D {}
            let all = module {
                singleton { (r: any Resolver) -> A in A(r.resolve(B.self)!) }
                factory { r -> B in B(r.resolve(A.self)!) }
            }
            let one = module { factory { C($0.resolve(D.self)!) } }
            """

        #expect(
            Sources().with("Zoo", source: code).problems().map { $0.split(separator: " ")[1] }.sorted() == [
                "cycle", "missingRegistration",
            ]
        )
    }

    @Test(arguments: [
        "c.contribute(to: A.self) { r in A(r.resolve(B.self)!) }",
        "c.register(A.self) { _ in A() }; c.decorate(A.self) { r, a in A(a, r.resolve(B.self)!) }",
        "c.register(A.self) { _ in A() }.initCompleted { r, a in a.b = r.resolve(B.self)! }",
        "c.register(A.self) { _ in A() }; try c.requireOverride(A.self) { r in A(r.resolve(B.self)!) }",
        "Assembler([Setup()])",
    ])
    func aMissingServiceIsFoundInEachKindOfClosure(statement: String) {
        let setup =
            "\nstruct Setup: Assembly { func assemble(container: Container) { container.register(A.self) { r in A(r.resolve(B.self)!) } } }"
        let declarations = two + (statement.contains("Setup") ? setup : "")

        #expect(problems(statement, and: declarations).map { $0.suffix(19) } == ["missingRegistration"])
    }

    @Test(arguments: [
        "r in A(r)", "r in A { make(r) }", "r in r.load()", "r in A(r.resolve(service)!)",
        "r in A(resolver: r, 1)",
    ])
    func aClosureThatIsNotFollowedIsNamed(closure: String) {
        let report = Sources().with(
            "Zoo",
            source:
                "import Ampoule\nfunc go(_ c: Container) { c.register(A.self) { \(closure) } }\n@Register struct D {}"
        ).report()

        #expect(report.closures == 1)
        #expect(report.description.contains("Zoo.swift:2:"))
    }

    @Test(arguments: ["_ in A()", "r in A(r.resolve(B.self))", "r in A(r.d())", "A($0.d.make())", "A()"])
    func aClosureThatIsFollowedIsNotNamed(closure: String) {
        let code = """
            import Ampoule
            func go(_ c: Container) { c.register(A.self) { \(closure) } }
            @Register struct D { init() {} }
            @Registrations(D.self) extension Container {}
            """

        #expect(Sources().with("Zoo", source: code).report().closures == 0)
    }

    @Test(arguments: [
        ("c.override(A.self) { r in A(r.resolve(B.self)!) }", true),
        ("c.override(A.self) { A($0.resolve(B.self)!) }", true),
        ("c.override(P.self) { r in A(r.resolve(B.self)!) }", true),
        ("c.override(N.self) { r, n in N(r.resolve(B.self)!, n) }", true),
        ("c.override(N.self) { cache in N(cache.resolve(B.self)!) }", false),
        ("c.override(Unknown.self) { r in A(r.resolve(B.self)!) }", false),
        ("c.override(P.self) { (r: Cache) in A(r.resolve(B.self)!) }", false),
    ])
    func whatAnOverrideRequestsOfItsResolverIsJudged(statement: String, isMissing: Bool) {
        let declarations = """
            protocol P: Sendable {}; final class B: Sendable {}
            @Register final class A: Sendable { init() {} }
            @Register final class N: Sendable { init(cache: Cache) {} }
            func add(_ c: Container) { c.register(P.self) { _ in A() } }
            """

        #expect(
            problems(statement, and: declarations).map { String($0.suffix(19)) }
                == (isMissing ? ["missingRegistration"] : [])
        )
    }
}
