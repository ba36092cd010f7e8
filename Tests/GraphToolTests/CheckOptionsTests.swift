import AmpouleGraphReader
import Testing

@testable import ampoule_graph

struct CheckOptionsTests {
    @Test func aTargetWithSourcesSuffices() throws {
        let options = try #require(try CheckOptions.read(["--target", "App", "--sources", "Sources/App"]))

        #expect(options.target == CheckOptions.Module(name: "App", paths: ["Sources/App"]))
        #expect(options.dependencies.isEmpty && !options.isLibrary)
        #expect(options.list == nil && options.cache == nil && !options.hasNoDependents)
    }

    @Test func aProgramMayHaveNoDependents() throws {
        let options = try #require(
            try CheckOptions.read(["--target", "App", "--no-dependents", "--sources", "Sources/App"])
        )

        #expect(options.hasNoDependents && !options.isLibrary)
    }

    @Test func everyOptionIsRead() throws {
        let options = try #require(
            try CheckOptions.read([
                "--library", "--target=App", "--sources", "A.swift", "B", "--dependency", "Kit=Kit", "More=1",
                "--dependency=Core=Core", "--dependency", "Kit=Generated", "--sources", "C",
                "--dependency-of", "Kit=Core", "App=Core", "--list", "List.swift", "--cache=Cache",
                "--unchecked", "error",
            ])
        )

        #expect(options.target == .init(name: "App", paths: ["A.swift", "B", "C"], dependencies: ["Core"]))
        #expect(options.isLibrary)
        #expect(
            options.dependencies == [
                .init(name: "Kit", paths: ["Kit", "More=1", "Generated"], dependencies: ["Core"]),
                .init(name: "Core", paths: ["Core"]),
            ]
        )
        #expect(options.list == "List.swift" && options.cache == "Cache")
        #expect(options.unchecked == .error)
    }

    @Test(arguments: [["--help"], ["-h"], ["--target", "App", "--help"]])
    func helpIsGiven(arguments: [String]) throws {
        #expect(try CheckOptions.read(arguments) == nil)
    }

    @Test(arguments: [
        "--target", "--sources", "--library", "--no-dependents", "--dependency", "--dependency-of", "--list",
        "--cache",
        "--unchecked", "--help",
    ])
    func theHelpNamesEveryOption(option: String) {
        #expect(CheckOptions.help.contains("  \(option) "))
    }

    private static let seeHelp = "See 'ampoule-graph check --help'."

    @Test(arguments: [
        ("", "'--target' is missing: the name of the module to check. \(seeHelp)"),
        ("--target App", "'--sources' is missing: the files or folders of 'App'. \(seeHelp)"),
        ("--target App --sources", "'--sources' needs a value. \(seeHelp)"),
        ("--target --sources S", "'--target' needs a value. \(seeHelp)"),
        ("--target= --sources S", "'--target' needs a value. \(seeHelp)"),
        ("--target App Kit --sources S", "'--target' takes one value only."),
        ("--target App --sources S --list A --list B", "'--list' takes one value only."),
        ("App --sources S", "'App' follows no option. \(seeHelp)"),
        ("--library App", "'App' follows no option. \(seeHelp)"),
        ("--library=App", "'--library' takes no value."),
        ("--no-dependents App", "'App' follows no option. \(seeHelp)"),
        ("--no-dependents=App", "'--no-dependents' takes no value."),
        (
            "--target App --sources S --library --no-dependents",
            "'--library' and '--no-dependents' contradict each other."
        ),
        (
            "--target App --sources S --unchecked fatal",
            "'--unchecked' is 'note', 'warning' or 'error', not 'fatal'."
        ),
        ("--targets App", "There is no option '--targets'. \(seeHelp)"),
        ("-t App", "There is no option '-t'. \(seeHelp)"),
        (
            "--target App --sources S --dependency Kit",
            "'--dependency' takes a value such as 'Kit=Sources/Kit', not 'Kit'."
        ),
        (
            "--target App --sources S --dependency =Kit",
            "'--dependency' takes a value such as 'Kit=Sources/Kit', not '=Kit'."
        ),
        (
            "--target App --sources S --dependency App=Kit",
            "'App' is the target; name its files after '--sources'."
        ),
        (
            "--target App --sources S --dependency Kit=Kit --dependency-of Kit=Core",
            "'--dependency-of' names 'Core', but no '--dependency' does."
        ),
        (
            "--target App --sources S --dependency Kit=Kit --dependency-of Core=Kit",
            "'--dependency-of' names 'Core', but no '--dependency' does."
        ),
        (
            "--target App --sources S --dependency Kit=Kit --dependency-of Kit",
            "'--dependency-of' takes a value such as 'Kit=Core', not 'Kit'."
        ),
    ])
    func aWrongCallIsExplained(line: String, expected: String) {
        let error = #expect(throws: ToolError.self) {
            try CheckOptions.read(line.split(separator: " ").map(String.init))
        }

        #expect(error?.description == expected)
    }
}
