import Testing

/// The macro around the members that repeat types from declarations.
struct GuardedMembersExpansionTests {
    @Test(arguments: [
        ("struct Cat { let name: Name }", "_ = __component.name"),
        ("final class Cat { @Inject let stable: Stable; let age: Int }", "_ = __component.stable"),
        (
            "final class Cat { @Inject let stable: Stable; let name: Name }",
            "_ = __component.stable; _ = __component.name"
        ),
        ("struct Cat { @Inject let cats: Cat.Factory; let name: Name }", "_ = __component.name"),
        ("final class Cat { init() {}; @Inject var stable: Stable? }", "_ = __component.stable"),
        (
            "struct Cat { init() {}; @Inject mutating func meet(_ dog: Dog) {} }",
            "__component.meet(Ampoule::__Any[] as Dog)"
        ),
    ])
    func membersDependOnTheDeclarationsWithTheirTypes(declaration: String, use: String) throws {
        let guards = try Expansion("@Register \(declaration)").guards

        #expect(guards == ["{ (__component: inout Cat) in \(use) }"])
    }

    @Test(arguments: [
        ("struct Cat { let name: Name; init(name: Name) {} }", "_ = __component.name"),
        (
            "actor Cat { let name: Name; var age: Age?; init(name: Name, age: Age?) {} }",
            "_ = __component.name; _ = __component.age"
        ),
        (
            "final class Cat { @Inject var stable: Stable?; let age: Int; let name: Name; init(name: Name) {} }",
            "_ = __component.stable; _ = __component.name"
        ),
    ])
    func membersDependOnPropertiesWithTheTypesOfTheArguments(declaration: String, use: String) throws {
        #expect(
            try Expansion("@Register \(declaration)").guards == ["{ (__component: inout Cat) in \(use) }"]
        )
    }

    @Test(arguments: [("Size", "Int", " as Size"), ("Int", "Saddle", " as Int"), ("Horse.Size", "Int", "")])
    func membersOfAFunctionDependOnIt(size: String, result: String, choice: String) throws {
        let expansion = try Expansion(
            "enum Tools { @Provides static func saddle(size: \(size)) -> \(result) {} }"
        )

        #expect(
            expansion.guards == ["{ _ = try await Zoo::Tools.saddle(size: Ampoule::__Any[]\(choice)) }"]
        )
    }

    @Test(arguments: [
        ("struct Cat { init(name: Name) {} }", ["[Name]"]),
        ("public struct Cat { public init(name: Name) {} }", ["[Name]"]),
        ("public final class Cat { public init(name: Name) {} }", ["[Name]"]),
        ("class Cat { let name: Name; init(name: Name, age: Age) {} }", ["_ = __component.name", "[Age]"]),
        ("struct Cat { let name: Nam; init(name: Name, age: Int) {} }", ["[Name]"]),
        ("struct Cat { init(names: Set, age: Int) {} }", ["[Set]"]),
        (
            "actor Cat { let age: Age; init(name: [Name]!, run: @escaping (Self.Age) -> Void, age: Age, _: [Name]!) {} }",
            ["_ = __component.age", "[[Name]?]"]
        ),
        (
            "final class Cat { @Inject init(name: Name) {}; @Inject init(age: Age) {}; @Inject func meet(dog: Dog) {} }",
            ["__component.meet(dog: Ampoule::__Any[] as Dog)", "[Name]", "[Age]"]
        ),
    ])
    func membersDependOnTheOtherTypesOfArguments(declaration: String, uses: [String]) throws {
        let guards = try Expansion("@Register \(declaration)").guards

        let statements = guards.map { guarded in
            Self.statements(of: guarded).filter { line in line != "let _:" }
        }
        #expect(statements == [["{ (__component: inout Cat) in"] + uses + ["}"]])
    }

    @Test(arguments: [
        ("struct Cat { init(name: String = Names.tom) {} }", "String = Names.tom"),
        ("class Cat { init(name: String? = Self.noName) {} }", "String? = Cat.noName"),
        ("final class Cat { init(age: Int, size: Size! = .small) {} }", "Size? = .small"),
        ("actor Cat { var size: Size = .small; let age: Int }", "Size = .small"),
        ("struct Cat { @Inject let dog: Dog; var name: String = Zoo.Names.tom }", "String = Zoo.Names.tom"),
    ])
    func membersDependOnConstantsThatAreDefaultValues(declaration: String, use: String) throws {
        let guards = try Expansion("@Register \(declaration)").guards

        #expect(guards.map { Self.statements(of: $0).suffix(3) } == [["let _:", use, "}"]])
    }

    @Test func membersThatSubclassesOverrideDependOnNothing() throws {
        let expansion = try Expansion("@Register class Cat { init(name: Name) {} }")

        #expect(expansion.guards.count == 1)
        let others = expansion.lines.drop { line in line != "private typealias __Members = Swift::Never" }
        for member in ["description", "completions", "ownRegistration"] {
            #expect(others.contains { line in line.hasPrefix("nonisolated class var __\(member)") })
        }
    }

    /// The lines of the argument of the macro, without indentation and directives.
    private static func statements(of use: String) -> [String] {
        use.split(separator: "\n").map { line in String(line.drop(while: \.isWhitespace)) }
            .filter { line in !line.hasPrefix("#sourceLocation") }
    }

    @Test func usesOfTypesAreAtTheTypes() throws {
        let expansion = try Expansion(
            "@Register struct Cat {\n    init(\n        name: Name, age: [Age]) {}\n}"
        )
        let lines = try #require(expansion.guards.first).split(separator: "\n")

        #expect(lines.contains { $0 == "             [Name]" })
        #expect(lines.contains { $0 == "                        [[Age]]" })
        #expect(lines.count { $0 == "#sourceLocation(file: \"Pets.swift\", line: 2)" } == 2)
    }

    /// The compiler knows the types of the standard library, and may need all members to find an initializer; the types of
    /// factories are among the members; subclasses override completions; deprecation is a warning; no value is a function
    /// that doesn't escape; and the compiler skips the members of an enumeration with an error.
    @Test(arguments: [
        "struct Cat { init() {} }",
        "enum Cat { init(name: Name) {} }",
        "struct Cat { init(cats: Cat.Factory, name: Name) {} }",
        "class Cat { let name: Name; init(name: Name) {}; @Inject var dog: Dog? }",
        "class Cat { init(name: Name, @Inject(name: Names.fast) dog: Dog) {} }",
        "class Cat { let name: Name }",
        "struct Cat { init(age: Int = 3, name: String = noName, size: Double = Size(3).width) {} }",
        "struct Cat { let name: Name; @available(*, deprecated) init(name: Name) {} }",
        "class Cat { init(@Inject stable: Stable) {} }",
        "struct Cat { init(@Inject stable: Stable) {} }",
        "struct Cat { @available(*, deprecated) init(@Inject stable: Stable) {} }",
        "struct Cat { @available(*, deprecated) let name: Name }",
        "struct Cat { let name: String; let ages: [Int: Double?] }",
        "struct Cat { @Inject let cats: Cat.Factory }",
        "struct Cat { init() {}; @Inject func meet(dog: (Dog) -> Void) {} }",
    ])
    func otherMembersDependOnNothing(declaration: String) throws {
        #expect(try Expansion("@Register \(declaration)").guards == [])
    }

    @Test(arguments: [
        ("final class", true), ("actor", true), ("struct", false),
    ])
    func aClassHasAnInitializerThatStandsIn(kind: String, hasStandIn: Bool) throws {
        let lines = try Expansion("@Register \(kind) Cat { let name: Name }").lines
        let standIn = "private init(__standIn: Swift::Never) { switch __standIn {} }"
        #expect(lines.contains(standIn) == hasStandIn)
    }

    @Test(arguments: ["final class", "public final class", "actor", "struct"])
    func theMembersAreThoseOfAnAttribute(kind: String) throws {
        let lines = try Expansion("@Register \(kind) Cat { init(name: Name) {} }").lines
        #expect(lines.contains("private typealias __Members = Swift::Never"))
    }

    @Test(arguments: [
        ("age: Int", "\"three\"", true), ("age: Int?", "true", true), ("isLoud: Bool", "1", true),
        ("name: String", "nil", true), ("weight: Float", "false", true), ("count: UInt8", "1.5", true),
        ("age: Int", "3", false), ("age: Int?", "nil", false), ("isLoud: Bool", "true", false),
        ("name: String", "\"Mimi\"", false), ("weight: Double", "1", false), ("age: Int", "three", false),
        ("name: Name", "3", false),
    ])
    func membersDependOnADefaultValueOfAnotherKind(
        argument: String,
        value: String,
        isDoubtful: Bool
    ) throws {
        let parts = argument.split(separator: " ")
        let macro = "__defaulted((\(parts[1]), Swift::Int, Swift::Int, Swift::Int).self, (\(value), 0, 0,"
        for members in ["init(\(argument) = \(value)) {}", "var \(argument) = \(value)"] {
            let code = try Expansion("@Register class Cat { \(members) }").code
            #expect(code.contains(macro) == isDoubtful)
        }
    }
}
