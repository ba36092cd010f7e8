import Testing

/// Requests whose failure the program expects, and those that it can't do without.
struct DemandTests {
    private let food = """
        import Ampoule
        protocol Food: Sendable {}

        """

    private func problems(_ code: String, and more: String...) -> [String] {
        let source = food + code
        let sources =
            more.isEmpty
            ? Sources().with("Zoo", source: source) : Sources().with("Zoo", source: source, and: more[0])
        return sources.problems()
    }

    @Test(arguments: [
        "func find(_ c: Container) -> (any Food)? { try? fetch(c) }",
        "func find(_ c: Container) -> (any Food)? { try? load(c) }\nfunc load(_ c: Container) throws -> any Food { try fetch(c) }",
        "func find(_ c: Container) { let food = (try? fetch(c)) ?? hay; eat(food) }",
        "struct Cook { func find(_ c: Container) { if let food = try? fetch(c) { eat(food) } } }",
    ])
    func aCallerMayCatchTheError(code: String) {
        let fetch = "func fetch(_ c: Container) throws -> any Food { try c.require((any Food).self) }\n"

        #expect(problems(fetch + code) == [])
        #expect(problems(fetch, and: "import Ampoule\n" + code) == [])
        #expect(problems(fetch) == ["Zoo.swift:3 missingRegistration"])
    }

    @Test(arguments: [
        "func go(_ c: Container) { guard c.resolve((any Food).self) != nil else { return }; eat(c.resolve((any Food).self)!) }",
        "func go(_ c: Container) throws { if let _ = c.resolve((any Food).self) { eat(try c.require((any Food).self)) } }",
        "func go(_ c: Container) { guard (try? c.require((any Food).self)) != nil else { return }; eat(c.resolve((any Food).self)!) }",
        "func has(_ c: Container) -> Bool { c.resolve((any Food).self) != nil }\nfunc go(_ c: Container) { if has(c) { eat(c.resolve((any Food).self)!) } }",
        "func has(_ c: Container) -> Bool { nil == c.resolve(Food.self) }\nfunc go(_ c: Container) { if has(c) { eat(c.resolve((any Food).self)!) } }",
        "func find(_ c: Container) -> (any Food)? { c.resolve((any Food).self) }\nfunc go(_ c: Container) { if find(c) != nil { eat(c.resolve((any Food).self)!) } }",
        "extension Container { var hasFood: Bool { resolve((any Food).self) != nil } }\nfunc go(_ c: Container) { if c.hasFood { eat(c.resolve((any Food).self)!) } }",
    ])
    func aRequestBehindAQuestionIsLeftToTheRunTime(code: String) {
        #expect(problems(code) == [])
    }

    @Test(arguments: [
        "func go(_ c: Container) { eat(c.resolve((any Food).self)!) }",
        "func go(_ c: Container) { print(c.resolve(Other.self) as Any); eat(c.resolve((any Food).self)!) }",
        "func go(_ c: Container) throws { eat(try c.require((any Food).self)) }\nfunc eat(_ food: any Food) {}",
        "func go(_ c: Container) throws { print(try c.require((any Food).self)) }",
        "func go(_ c: Container) throws { Cook().eat(try c.require((any Food).self)) }",
        "func go(_ c: Container) throws { let w = Cook(try c.require((any Food).self)); use(w) }",
        "func go(_ c: Container) throws { try eat(c.require((any Food).self)) }",
        "func a(_ c: Container) throws { _ = try c.require((any Food).self) }\nfunc b() { _ = try? other() }",
    ])
    func aRequestThatHasToSucceedIsJudged(code: String) {
        #expect(problems(code) == ["Zoo.swift:3 missingRegistration"])
    }

    @Test(arguments: [
        "func go(_ c: Container) { guard let food = c.resolve((any Food).self) else { fatalError() }; eat(food) }",
        "func go(_ c: Container) {\nguard let food = c.resolve(Food.self) else { preconditionFailure(\"no food\") }; eat(food) }",
    ])
    func aGuardThatEndsTheProgramNeedsTheService(code: String) {
        #expect(problems(code).map { String($0.suffix(19)) } == ["missingRegistration"])
    }

