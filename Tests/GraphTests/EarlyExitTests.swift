import Testing

/// Two lists with one key on one container, between whose calls a function may return.
struct EarlyExitTests {
    private func problems(_ statements: String) -> [String] {
        let code = """
            import Ampoule
            protocol Food: Sendable {}
            @Register(Food.self) struct Hay: Food { init() {} }
            @Register(Food.self) struct Oat: Food { init() {} }
            @Registrations(Hay.self) extension Container {}
            @Registrations(Oat.self, named: "registerDemo") extension Container {}
            func go(_ isDemo: Bool) throws { let c = Container(); c.registerComponents(); \(statements) }
            """
        return Sources().with("Zoo", source: code).problems()
    }

    @Test(arguments: [
        "guard isDemo else { return }; c.registerDemo()", "if !isDemo { return }; c.registerDemo()",
        "if isDemo { print(1) } else { throw Refusal() }; c.registerDemo()", "try check(); c.registerDemo()",
        "let x = try check(); c.registerDemo()",
        "switch isDemo { case true: break; case false: return }; c.registerDemo()",
        "for x in all { if x { return } }; c.registerDemo()", "if isDemo { c.registerDemo() }",
    ])
    func aListBehindAnExitMayReplaceTheOther(statements: String) {
        #expect(problems(statements) == [])
    }

    @Test func anExitOfALoopCounts() {
        let code = """
            import Ampoule
            protocol Food: Sendable {}
            @Register(Food.self) struct Hay: Food { init() {} }
            @Register(Food.self) struct Oat: Food { init() {} }
            @Registrations(Hay.self) extension Container {}
            @Registrations(Oat.self, named: "registerDemo") extension Container {}
            func go(_ all: [Bool], _ c: Container) { for x in all { c.registerComponents(); if x { continue }; c.registerDemo() } }
            """

        #expect(Sources().with("Zoo", source: code).problems() == [])
    }

    @Test(arguments: [
        "c.registerDemo()", "print(1); c.registerDemo()", "_ = try? check(); c.registerDemo()",
        "all.forEach { if $0 { return } }; c.registerDemo()",
        "for x in all { if x { break } }; c.registerDemo()",
        "func local() throws { try check() }; c.registerDemo()", "c.registerDemo(); try check()",
    ])
    func otherStatementsLeaveTheListsTogether(statements: String) {
        #expect(problems(statements) == ["Zoo.swift:4 duplicateKey"])
    }
}
