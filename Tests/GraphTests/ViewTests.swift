import Testing

/// What views resolve, and the levels that they open.
struct ViewTests {
    private let clinic = """
        import AmpouleSwiftUI
        import SwiftUI
        struct User: Sendable {}
        extension ContainerLevel<User> { static var session: Self { Self("session") } }
        @Register struct Agenda { init() {} }
        @Register struct Owner { init(id: Int) {} }
        @Registrations(Agenda.self, Owner.self) extension Container {}
        let app = Container { $0.registerComponents() }
        protocol Clock: Sendable {}
        func open(_ user: User) { _ = app.child(.session, user) }

        """

    private func problems(_ code: String) -> [String] {
        Sources().with("Zoo", source: clinic + code).problems()
    }

    private func view(_ property: String) -> String {
        "struct Screen: View { \(property); var body: some View { Text(\"\") } }"
    }

    @Test(arguments: [
        "@Resolved private var clock: any Clock",
        "@Resolved var clock: Clock",
        "@Resolved(name: \"wall\") private var clock: any Clock",
        "@Resolved(arguments: 3) private var clock: any Clock",
        "@AmpouleSwiftUI.Resolved private var clock: any Clock",
    ])
    func aPropertyWhoseServiceIsMissingIsReported(property: String) {
        #expect(problems(view(property)) == ["Zoo.swift:11 missingRegistration"])
    }

    @Test func aPropertyOfAComponentThatTakesArgumentsIsReported() {
        #expect(problems(view("@Resolved private var owner: Owner")) == ["Zoo.swift:11 needsArguments"])
    }

    @Test(arguments: [
        "@Resolved private var agenda: Agenda",
        "@Resolved private var clock: (any Clock)?",
        "@Resolved(arguments: 3) private var owner: Owner",
        "@Resolved({ $0.owner(id: 7) }) private var owner: Owner",
        "@Resolved private var owner: Owner; init(id: Int) { _owner = Resolved(arguments: id) }",
        "@Other.Resolved private var clock: any Clock",
    ])
    func aPropertyThatCanBeResolvedIsNot(property: String) {
        #expect(problems(view(property)) == [])
    }

    @Test func anotherPropertyWrapperOfTheNameRequestsNothing() {
        let other = "@propertyWrapper struct Resolved<V> { var wrappedValue: V { fatalError() } }\n"

        #expect(problems(other + view("@Resolved private var clock: any Clock")) == [])
    }

    /// A file that doesn't import the product for views has no request that could be left unchecked.
    @Test func anotherPropertyWrapperOfTheNameIsNotCounted() {
        let other = """
            import Ampoule
            @propertyWrapper struct Resolved<V> { var wrappedValue: V }
            protocol Clock: Sendable {}
            struct Screen { @Resolved var clock: any Clock }
            """
        let report = Sources().with("Zoo", source: other).report()

        #expect(report.requests.all == 0)
        #expect(report.unchecked.isEmpty)
    }

    @Test func aRegistrationByTheAppIsFound() {
        let code = "struct Wall: Clock {}; func start() { app.register(Clock.self) { _ in Wall() } }\n"

        #expect(problems(code + view("@Resolved private var clock: any Clock")) == [])
    }

    @Test func aContainerThatIsPassedToViewsStillLacksWhatItLacks() {
        let code = """
            struct ClinicApp: App { var body: some Scene { WindowGroup { Screen().container(app) } } }
            struct Screen: View { @Resolved private var clock: any Clock; var body: some View { Text("") } }
            """

        #expect(problems(code) == ["Zoo.swift:12 missingRegistration"])
    }
}

/// Levels that only views open.
struct ViewLevelTests {
    private let levels = """
        import AmpouleSwiftUI
        import SwiftUI
        struct User: Sendable {}
        extension ContainerLevel<User> { static var session: Self { Self("session") } }
        extension ContainerLevel<Void> { static var night: Self { Self("night") } }
        @Register(scope: .session) final class Profile: Sendable { init(@Inject user: User) {} }
        @Register(scope: .night) final class Lamp: Sendable { init() {} }
        @Registrations(Profile.self, Lamp.self) extension Container {}
        let app = Container { $0.registerComponents() }

        """

    private func unopened(_ code: String) -> [String] {
        Sources().with("Zoo", hasDependents: false, source: levels + code).report().warnings
            .filter { $0.contains("no code opens the level") }
    }

    @Test(arguments: [
        "Text(\"\").level(.session, user).level(.night)",
        "Text(\"\").level(.session, user, id: 3).level(.night, id: 4)",
        "Text(\"\").level(ContainerLevel.session, user).level(.night)",
        "Text(\"\").level(isLong ? .session : .other, user)",
    ])
    func aLevelThatAViewOpensIsOpened(call: String) {
        let view = "struct Screen: View { let user: User; var body: some View { \(call) } }"

        #expect(unopened(view) == [])
    }

    @Test func aLevelThatNoViewOpensIsReported() {
        let view =
            "struct Screen: View { let user: User; var body: some View { Text(\"\").level(.session, user) } }"

        let found = unopened(view)
        #expect(found.count == 1)
        #expect(found.first?.contains("'night'") == true)
    }

    @Test func anotherFunctionOfTheNameOpensNothing() {
        let code = "func log(_ logger: Logger) { logger.level(.info); logger.level(current) }"
        let sources = levels.replacing("import AmpouleSwiftUI", with: "import Ampoule") + code
        let warnings = Sources().with("Zoo", hasDependents: false, source: sources).report().warnings

        #expect(warnings.count { $0.contains("no code opens the level") } == 2)
    }
}
