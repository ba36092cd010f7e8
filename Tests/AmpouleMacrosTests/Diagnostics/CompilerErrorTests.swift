import Testing

/// Mistakes that the compiler reports, which the macro neither reports nor repeats in generated code.
struct CompilerErrorTests {
    @Test(arguments: [
        "final class Cat { let name }",
        "struct Cat { @Inject let dog }",
        "final class Cat { @Inject var dog; init() {} }",
        "struct Cat { let name: }",
        "struct Cat { let name: String; let name: String }",
        "final class Cat { init(name: ) {} }",
        "final class Cat { init(names: Array<String) {} }",
        "final class Cat { init(name: String = ) {} }",
        "final class Cat { init(name: String, name: Int) {} }",
        "final class Cat { init() {}; @Inject func meet(_ dog: Dog, dog: Dog) {} }",
        "final class Cat { init(name: String) {}; init(name nickname: String) throws {} }",
        "final class Cat { @Inject init(name: String) {}; @Inject init?(name: String) {} }",
    ])
    func aComponentThatTheCompilerRefusesHasAStandIn(declaration: String) throws {
        let expansion = try Expansion("@Register \(declaration)")

        #expect(expansion.diagnostics.isEmpty)
        #expect(expansion.lines.contains("typealias Factory = Ampoule::__MisusedFactory<Cat>"))
        #expect(!expansion.code.contains("ComponentRegistration"))
    }

    @Test(arguments: ["Animal.Type", "contributesTo: Zoo.Animal.Type", "decorates: Animal.Type"])
    func aMetatypeIsNoService(arguments: String) throws {
        let expansion = try Expansion(
            "@Register(\(arguments)) struct Cat { init(cat: any Animal = Dog()) {} }"
        )

        #expect(expansion.diagnostics.isEmpty)
        #expect(!expansion.code.contains("ComponentRegistration"))
    }

    @Test(arguments: [
        "final class Cat { @Inject init(name: String) {}; init(name: String?) {} }",
        "final class Cat { @Inject init(name: String) {}; init(title: String) {} }",
        "final class Cat { let name: String }",
        "final class Cat { @Environment(\\.locale) var locale }",
        "struct Cat { let first, last: String; static var first = 1 }",
        "final class Cat { init(_: Int, _: String) {} }",
        "final class Cat { init(name: String, named other: String = \"\") {} }",
    ])
    func aComponentThatTheCompilerAcceptsHasMembers(declaration: String) throws {
        let expansion = try Expansion("@Register \(declaration)")

        #expect(expansion.diagnostics.isEmpty)
        #expect(expansion.code.contains("ComponentRegistration"))
    }
}