    @Test(arguments: [
        "func go(_ c: Container) { app.get { eat(try c.require((any Food).self)) } }",
        "func go(_ c: Container) { Task { eat(try c.require((any Food).self)) } }",
        "func go(_ c: Container) async throws { try await withThrowingTaskGroup(of: Void.self) { $0.addTask { eat(try c.require(Food.self)) } } }",
        "func go(_ c: Container) { let task = Task { eat(try c.require((any Food).self)) }; use(task) }",
        "func go(_ c: Container) throws { all.forEach { _ in eat(try c.require((any Food).self)) } }",
        "func go(_ c: Container) { let ask = { eat(try c.require((any Food).self)) }; app.get { try ask() } }",
        "func go(_ c: Container) async throws { async let food = c.require((any Food).self); eat(try await food) }",
    ])
    func whoeverCallsAClosureMayCatchTheError(code: String) {
        let report = Sources().with("Zoo", source: food + code).report()

        #expect(report.problems.isEmpty)
        #expect(report.unchecked.count == 1)
        #expect(report.unchecked.allSatisfy { $0.message.hasSuffix("because a caller may catch the error") })
    }

    @Test(arguments: [
        "func go(_ c: Container) { Task { _ = try? c.require((any Food).self) } }",
        "func go(_ c: Container) { Task { do { eat(try c.require((any Food).self)) } catch {} } }",
        "func go(_ c: Container) { expectThrow { try c.require((any Food).self) } }",
    ])
    func aClosureThatHandlesTheErrorIsNotNamed(code: String) {
        let report = Sources().with("Zoo", source: food + code).report()

        #expect(report.problems.isEmpty && report.unchecked.isEmpty)
    }

    @Test(arguments: [
        "func go(_ c: Container) throws { expectsNothing(try c.require((any Food).self)) }",
        "func eat(_ food: @autoclosure () throws -> any Food) {}\nfunc go(_ c: Container) { eat(try c.require((any Food).self)) }",
    ])
    func anAutoclosureMayExpectTheError(code: String) {
        #expect(problems(code) == [])
    }

    @Test(arguments: [
        "c.decorate((any Food).self) { r, food in food }", "c.decorate(Food.self, with: { $1 })",
        "try c.requireDecoration((any Food).self) { r, food in food }",
        "c.decorate((any Food).self) { r, food, name in food }",
    ])
    func aDecoratorNeedsARegistration(statement: String) {
        let go = "func go(_ c: Container) throws { \(statement) }"
        let register =
            "func add(_ c: Container) { c.register(Food.self) { _ in hay }; c.register(Food.self) { (_, n: Int) in hay } }\n"

        #expect(problems(go) == ["Zoo.swift:3 missingRegistration"])
        #expect(problems(go + "\n" + register) == [])
    }

    @Test(arguments: [
        "view.decorate(Food.self) { a, b in b }",
        "_ = try? c.requireDecoration((any Food).self) { r, food in food }",
        "do { try c.requireDecoration((any Food).self) { r, food in food } } catch {}",
    ])
    func aDecorationThatMayFailNeedsNone(statement: String) {
        #expect(problems("func go(_ c: Container, _ view: View) { \(statement) }") == [])
    }

    @Test(arguments: [
        (#"argument: "x""#, true), ("arguments: 1, 2", true), ("argument: true", true),
        ("argument: -1.5", true),
        ("argument: 1", false), ("argument: -1", false), ("argument: n", false), ("arguments: f()", false),
        (#"argument: "x", as: Name.self"#, false),
    ])
    func theArgumentsOfARequestAreThoseOfARegistration(arguments: String, isWrong: Bool) {
        let request = "_ = try c.require((any Food).self, \(arguments))"
        let closure = "c.register((any Food).self) { (_, n: Int) in hay(n) }"
        let component =
            "@Register(Food.self) struct Hay: Food { init(n: Int) {} }\n@Registrations(Hay.self) extension Container {}\n"
        let found = isWrong ? [" needsArguments"] : []

        #expect(
            problems("func go(_ c: Container) throws { \(closure); \(request) }").map {
                String($0.suffix(15))
            }
                == found
        )
        #expect(
            problems(component + "func go(_ c: Container) throws { c.registerComponents(); \(request) }")
                .map { String($0.suffix(15)) } == found
        )
    }

    @Test(arguments: [
        "c.register(Food.self) { (_, n: Number) in hay }", "c.register(Food.self) { (r, n) in hay }",
        "c.register(Food.self, factory: makeFood)",
        #"c.register(Food.self, name: name) { (_, n: Int) in hay }"#,
        "c.register(Food.self) { (_, n: Int) in hay }; c.register(Food.self) { (_, n: String) in hay }",
        "c.register(Food.self) { (_, n: T) in hay }",
    ])
    func argumentsOfUnknownTypesMayBeRight(registration: String) {
        let request = #"_ = try c.require((any Food).self, argument: "x")"#

        #expect(problems("func go<T>(_ c: Container, _: T) throws { \(registration); \(request) }") == [])
    }
}
