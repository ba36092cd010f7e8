import AmpouleGraphReader
import AmpouleGraphScanner
import Testing

/// The imports at the beginning of files, which no parser reads.
struct LeadingImportTests {
    private func paths(_ source: String) -> [String] { CondensedSource(source).imports.map(\.path) }

    /// Whether a file is the same with all of it parsed.
    private func isEqualWhole(_ source: String) -> Bool {
        FileDeclarations(reading: source, path: "Zoo.swift", isWhole: false)
            == FileDeclarations(reading: source, path: "Zoo.swift", isWhole: true)
    }

    @Test(arguments: [
        ("import Ampoule", ["Ampoule"]),
        ("import Ampoule\nimport Farm.Horses\nstruct Cow {}", ["Ampoule", "Farm.Horses"]),
        (
            "public import A\npackage import B\ninternal import C\nfileprivate import D\nprivate import E\n",
            ["A", "B", "C", "D", "E"]
        ),
        (
            "#!/usr/bin/swift\n// Zoo\n/* import X */ import A // import B\n\n  import C\nlet import_ = 1",
            ["A", "C"]
        ),
        ("\u{FEFF}import A\r\nimport B\r\nstruct Cow {}", ["A", "B"]),
        ("import Zoö\nstruct Cow {}", ["Zoö"]),
    ])
    func plainImportsAreRead(source: String, expected: [String]) {
        #expect(paths(source) == expected)
        #expect(isEqualWhole(source))
        #expect(!CondensedSource(source).text.contains("import A\n"))
    }

    /// What the parser reads: all from the first statement on that is not plain.
    @Test(arguments: [
        ("import A\n@testable import B\nimport C", ["A"]),
        ("@preconcurrency import A\nimport B", []),
        ("import struct A.Cow\nimport B", []),
        ("import A\n#if os(Linux)\nimport B\n#endif\nimport C", ["A"]),
        ("import A; import B", []),
        ("import A\nimport B; import C", ["A"]),
        ("import A .B\nimport C", []),
        ("import A. B", []),
        ("import A\n.B", []),
        ("import\nA", []),
        ("import `A`", []),
        ("import A::B", []),
        ("public struct Cow {}\nimport A", []),
        ("public\nimport A", ["A"]),
        ("let a = 1\nimport A", []),
        ("import A\nlet text = \"", []),
    ])
    func otherImportsAreParsed(source: String, expected: [String]) {
        #expect(paths(source) == expected)
        #expect(isEqualWhole(source))
    }

    @Test func theImportOfTheModuleLanguageIsKnownToTheRestOfTheFile() {
        let source =
            "import Ampoule\nimport AmpouleModules\nlet farm = module { factory { Cow() } }\nstruct Cow {}"
        #expect(FileDeclarations(reading: source, path: "Zoo.swift", isWhole: false).registrations.count == 1)
        #expect(isEqualWhole(source))
    }
}
