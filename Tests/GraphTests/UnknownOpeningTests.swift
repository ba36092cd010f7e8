import Testing

/// Openings of levels in containers that the sources don't show.
struct UnknownOpeningTests {
    private static let levels = """
        import Ampoule
        struct User: Sendable {}; struct Visit: Sendable {}
        extension ContainerLevel<User> { static var session: Self { Self("session") } }
        extension ContainerLevel<Visit> { static var request: Self { Self("request", inside: .session) } }
        let app = Container()

        """

    private func report(_ code: String) -> (problems: [String], reasons: [String]) {
        let sources = Sources().with("Zoo", source: Self.levels + code)
        return (sources.problems(), sources.report().unchecked.map(\.message))
    }

    @Test(arguments: [
        "func open(_ c: Container) { _ = c.child(.request, Visit()) }",
        "func open(_ c: Container) async throws { try await c.withChild(.request, Visit()) { _ in } }",
        "struct Handler { let session: Container; func handle() { _ = session.child(.request, Visit()) } }",
        "extension Container { func open() -> Container { child(.request, Visit()) } }",
    ])
    func ofAnInnerLevelIsNamed(code: String) {
        let (problems, reasons) = report(code + "\nlet first = app.child(.session, User())")

        #expect(problems == [])
        #expect(
            reasons == [
                """
                The opening of 'request' is not checked, because the sources do not show in which container it is \
                opened
                """
            ]
        )
    }

    @Test(arguments: [
        "func open(_ c: Container) { _ = c.child(.session, User()) }",
        "func open() { _ = app.child(.session, User()).child(.request, Visit()) }",
        "func open() async throws { try await app.withChild(.session, User()) { try await $0.withChild(.request, Visit()) { _ in } } }",
        "func open(_ c: Other) { _ = c.child(.request, Visit()) }",
    ])
    func thatIsShownIsNot(code: String) {
        #expect(report(code).reasons == [])
    }
}
