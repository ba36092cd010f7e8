import Testing

@testable import ampoule_list

/// The list of all components of a module.
struct WholeListTests {
    /// The list of a module with these files, without its first comment.
    private func list(_ files: String...) throws -> WholeList { try list(files) }

    private func list(_ files: [String]) throws -> WholeList {
        try WholeList(
            of: files.enumerated().map { index, text in SourceFile(text, at: "/Farm/\(index + 1).swift") }
        )
    }

    /// The attribute and the extension in the text of a list.
    private func declaration(_ list: WholeList) -> String {
        list.text.split(separator: "\n\n").dropFirst(2).joined(separator: "\n\n")
    }

    private func entries(_ files: String...) throws -> [String] {
        let list = try list(files + ["import Ampoule\n@AllRegistrations extension Container {}"])
        return declaration(list).split(separator: "\n").dropFirst().dropLast(2).map { line in
            line.trimmingCharacters(in: [" ", ","])
        }
    }

    // MARK: - What is listed

    @Test func theListHasTheComponentsOfAllFiles() throws {
        let list = try list(
            "import Ampoule\n\n@AllRegistrations\nextension Container {}",
            "import Ampoule\n@Register final class Stable {}",
            "@Register(scope: .container) struct Horse: Sendable {}\nstruct Mouse {}"
        )

        #expect(
            list.text == """
                // Written at each build.

                import Ampoule

                @Registrations(
                    Horse.self,
                    Stable.self
                )
                extension Container {}

                """
        )
        #expect(list.notes == [])
    }

    @Test(arguments: [
        ("@Register actor Horse {}", "Horse.self"),
        ("@Ampoule.Register enum Horse {}", "Horse.self"),
        ("enum Farm { struct Barn { @Register class Horse {} } }", "Farm.Barn.Horse.self"),
        ("extension Farm.Barn { @Register struct Horse {} }", "Farm.Barn.Horse.self"),
        ("enum Farm { @Provides static func horse() -> Horse { Horse() } }", "Farm.horseComponent"),
        (
            "extension Farm { @Provides(name: \"fast\") static func horse() -> Horse { Horse() } }",
            "Farm.horseComponent"
        ),
        ("@Register struct `class` {}", "`class`.self"),
        ("@MainActor @Register(Animal.self) public final class Horse: Animal {}", "Horse.self"),
        ("@available(*, deprecated) @Register struct Horse {}", "Horse.self"),
        ("#if DEBUG\n#else\n#endif\n@Register struct Horse {}", "Horse.self"),
    ])
    func aComponentIsSpelledByItsPath(source: String, entry: String) throws {
        #expect(try entries(source) == [entry])
    }

    @Test(arguments: [
        ("@Register private struct Horse {}", "it is private"),
        ("private enum Farm { @Register struct Horse {} }", "it is private"),
        ("fileprivate extension Farm { @Register struct Horse {} }", "it is private"),
        ("@Register struct Horse<Rider> {}", "it is generic"),
        ("struct Farm<Animal> { @Register struct Horse {} }", "it is generic"),
        ("enum Farm { @Provides static func horse<A>(_ a: A) -> Int { 1 } }", "it is generic"),
        ("@available(macOS 26, *) @Register struct Horse {}", "it is not available everywhere"),
        ("@available(macOS 26, *) enum Farm { @Register struct Horse {} }", "it is not available everywhere"),
        ("extension [Int] { @Register struct Horse {} }", "no expression can name it"),
        ("enum Farm { @Register struct `Type` {} }", "no expression can name it"),
    ])
    func whatNoListCanNameIsNoted(source: String, reason: String) throws {
        let list = try list(source, "@AllRegistrations extension Container {}")

        #expect(declaration(list).contains("provided: []"))
        #expect(list.notes.count == 1)
        #expect(list.notes.first?.hasPrefix("/Farm/1.swift:1:") == true)
        #expect(list.notes.first?.hasSuffix("isn't in the list of all components, because \(reason)") == true)
    }

    @Test(arguments: [
        "func run() { @Register struct Horse {} }",
        "struct Farm { var horse: Int { @Register struct Horse {}; return 1 } }",
        "struct Farm { init() { @Register struct Horse {} } }",
        "struct Farm { func run() { @Register struct Horse {} } }",
        "let farm = { @Register struct Horse {} }",
        "struct Horse {} // @Register",
        "@Other.Register struct Horse {}",
        "@Provides func horse() -> Int { 1 }",
    ])
    func whatIsNoMemberOfATypeIsNoComponent(source: String) throws {
        #expect(try entries(source) == ["provided: []"])
    }

    // MARK: - Other lists

    @Test(arguments: [
        "@Registrations(Pets.Horse.self) extension Container {}",
        "@Registrations(Horse.self, as: Pets.self) extension Container {}",
        "extension Pets { }\n@Registrations(public: Horse.self, named: \"register\") extension Container {}",
        "@Registrations(Horse.self) extension LevelContainer<Ride> {}",
        "#if DEBUG\n@Registrations(Horse.self) extension Container {}\n#endif",
    ])
    func whatAnotherListNamesIsLeftOut(other: String) throws {
        #expect(
            try entries("enum Pets { @Register struct Horse {} }\n@Register struct Dog {}", other) == [
                "Dog.self"
            ]
        )
    }

    @Test func anotherListNamesAFunctionByItsComponent() throws {
        let source =
            "enum Farm { @Provides static func hay() -> Int { 1 }\n@Provides static func oats() -> Int { 2 } }"

        #expect(
            try entries(source, "@Registrations(Farm.hayComponent, named: \"hay\") extension Container {}")
                == ["Farm.oatsComponent"]
        )
    }

    // MARK: - Conditions

    @Test func aComponentInAConditionIsListedUnderIt() throws {
        let list = try list(
            "@AllRegistrations extension Container {}",
            """
            @Register struct Horse {}
            #if DEBUG
            @Register struct Dog {}
            #elseif os(Linux)
            @Register struct Cat {}
            #endif
            """
        )

        #expect(
            declaration(list) == """
                #if !(DEBUG) && (os(Linux))
                #if (DEBUG)
                @Registrations(
                    Cat.self,
                    Dog.self,
                    Horse.self
                )
                #else
                @Registrations(
                    Cat.self,
                    Horse.self
                )
                #endif
                #else
                #if (DEBUG)
                @Registrations(
                    Dog.self,
                    Horse.self
                )
                #else
                @Registrations(
                    Horse.self
                )
                #endif
                #endif
                extension Container {}

                """
        )
    }

    @Test func anAttributeInAConditionIsOne() throws {
        let list = try list(
            "@AllRegistrations extension Container {}",
            "#if A\n#if DEBUG\n@Register\n#endif\nstruct Horse {}\n#endif"
        )

        #expect(
            declaration(list).hasPrefix("#if (A) && (DEBUG)\n@Registrations(\n    Horse.self\n)\n#else\n")
        )
    }

    @Test func theListMayStandInACondition() throws {
        let list = try list(
            "#if DEBUG\n@AllRegistrations extension Container {}\n#endif",
            "@Register struct Horse {}"
        )

        #expect(declaration(list).hasPrefix("#if (DEBUG)\n@Registrations("))
        #expect(declaration(list).hasSuffix("extension Container {}\n#endif\n"))
    }

    // MARK: - The attribute and the extension

    @Test func theArgumentsAreThoseOfTheAttribute() throws {
        let list = try list(
            """
            @AllRegistrations(
                named: "registerFarm",
                including: Pets.self, Feed.self,
                provided: [Clock.self]
            )
            extension Ampoule.LevelContainer<Visit> {}
            """,
            "@Register struct Horse {}"
        )

        #expect(
            declaration(list) == """
                @Registrations(
                    Horse.self,
                    named: "registerFarm",
                    including: Pets.self,
                    Feed.self,
                    provided: [Clock.self]
                )
                extension Ampoule.LevelContainer<Visit> {}

                """
        )
    }

    @Test func inAPublicListEachAccessorIsAsVisibleAsItsComponent() throws {
        let list = try list(
            "@AllRegistrations public extension Container {}",
            "@Register struct Horse {}\n@Register public struct Stable {}\n@Register public struct Barn {}"
        )

        #expect(
            declaration(list) == """
                @Registrations(
                    Horse.self,
                    public: Barn.self,
                    Stable.self
                )
                extension Container {}

                """
        )
    }

    @Test(arguments: ["public", "package"])
    func aListWithVisibleComponentsKeepsItsAccess(access: String) throws {
        let list = try list(
            "@AllRegistrations \(access) extension Container {}",
            "@Register \(access) struct Horse {}"
        )

        #expect(declaration(list) == "@Registrations(\n    Horse.self\n)\n\(access) extension Container {}\n")
    }

    // MARK: - Imports

    @Test func theImportsAreThoseOfTheListsFileAndOfExtensions() throws {
        let list = try list(
            "import Ampoule\n@preconcurrency import Feed\n@AllRegistrations(provided: [Hay.self]) extension Container {}",
            "import Farm\nextension Farm.Barn { @Register struct Horse {} }",
            "import Unneeded\n@Register struct Dog {}"
        )

        #expect(list.text.contains("\n@preconcurrency import Feed\nimport Ampoule\nimport Farm\n\n"))
        #expect(!list.text.contains("Unneeded"))
    }

    @Test func anImportFitsTheOthersOfItsModule() throws {
        let list = try list(
            "public import Ampoule\nimport Feed\n@AllRegistrations extension Container {}",
            "internal import Feed\nstruct Hay {}"
        )

        #expect(list.text.contains("\nimport Ampoule\ninternal import Feed\n\n"))
    }

    @Test func aConditionalImportStaysConditional() throws {
        let list = try list(
            "import Ampoule\n#if canImport(UIKit)\nimport UIKit\n#endif\n@AllRegistrations extension Container {}"
        )

        #expect(list.text.contains("#if (canImport(UIKit))\nimport UIKit\n#endif\nimport Ampoule\n"))
    }

    // MARK: - Mistakes

    @Test func withoutTheAttributeThereIsNoList() throws {
        #expect(
            try list("@Register struct Horse {}").text == "// No '@AllRegistrations' asks for a list here.\n"
        )
    }

    private static let componentsInFiveBranches: String = (1...5).map { number in
        "#if A\(number)\n@Register struct H\(number) {}\n#endif"
    }.joined(separator: "\n")

    @Test(arguments: [
        (
            "@AllRegistrations extension Container {}",
            "/Farm/2.swift:1:1: error: a module has one list of all components, "
                + "and another one is at /Farm/1.swift:1:1"
        ),
        (
            "enum Wild { @Register struct Horse {} }\nenum Tame { @Register struct Horse {} }",
            "/Farm/2.swift:1:30: error: 'Wild.Horse' and 'Tame.Horse' have one accessor, 'horse'; list one of them in a list of "
                + "its own, under an alias"
        ),
        (
            componentsInFiveBranches,
            "/Farm/2.swift:14:18: error: the components of this module stand in more than 4 branches of '#if'; list those of one "
                + "in a list of their own"
        ),
    ])
    func aListThatCannotBeIsAnError(source: String, message: String) {
        let error = #expect(throws: ListError.self) {
            try list("@AllRegistrations extension Container {}", source)
        }

        #expect(error?.description == message)
    }

    @Test func aPackageListHasNoLessVisibleComponents() {
        let error = #expect(throws: ListError.self) {
            try list("@AllRegistrations package extension Container {}", "@Register struct Horse {}")
        }

        #expect(
            error?.description
                == "/Farm/2.swift:1:18: error: 'Horse' is less visible than the list of all components, which is 'package'"
        )
    }
}
