import Testing

/// What `@Register` writes for `contributesTo:`.
struct ContributionExpansionTests {
    private func forward(_ service: String) -> String {
        "Ampoule::__Forward(contributingTo: Ampoule::__Type<\(service)>.Itself.self)"
    }

    @Test func aComponentForwardsItsContributions() throws {
        let expansion = try Expansion(
            "@Register(Animal.self, Pet.self, scope: .graph, contributesTo: Check.self, (any Report).self) class Cat { init() {} }"
        )

        #expect(
            expansion.code.contains(
                "scope: .graph, forwards: [Ampoule::__Forward(Ampoule::__Type<Pet>.Itself.self), "
                    + "\(forward("Check")), \(forward("(any Report)"))])"
            )
        )
        #expect(
            expansion.lines.contains(
                "static func __forward(contribution1 __component: Cat) -> Check { __component }"
            )
        )
        #expect(
            expansion.lines.contains(
                "static func __forward(contribution2 __component: Cat) -> (any Report) { __component }"
            )
        )
    }

    @Test func aComponentWithoutServicesIsItsOwn() throws {
        let expansion = try Expansion("@Register(contributesTo: Check.self) struct Cat { init() {} }")

        #expect(
            expansion.lines.contains("nonisolated typealias RegisteredService = Cat")
                || expansion.code.contains("typealias RegisteredService = Cat")
        )
        #expect(expansion.code.contains(forward("Check")))
    }

    /// Of several initializers, the one without arguments contributes, or else the first with default values only.
    @Test(arguments: [
        ("@Inject init(a: Int) {} ; @Inject init() {}", 2),
        ("@Inject init(a: Int = 1) {} ; @Inject init() {}", 2),
        ("@Inject init(a: Int) {} ; @Inject init(b: Bool = true, c: Int = 2) {}", 2),
        ("@Inject init(a: Int = 1) {} ; @Inject init(b: Bool) {}", 1),
    ])
    func oneInitializerContributes(initializers: String, number: Int) throws {
        let expansion = try Expansion("@Register(contributesTo: Check.self) struct Cat { \(initializers) }")

        let contributing = expansion.lines.filter { line in line.contains("contributingTo") }

        #expect(contributing.count == 1)
        #expect(contributing.first?.contains("registration\(number):") == true)
        #expect(expansion.diagnostics.isEmpty)
    }
}
