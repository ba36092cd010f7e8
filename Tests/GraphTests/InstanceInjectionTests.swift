import Testing

/// Injection into instances that code makes itself.
struct InstanceInjectionTests {
    private let zoo = """
        import Ampoule
        protocol Clock: Sendable {}
        @Register final class Keeper { init() {} }
        @Registrations(Keeper.self) extension Container {}
        let app = Container { $0.registerComponents() }
        @Register final class Gate {
            @Inject var keeper: Keeper!
            @Inject var clock: (any Clock)!
            init() {}
        }
        final class Guest {}

        """

    private func report(_ code: String) -> (problems: [String], notes: [String]) {
        let sources = Sources().with("Zoo", source: zoo + code)
        return (sources.problems(), sources.report().unchecked.map(\.message))
    }

    @Test(arguments: [
        "func open(_ gate: Gate) throws { try app.inject(into: gate) }",
        "func open() throws { let gate = Gate(); try app.inject(into: gate) }",
        "func open() async throws { try await app.asynchronous.inject(into: Gate()) }",
        "extension Gate { func open() { try! app.inject(into: self) } }",
        "func open(_ any: AnyObject) throws { if let gate = any as? Gate { try app.inject(into: gate) } }",
    ])
    func aDependencyThatIsMissingIsReportedWhereItIsInjected(code: String) {
        #expect(report(code).problems == ["Zoo.swift:8 missingRegistration"])
    }

    @Test(arguments: [
        "func open(_ gate: Gate) { try? app.inject(into: gate) }",
        "struct Own { func inject(into gate: Gate) throws {} }; func open(_ gate: Gate) throws { try Own().inject(into: gate) }",
        "func open() throws { let gate = Guest(); try app.inject(into: gate) }",
    ])
    func codeThatInjectsNothingOrNeedNotIsNotReported(code: String) {
        #expect(report(code).problems == [])
    }

    @Test func aDependencyThatIsRegisteredIsFound() {
        let code = """
            struct Wall: Clock {}
            func open(_ gate: Gate) throws { app.register(Clock.self) { _ in Wall() }; try app.inject(into: gate) }
            """

        #expect(report(code).problems == [])
    }

    /// The container does not call its initializer.
    @Test(arguments: [
        "@Register final class Door { @Inject var keeper: Keeper!; init(@Inject clock: any Clock) {} }",
        "@Register(scope: .container) final class Door: Sendable { init(@Inject clock: any Clock) {} }",
    ])
    func whatTheInitializerNeedsIsNotReported(component: String) {
        #expect(
            report(component + "\nfunc open(_ door: Door) throws { try app.inject(into: door) }").problems
                == []
        )
    }

    @Test func anInstanceOfAnUnknownTypeIsNotChecked() {
        let notes = report("func open(_ any: AnyObject) throws { try app.inject(into: any) }").notes

        #expect(
            notes.contains {
                $0.contains(
                    "The request for 'AnyObject' is not checked, because the file does not show of which component"
                )
            },
            "\(notes)"
        )
    }

    @Test func aComponentOfALevelIsMissedInTheRoot() {
        let code = """
            struct Night: Sendable {}
            extension ContainerLevel<Night> { static var night: Self { Self("night") } }
            @Register(scope: .night) final class Lamp: Sendable { init(@Inject night: Night) {} }
            @Register final class Door { @Inject var lamp: Lamp!; init() {} }
            let root = Container()
            func open(_ door: Door) throws { try root.inject(into: door) }
            func dusk(_ door: Door) throws { try root.child(.night, Night()).inject(into: door) }
            """

        #expect(report(code).problems.filter { $0.contains("evel") } == ["Zoo.swift:17 innerLevel"])
    }
}
