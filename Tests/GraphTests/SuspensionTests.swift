import Testing

/// Which registered closures are asynchronous.
struct SuspensionTests {
    private func problems(_ body: String) -> [String] {
        let code = """
            import Ampoule
            protocol Food: Sendable {}
            struct Hay: Food {}
            @Register struct Horse { @Inject let food: any Food }
            func go(_ c: Container) { Horse.register(in: c); c.register(Food.self) { _ in
            \(body)
            return Hay() } }
            """
        return Sources().with("Zoo", source: code).problems()
    }

    @Test(arguments: [
        "await load()", "for await meal in meals { eat(meal) }", "for try await meal in meals { eat(meal) }",
        "async let meal = load()", "if isHungry { for await meal in meals { eat(meal) } }",
        "do { async let meal = load(); eat(await meal) }",
    ])
    func aClosureThatSuspendsIsAsynchronous(body: String) {
        #expect(problems(body) == ["Zoo.swift:4 asynchronousDependency"])
    }

    @Test(arguments: [
        "#if NEVER\nawait load()\n#endif", "#if NEVER\n#else\nfor await meal in meals {}\n#endif",
        "struct Meal { var food: Hay { get async { await load() } } }",
        "struct Meal { init() async { await load() } }", "actor Cook { func cook() async { await load() } }",
        "var meal: Hay { get async { await load() } }", "func cook() async { await load() }",
        "enum Cook { static let meal = Task { await load() } }",
        "Task { for await meal in meals { eat(meal) } }",
    ])
    func aSuspensionElsewhereDoesNotCount(body: String) {
        #expect(problems(body) == [])
    }
}
