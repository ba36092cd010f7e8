import Foundation
import Testing

/// Compiles components in files whose paths need escape sequences in a literal.
struct PathTests {
    /// Names of files, each with how a literal spells it, which is how the compiler prints it in generated code.
    private static let names = [
        ("6\" saddle.swift", #"6\" saddle.swift"#),
        (#"Zoo\Horse.swift"#, #"Zoo\\Horse.swift"#),
        (##"\(horse)#"\u{41}"#.swift"##, ##"\\(horse)#\"\\u{41}\"#.swift"##),
        ("Horses\nand\tcats.swift", #"Horses\u{a}and\u{9}cats.swift"#),
        ("Horses\u{2028}.swift", #"Horses\u{2028}.swift"#),
        ("Bob's #1 horse, 猫 & %20.swift", "Bob's #1 horse, 猫 & %20.swift"),
    ]

    private static let source = """
        import Ampoule

        @Register final class Horse { init(name: String = "") {} }

        enum Tools {
            @Provides static func saddle(@Inject horse: Horse) -> Int { 1 }
        }

        @Registrations(Horse.self, Tools.saddleComponent)
        extension Container {}

        """

    @Test(arguments: names)
    func theOnlyErrorInGeneratedCodeIsAtTheLineOfTheUser(name: String, spelling: String) async throws {
        let source = Self.source + "protocol Animal {}; @Register(Animal.self) struct Cat {}"
        let output = try await withTemporaryFile(named: name, source: source) { file in
            try await Compiler.current.get().output(
                file: file,
                flags: ["-parse-as-library", "-swift-version", "6"]
            )
        }

        let errors = output.split(separator: "\n").filter { $0.contains("error:") }
        #expect(errors.contains { $0.contains("/\(spelling):11:") })
        #expect(errors.allSatisfy { $0.contains("error: return expression of type 'Cat'") }, "\(output)")
    }
}
