import Testing

/// Names of registrations that are constants.
struct ConstantNameTests {
    /// The verdicts on a program that registers a cat by one name and asks for it by another.
    private func problems(
        _ declarations: String,
        registered: String = #""cat""#,
        asked: String,
        in body: (String) -> String = { $0 }
    ) -> [String] {
        let source = """
            import Ampoule
            protocol Animal {}
            struct Cat: Animal {}
            \(declarations)
            func start(_ container: Container) throws {
                container.register(Animal.self, name: \(registered)) { _ in Cat() }
                \(body("_ = try container.require(Animal.self, name: \(asked))"))
            }
            """
        return Sources().with("Zoo", source: source).problems().map { problem in
            String(problem.split(separator: " ").last ?? "")
        }
    }

    @Test(arguments: [
        ("enum Names { static let dog = \"dog\" }", "Names.dog"),
        ("enum Names { static let dog: String = \"dog\" }", "Zoo.Names.dog"),
        ("struct Names {}\nextension Names { public static let dog = \"dog\" }", "Names.dog"),
        ("enum Pets { enum Names { static let cat = 1, dog = \"dog\" } }", "Pets.Names.dog"),
        ("enum Names { static let dog = \"dog\" }\ntypealias N = Names", "N.dog"),
        ("let dog = \"dog\"", "dog"),
        ("let dog = \"dog\"", "(dog)"),
        ("let cat = 1, dog = \"\"\"\n    dog\n    \"\"\"", "dog"),
        ("extension String { static let dog = \"dog\" }", ".dog"),
        ("extension String { static let dog = \"dog\" }", "String.dog"),
    ])
    func aConstantIsTheLiteralThatItIsDeclaredWith(declarations: String, name: String) {
        #expect(problems(declarations, asked: name) == ["missingRegistration"])
        #expect(problems(declarations, registered: "\"dog\"", asked: name) == [])
        #expect(problems(declarations, registered: name, asked: name) == [])
        #expect(problems(declarations, registered: name, asked: "\"dog\"") == [])
        #expect(problems(declarations, registered: name, asked: "\"cat\"") == ["missingRegistration"])
    }

    @Test(arguments: [
        ("enum Names { static var dog = \"dog\" }", "Names.dog"),
        ("enum Names { static var dog: String { \"dog\" } }", "Names.dog"),
        ("enum Names { static let dog = \"d\" + \"og\" }", "Names.dog"),
        ("enum Names { static let dog = \"\\(Names.self)\" }", "Names.dog"),
        ("enum Names { static let dog = makeName() }", "Names.dog"),
        ("enum Names: String { case dog }", "Names.dog.rawValue"),
        (
            "enum Names {\n#if DEBUG\nstatic let dog = \"dog\"\n#else\nstatic let dog = \"cat\"\n#endif\n}",
            "Names.dog"
        ),
        (
            "enum Names {\n#if DEBUG\nstatic let dog = \"dog\"\n#endif\n}\nextension Names {\n#if !DEBUG\nstatic var dog: String { \"cat\" }\n#endif\n}",
            "Names.dog"
        ),
        ("class Base { static let dog = \"dog\" }\nclass Names: Base {}", "Names.dog"),
        ("struct Names { let dog = \"dog\" }", "Names().dog"),
        ("let names = (dog: \"dog\", cat: \"cat\")\nenum Names { static let dog = \"dog\" }", "names.dog"),
        ("enum Names { @Wrapped static let dog = \"dog\" }", "Names.dog"),
        ("let (dog, cat) = (\"dog\", \"cat\")", "dog"),
        ("let dog: String\ndog = \"cat\"", "dog"),
        (
            "extension String { static let dog = \"dog\" }\nextension Optional<String> { static let dog = \"cat\" }",
            ".dog"
        ),
    ])
    func whatMayBeAnotherTextLeavesItOpen(declarations: String, name: String) {
        #expect(problems(declarations, asked: name) == [])
        #expect(problems(declarations, registered: name, asked: "\"cat\"") == [])
    }

    @Test(arguments: [
        "let dog = \"cat\"; @",
        "func feed(dog: String) throws { @ }; try feed(dog: \"cat\")",
        "func feed(_ dog: String = \"cat\") throws { @ }; try feed()",
        "for dog in [\"cat\"] { @ }",
        "if let dog = Optional(\"cat\") { @ }",
        "switch \"cat\" { case let dog: @ }",
    ])
    func aLocalVariableOfTheNameLeavesItOpen(body: String) {
        let found = problems("let dog = \"dog\"", asked: "dog") { body.replacing("@", with: $0) }

        #expect(found == [])
    }

    @Test(arguments: [
        "final class Zoo: NSObject { func feed(_ c: Container) throws { _ = try c.require(Animal.self, name: dog) } }",
        "extension NSObject { func feed(_ c: Container) throws { _ = try c.require(Animal.self, name: dog) } }",
        "struct Zoo { let dog = \"cat\"; func feed(_ c: Container) throws { _ = try c.require(Animal.self, name: dog) } }",
        "struct Zoo { subscript(dog: String, c: Container) -> any Animal { try! c.require(Animal.self, name: dog) } }",
    ])
    func aMemberOfTheNameLeavesItOpen(type: String) {
        let source = """
            import Ampoule
            protocol Animal {}
            let dog = "dog"
            \(type)
            """

        #expect(Sources().with("Zoo", source: source).problems() == [])
    }

    @Test func aConstantOfAnotherModuleIsReadWhereItIsVisible() {
        let zoo = """
            import Ampoule
            import Farm
            protocol Animal {}
            func start(_ container: Container) throws { _ = try container.require(Animal.self, name: Names.dog) }
            """
        let farm = Sources().with(
            "Farm",
            .library,
            source: "public enum Names { public static let dog = \"dog\" }"
        )
        let hidden = Sources().with(
            "Farm",
            .library,
            source: "public enum Names {}\nextension Names { static let dog = \"dog\" }"
        )

        #expect(
            farm.with("Zoo", using: "Farm", source: zoo).problems() == ["Zoo.swift:4 missingRegistration"]
        )
        #expect(hidden.with("Zoo", using: "Farm", source: zoo).problems() == [])
    }
}
