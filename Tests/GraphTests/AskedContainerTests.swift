import Testing

/// The containers that code asks for what belongs to a level.
struct AskedContainerTests {
    private let levels = """
        import Ampoule
        struct Weather: Sendable {}
        struct Ticket: Sendable {}
        extension ContainerLevel<Weather> { static var day: Self { Self("day") } }
        extension ContainerLevel<Ticket> { static var visit: Self { Self("visit", inside: .day) } }
        @Register(scope: .day) final class Diary: Sendable { init(@Inject weather: Weather) {} }
        @Register struct Guest { @Inject let diary: Diary }
        @Register struct Sign { @Inject let weather: Weather? }
        @Registrations(Diary.self, Guest.self, Sign.self) extension Container {}
        let shared = Container { $0.registerComponents() }
        func start(_ c: Container) { _ = c.child(.day, Weather()).requireChild(.visit, Ticket()) }

        """

    private func report(_ code: String, hasDependents: Bool = false) -> [String] {
        let report = Sources().with("Zoo", hasDependents: hasDependents, source: levels + code).report()
        #expect(report.warnings == [])
        return report.problems.map { "\($0.location?.line ?? 0) \($0.kind.rawValue)" }
            + report.description.split(separator: "\n").filter { $0.contains("only that of a level") }
            .map { "\($0.split(separator: ":")[1]) unchecked" }
    }

    @Test(arguments: [
        "func go() throws { _ = try shared.require(Diary.self) }",
        "func go() throws { _ = try shared.require(Guest.self) }",
        "func go() throws { _ = try shared.require(Weather.self) }",
        "func go(_ c: Container) throws { _ = try c.require(Diary.self) }",
        "func go(_ c: Container) throws { try show(c.require(Guest.self)) }",
        "func go() throws { let c = Container(); c.registerComponents(); _ = try c.require(Diary.self) }",
        "func go() throws { let c = Container(); _ = try c.copy().synchronize().require(Diary.self) }",
        "func go() async throws { _ = try await shared.asynchronous.require(Guest.self) }",
        "func go() { _ = shared.diary() }", "func go() throws { _ = try shared.guest.make() }",
        "func go() { _ = shared.factory(for: Guest.self)() }",
        "func go() { _ = Guest.Factory(resolver: shared)() }",
        "func go() { _ = shared.resolve(Diary.self)! }",
        "extension Container { var own: Diary { resolve(Diary.self)! } }",
        "func go() throws { try shared.withOverrides { _ in } perform: { _ = try shared.require(Diary.self) } }",
        "func go() throws { try shared.withObjectGraph(GraphIdentifier()) { r in _ = try shared.require(Diary.self) } }",
        "struct App { let c: Container; func go() throws { _ = try c.require(Diary.self) } }",
        "func go() throws { let ask = { () throws -> Void in _ = try shared.require(Diary.self) }; try ask() }",
        "func go() throws { try { _ = try shared.require(Diary.self) }() }",
        "func go() { let c = Container { $0.register(Int.self) { _ in shared.resolve(Diary.self)!; return 1 } } }",
        "func go() throws { let day = shared.child(.day, Weather()); _ = try day.require(Ticket.self) }",
        "func go() throws { _ = try shared.requireChild(.day, Weather()).require(Ticket.self) }",
        "func go() throws { try shared.withChild(.day, Weather()) { day in _ = try day.require(Ticket.self) } }",
        "func go() throws { try shared.withChild(.day, Weather()) { _ = try $0.require(Ticket.self) } }",
    ])
    func aRequestThatNeedsAnotherLevelIsReported(code: String) {
        #expect(report(code) == ["12 innerLevel"])
    }

    @Test(arguments: [
        "func go() throws { _ = try shared.child(.day, Weather()).require(Diary.self) }",
        "func go() throws { let day = shared.child(.day, Weather()); _ = try day.require(Guest.self) }",
        "func go() throws { let day = shared.child(.day, Weather()); _ = day.guest() }",
        "func go() throws { try shared.withChild(.day, Weather()) { day in _ = try day.require(Weather.self) } }",
        "func go() throws { try shared.withChild(.day, Weather()) { _ = $0.diary() } }",
        "func go() throws { if let day = try? shared.requireChild(.day, Weather()) { _ = try day.require(Diary.self) } }",
        "func go() throws { _ = try shared.child(.day, Weather()).child(.visit, Ticket()).require(Guest.self) }",
        "func go() throws { _ = try shared.require(Sign.self); _ = shared.sign() }",
        "func go() { _ = try? shared.require(Diary.self); _ = try? shared.diary.make() }",
        "func go() { if let diary = shared.resolve(Diary.self) { print(diary) } }",
    ])
    func aRequestOfTheLevelOrThatMayFailIsNoProblem(code: String) {
        #expect(report(code) == [])
    }

