import AmpouleGraph
import Testing

/// Components that are less visible than a list that names them.
struct HiddenComponentTests {
    private let zoo = """
        import Ampoule
        @Registrations(Dog.self, CAT, named: "registerPets")
        ACCESS extension Container {}
        @Register public struct Dog: Sendable {}
        func start(_ c: Container) { c.registerPets() }

        """

    private func sources(_ code: String, naming component: String = "Cat.self", _ access: String) -> Sources {
        let list = zoo.replacing("CAT", with: component).replacing("ACCESS", with: access)
        return Sources().with("Zoo", source: list, and: "import Ampoule\n" + code)
    }

    /// Components, the lists that name them, and what is said of both.
    @Test(arguments: [
        ("@Register struct Cat: Sendable {}", "Cat.self", "public", "'Cat' is internal"),
        ("@Register struct Cat: Sendable {}", "Cat.self", "package", "'Cat' is internal"),
        ("@Register package struct Cat: Sendable {}", "Cat.self", "public", "'Cat' is package"),
        (
            "public enum Pets { @Register struct Cat: Sendable {} }", "Pets.Cat.self", "public",
            "'Cat' is internal"
        ),
        (
            "enum Pets { @Register public struct Cat: Sendable {} }", "Pets.Cat.self", "public",
            "'Cat' is internal"
        ),
        (
            "@Register final class Cat: Sendable {}\ntypealias Tom = Cat", "Tom.self", "public",
            "'Cat' is internal"
        ),
        (
            "public struct Cat: Sendable {}\npublic extension Cat { @Provides internal static func make() -> Cat { Cat() } }",
            "Cat.makeComponent", "public", "'make' is internal"
        ),
    ])
    func aLessVisibleComponentIsReportedAtItsEntry(
        code: String,
        component: String,
        access: String,
        message: String
    ) {
        let report = sources(code, naming: component, access).report()

        #expect(
            report.problems.map { $0.descriptionOfFirstLine } == [
                "Zoo.swift:2:26: error: \(message), and the list 'registerPets()' is \(access) [hiddenComponent]"
            ]
        )
    }

    private static let repo = "@Register public struct Repo<T: Sendable>: Sendable {}\n"

    /// Generic arguments of entries, and aliases, which are in the type of the accessor.
    @Test(arguments: [
        ("struct Secret: Sendable {}", "Repo<Secret>.self", "public", "'Secret' is internal", 3),
        ("struct Secret: Sendable {}", "Repo<[Secret]>.self", "package", "'Secret' is internal", 3),
        ("protocol Secret: Sendable {}", "Repo<any Secret>.self", "public", "'Secret' is internal", 3),
        (
            "struct Secret: Sendable {}", "Repo<(Int, @Sendable (Secret) -> Void)>.self", "public",
            "'Secret' is internal", 3
        ),
        (
            "enum Box { public struct Secret: Sendable {} }", "Repo<Box.Secret>.self", "public",
            "'Secret' is internal", 3
        ),
        ("package struct Secret: Sendable {}", "Repo<Repo<Secret>>.self", "public", "'Secret' is package", 3),
        (
            "public struct Bone: Sendable {}\ntypealias Secret = Bone", "Repo<Secret>.self", "public",
            "'Secret' is internal", 4
        ),
        (
            "public struct Bone: Sendable {}\ntypealias BoneRepo = Repo<Bone>", "BoneRepo.self", "public",
            "'BoneRepo' is internal", 4
        ),
    ])
    func aLessVisibleTypeThatAnEntryNamesIsReported(
        code: String,
        component: String,
        access: String,
        message: String,
        line: Int
    ) {
        let report = sources(Self.repo + code, naming: component, access).report()

        #expect(
            report.problems.map { $0.descriptionOfFirstLine } == [
                "Zoo.swift:2:26: error: \(message), and the list 'registerPets()' is \(access) [hiddenComponent]"
            ]
        )
        #expect(report.problems.first?.notes.first?.location?.line == line)
    }

    @Test(arguments: [
        ("public struct Bone: Sendable {}", "Repo<Bone>.self", "public"),
        ("public struct Bone: Sendable {}\npublic typealias B = Repo<Bone>", "B.self", "public"),
        ("struct Secret: Sendable {}", "Repo<Secret>.self", ""),
        ("struct Secret: Sendable {}", "Repo<Int>.self", "public"),
        ("#if DEBUG\nstruct Secret: Sendable {}\n#endif", "Repo<Secret>.self", "public"),
        ("struct Int: Sendable {}", "Repo<Swift.Int>.self", "public"),
        ("public extension Dog { struct Bone: Sendable {} }", "Repo<Dog.Bone>.self", "public"),
    ])
    func aTypeThatIsAsVisibleIsNoProblem(code: String, component: String, access: String) {
        #expect(sources(Self.repo + code, naming: component, access).problems() == [])
    }

    /// The order of files makes no difference, other than to the compiler.
    @Test func theListMayStandBeforeOrBehindTheComponent() {
        let list = zoo.replacing("CAT", with: "Cat.self").replacing("ACCESS", with: "public")
        let cat = "import Ampoule\n@Register struct Cat: Sendable {}"

        #expect(Sources().with("Zoo", source: list, and: cat).problems() == ["Zoo.swift:2 hiddenComponent"])
        #expect(Sources().with("Zoo", source: cat, and: list).problems() == ["Zoo2.swift:2 hiddenComponent"])
    }

    @Test func thePrivateComponentOfAnInternalListIsReported() {
        let code = zoo.replacing("CAT", with: "Cat.self").replacing("ACCESS ", with: "")
        let hidden = code + "@Register fileprivate struct Cat: Sendable {}"

        #expect(Sources().with("Zoo", source: hidden).problems() == ["Zoo.swift:2 hiddenComponent"])
        #expect(
            Sources().with("Zoo", source: hidden.replacing("extension Cont", with: "private extension Cont"))
                .problems() == []
        )
    }

    /// Lists whose components are as visible, or may be.
    @Test(arguments: [
        ("@Register public struct Cat: Sendable {}", "Cat.self", "public"),
        ("@Register public struct Cat: Sendable {}", "Cat.self", "package"),
        ("@Register struct Cat: Sendable {}", "Cat.self", ""),
        ("@Register struct Cat: Sendable {}", "Cat.self", "internal"),
        (
            "public enum Pets {}\npublic extension Pets { @Register struct Cat: Sendable {} }",
            "Pets.Cat.self", "public"
        ),
        ("#if DEBUG\n@Register struct Cat: Sendable {}\n#endif", "Cat.self", "public"),
    ])
    func aComponentThatIsAsVisibleIsNoProblem(code: String, component: String, access: String) {
        #expect(sources(code, naming: component, access).problems() == [])
    }

    @Test func theListOfAllTakesComponentsOfAnyVisibility() {
        let code = """
            import Ampoule
            @Register struct Cat: Sendable {}
            @AllRegistrations public extension Container {}
            func start(_ c: Container) { c.registerComponents() }
            """

        #expect(Sources().with("Zoo", source: code).problems() == [])
    }

    /// A test may list what it imports as testable, and a program leaves the lists of its libraries to their checks.
    @Test func onlyComponentsAndListsOfTheTargetCount() {
        let farm = "import Ampoule\n@Register struct Cat: Sendable {}\n"
        let list = "@Registrations(Cat.self, named: \"add\") public extension Container {}\n"
        let start = "func start(_ c: Container) { c.add() }"
        let sources = Sources().with("Farm", .library, source: farm)
        let listing = Sources().with("Farm", .library, source: farm + list)

        #expect(
            sources.with(
                "Zoo",
                using: "Farm",
                source: "import Ampoule\n@testable import Farm\n" + list + start
            )
            .problems() == []
        )
        let zoo = listing.with("Zoo", using: "Farm", source: "import Ampoule\nimport Farm\n" + start)
        #expect(zoo.problems() == [])
        #expect(listing.problems(in: "Farm") == ["Farm.swift:3 hiddenComponent"])
    }
}

extension ComponentGraph.Problem {
    fileprivate var descriptionOfFirstLine: String {
        String(description.split(separator: "\n").first ?? "")
    }
}
