import Testing

/// Dependencies that break a cycle only if the initializer doesn't use them.
struct UseInInitializerTests {
    private func problems(_ type: String, _ statements: String) -> [String] {
        let code = """
            import Ampoule
            @Register final class A { init(@Inject b: B) {} }
            @Register final class B { init(@Inject a: \(type)) throws { \(statements) } }
            @Registrations(A.self, B.self) extension Container {}
            let container = Container { $0.registerComponents() }
            func log(_ text: @autoclosure () -> String) {}
            """
        return Sources().with("Zoo", source: code).problems()
    }

    @Test(arguments: [
        ("Lazy<A>", "_ = try a.resolve()"), ("Provider<A>", "_ = try a.resolve()"),
        ("Lazy<A>", "print(a.instance)"),
        ("A.Factory", "let other = try a.make(); print(other)"), ("Lazy<A>", "do { _ = try a.resolve() }"),
        ("Lazy<A>", "print(1); _ = try a.resolve() as AnyObject"),
        ("Lazy<A>", "_ = try { try a.resolve() }()"),
        ("Provider<A>", "keep(try a.resolve())"), ("Lazy<A>", "for cat in [a.instance] { print(cat) }"),
    ])
    func aCycleThatTheInitializerClosesIsReported(type: String, statements: String) {
        #expect(problems(type, statements) == ["Zoo.swift:3 cycle"])
    }

    @Test(arguments: [
        ("Lazy<A>", "self.keep(a)"), ("Lazy<A>", "_ = try? a.resolve()"),
        ("Provider<A>", "Task { try a.resolve() }"),
        ("Lazy<A>", "if isOpen { _ = try a.resolve() }"), ("Lazy<A>", "do { _ = try a.resolve() } catch {}"),
        ("A.Factory", "func later() throws { _ = try a.make() }"),
        ("Lazy<A>", "_ = isOpen ? a.instance : nil"),
        ("Lazy<A>", "guard isOpen else { return }; _ = try a.resolve()"),
        ("Lazy<A>", "defer { print(a.instance) }"),
        ("Lazy<A>", "for _ in 0..<count { print(a.instance) }"), ("Lazy<A>", "_ = old ?? a.instance"),
        ("Lazy<A>", "do { let a = other(); _ = try a.resolve() }"),
        ("Lazy<A>", "precondition(isOpen, \"\\(a.instance)\")"),
        ("Lazy<A>", "log(\"\\(a.instance)\")"), ("Lazy<A>", "old?.replace(a.instance)"),
        ("Lazy<A>", "_ = old[\"a\", default: a.instance]"),
        ("Lazy<A>", "outer: do { if isOpen { break outer }; print(a.instance) }"),
        ("Lazy<A>", "for i in old where a.instance == i { print(i) }"),
        ("Lazy<A>", "old.map { a in a.instance }"),
        ("Lazy<A>", "func a() -> B { self }; _ = a.instance"),
        ("Lazy<A>", "if let a = old { print(a.instance) }"),
    ])
    func aUseThatNeedNotHappenIsNone(type: String, statements: String) {
        #expect(problems(type, statements) == [])
    }

    @Test func aProvidedFunctionThatUsesWhatItTakesIsReported() {
        let code = """
            import Ampoule
            struct B {}
            @Register final class A { init(@Inject b: B) {} }
            enum Parts { @Provides static func makeB(@Inject a: Lazy<A>) throws -> B { _ = try a.resolve(); return B() } }
            @Registrations(A.self, Parts.makeBComponent) extension Container {}
            let container = Container { $0.registerComponents() }
            """
        #expect(Sources().with("Zoo", source: code).problems() == ["Zoo.swift:4 cycle"])
    }

    @Test func withoutACycleItIsNoProblem() {
        let code = """
            import Ampoule
            @Register final class A { init() {} }
            @Register final class B { init(@Inject a: Lazy<A>) throws { _ = try a.resolve() } }
            @Registrations(A.self, B.self) extension Container {}
            let container = Container { $0.registerComponents() }
            """
        #expect(Sources().with("Zoo", source: code).problems() == [])
    }
}