    @Test(arguments: [
        "func go() { let night = shared.child(.visit, Ticket()); print(night) }",
        "func go() { let day = shared.child(.day, Weather()); _ = day.child(.day, Weather()) }",
        "func go(_ c: Container) throws { _ = try c.requireChild(.visit, Ticket()) }",
        "func go() async throws { try await shared.withChild(.visit, Ticket()) { _ in } }",
        "func go() async throws { try await shared.withChild(.day, Weather()) { $0.child(.day, Weather()) } }",
    ])
    func aLevelThatIsOpenedInAnotherContainerIsReported(code: String) {
        #expect(report(code.replacing("print(night)", with: "_ = night.description")) == ["12 innerLevel"])
    }

    @Test(arguments: [
        "func go() { _ = shared.child(.day, Weather()).child(.visit, Ticket()) }",
        "func go() { let day = shared.child(.day, Weather()); _ = day.child(.visit, Ticket()) }",
        "func go() async throws { try await shared.withChild(.day, Weather()) { $0.child(.visit, Ticket()) } }",
        "func go(_ c: Container) { use(c.child(.day, Weather())); _ = c.child(.visit, Ticket()) }",
        "func go(_ c: Container) { _ = try? c.requireChild(.visit, Ticket()) }",
        "func go(_ level: ContainerLevel<Ticket>) { let visit = level; _ = shared.child(visit, Ticket()) }",
        "func go(_ day: Zoo) { day.child(.visit, Ticket()) }",
    ])
    func aLevelThatMayBeOpenedThereIsNoProblem(code: String) {
        #expect(report(code) == [])
    }

    /// Where any container may be asked, the check says so.
    @Test(arguments: [
        "func go(_ c: Container) throws { use(c.child(.day, Weather())); _ = try c.require(Diary.self) }",
        "func go(_ c: any Resolver) throws { _ = try c.require(Diary.self) }",
        "func go() { shared.register(Int.self) { r in (r as! Container).guest(); return 1 } }",
        "func go(_ c: Container) throws { try shared.withChild(.day, Weather(), use); _ = try c.require(Diary.self) }",
        "func go() throws { let c = Container(parent: shared); _ = try c.require(Guest.self) }",
        "func go(_ c: Container) throws { _ = try shared.require(Container.self); _ = try c.require(Guest.self) }",
        "@Register struct Keeper { @Inject let c: Container; func go() throws { _ = try c.require(Diary.self) } }",
        "var c = Container(); func go() throws { c = c.child(.day, Weather()); _ = try c.require(Diary.self) }",
        "func day() -> Container { shared.child(.day, Weather()) }; func go(_ c: Container) { _ = c.diary() }",
        "struct App { var c: Container; mutating func go() throws { c = c.child(.day, Weather()); _ = c.guest() } }",
        "struct Room { var c = shared; func go() throws { _ = try c.require(Diary.self) } }; func go() { use(Room(c: shared.child(.day, Weather()))) }",
        "struct Room { var c = shared.copy(); func go() { _ = c.guest() } }; func go() { use(Room(c: shared.child(.day, Weather()))) }",
        "struct Room { @Box var c = shared; func go() { _ = c.guest() } }; func go() { use(shared.child(.day, Weather())) }",
    ])
    func aContainerThatMayBeOfTheLevelIsNotChecked(code: String) {
        #expect(report(code) == ["12 unchecked"])
    }

    @Test func otherTargetsMayPassContainersOfLevels() {
        let code = "func go(_ c: Container) throws { _ = try c.require(Diary.self) }"
        let own = "func go() throws { let c = Container(); _ = try c.require(Diary.self) }"

        #expect(report(code, hasDependents: true) == ["12 unchecked"])
        #expect(report(own, hasDependents: true) == ["12 innerLevel"])
    }

    @Test func theProblemSaysWhatBelongsToWhichLevel() {
        let code = "func go() throws {\n_ = try shared.require(Diary.self)\n_ = shared.guest()\n}"
        let problems = Sources().with("Zoo", source: levels + code).report().problems

        #expect(
            problems.map(\.description) == [
                """
                Zoo.swift:13:16: error: 'Diary' belongs to a 'day', but is required of the root container here [innerLevel]
                Zoo.swift:13:16: note: require it of the container that 'child(.day, Weather(…))' returns
                Zoo.swift:6:36: note: 'Diary' is in the scope 'day'
                """,
                """
                Zoo.swift:14:12: error: 'Guest' requires 'Diary', which belongs to a 'day', but is required of the root \
                container here [innerLevel]
                Zoo.swift:14:12: note: require it of the container that 'child(.day, Weather(…))' returns
                Zoo.swift:7:26: note: 'Guest' requires 'Diary' here
                Zoo.swift:6:36: note: 'Diary' is in the scope 'day'
                """,
            ]
        )
    }
}
