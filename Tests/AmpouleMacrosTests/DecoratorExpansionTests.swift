import Testing

/// What `@Register` writes for `decorates:`.
struct DecoratorExpansionTests {
    @Test func aDecoratorIsRegisteredAroundTheService() throws {
        let expansion = try Expansion(
            "@Register(decorates: Animal.self, name: \"lucky\") struct Logged { init(_ animal: any Animal, age: Int) {} }"
        )

        #expect(expansion.diagnostics.isEmpty)
        #expect(expansion.code.contains("typealias RegisteredService = Logged"))
        #expect(
            expansion.code.contains("name: \"lucky\", scope: Ampoule::ObjectScope.transient)"),
            "The decorator has the scope of what it decorates"
        )
        #expect(
            expansion.lines.contains(
                "static func __forward(decoration __component: Logged) -> Animal { __component }"
            )
        )
        #expect(
            expansion.lines.contains(
                "static func __forward(registration1 __instance: Animal) -> any Animal { __instance }"
            )
        )
        #expect(
            expansion.lines.contains(
                "container.__decorate(by: Logged.__Registrations.registration1, "
                    + "passing: Ampoule::__Conversion(Logged.__forward(registration1:)), "
                    + "as: Ampoule::__Conversion(Logged.__forward(decoration:)))"
            )
        )
        #expect(!expansion.code.contains("__register(in:"))
    }

    /// The last arguments with default values keep them, but not the instance.
    @Test(arguments: [
        ("animal: any Animal, age: Int = 1, name: String = \"\"", "registration1After1"),
        ("animal: any Animal, age: Int, name: String = \"\"", "registration1After2"),
        ("animal: any Animal, age: Int = 1, name: String", "registration1"),
        ("animal: any Animal = Cat(), age: Int = 1", "registration1After1"),
        ("animal: any Animal = Cat()", "registration1"),
    ])
    func aDecoratorKeepsItsDefaultValues(arguments: String, registration: String) throws {
        let expansion = try Expansion(
            "@Register(decorates: Animal.self) struct Logged { init(\(arguments)) {} }"
        )

        #expect(expansion.code.contains("container.__decorate(by: Logged.__Registrations.\(registration), "))
    }

    @Test func eachInitializerDecoratesAKeyOfItsOwn() throws {
        let expansion = try Expansion(
            "@Register(decorates: Animal.self) struct Logged { @Inject init(_ a: any Animal) {}; @Inject init(_ a: any Animal, b: Int) async {} }"
        )

        let calls = expansion.lines.filter { line in line.hasPrefix("container.__decorate") }

        #expect(calls.count == 2)
        #expect(
            calls.last?.contains(
                "registration2, passing: Ampoule::__Conversion(Logged.__forward(registration2:))"
            ) == true
        )
    }
}
