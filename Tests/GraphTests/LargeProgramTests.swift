import AmpouleGraphReader
import TestSupport
import Testing

/// Programs whose check must not take longer in proportion than a small one's.
@Suite(.timeLimit(.minutes(5)))
struct LargeProgramTests {
    /// The report on a program of one module.
    private func report(on texts: [String: String]) throws -> Report {
        let module = SourceModule(name: "Zoo", kind: .program, files: texts.keys.sorted())
        let reading = SourceReading([module], texts: texts, extent: .necessary)
        return Report(
            ProgramGraphReader(
                try #require(
                    Program(target: "Zoo", modules: [module], declarations: reading.declarations)
                )
            )
        )
    }

    /// A list of components, and its call.
    private func list(of names: [String]) -> String {
        """
        import Ampoule
        @Registrations(\(names.map { "\($0).self" }.joined(separator: ", ")))
        extension Container {}
        let container = Container()
        container.registerComponents()
        """
    }

    /// A component that injects others.
    private func component(_ name: String, _ dependencies: [String]) -> String {
        let parameters = dependencies.map { "@Inject _ \($0.lowercased()): \($0)" }.joined(separator: ", ")
        return "@Register final class \(name) { init(\(parameters)) {} }"
    }

    @Test(arguments: [true, false])
    func aDiamondOfDepth40IsCheckedWithoutFollowingEveryPath(isComplete: Bool) throws {
        let levels = (0..<40).map { level in ["Left\(level)", "Right\(level)"] }
        var source = levels.indices.flatMap { level in
            levels[level].map { name in component(name, level == 0 ? ["Bottom"] : levels[level - 1]) }
        }
        source.append(component("Bottom", isComplete ? [] : ["Missing"]))
        source.append("protocol Missing {}")
        let names = levels.flatMap(\.self) + ["Bottom"]
        let report = try report(on: [
            "Zoo.swift": source.joined(separator: "\n"), "main.swift": list(of: names),
        ])

        #expect(report.description.hasPrefix("81 components checked"))
        #expect(report.problems.count == (isComplete ? 0 : 1))
    }

    @Test func aDiamondThatLeadsBackIsOneCycle() throws {
        let levels = (0..<40).map { level in ["Left\(level)", "Right\(level)"] }
        let source = levels.indices.flatMap { level in
            levels[level].map { name in component(name, levels[(level + 39) % 40]) }
        }
        let report = try report(
            on: [
                "Zoo.swift": source.joined(separator: "\n"), "main.swift": list(of: levels.flatMap(\.self)),
            ]
        )

        #expect(!report.problems.isEmpty && report.problems.count <= 80)
    }

    @Test func manyThousandsOfComponentsOfOneListAreChecked() throws {
        // A debug build of the swift-syntax package parses much slower.
        #if AMPOULE_SWIFT_SYNTAX_PACKAGE
        let count = 2_000
        #else
        let count = StressLoad.count(20_000, long: 100_000)
        #endif
        let names = (0..<count).map { "C\($0)" }
        var texts = ["main.swift": list(of: names)]
        for first in stride(from: 0, to: count, by: 100) {
            let components = (first..<first + 100).map { number in
                component(names[number], number == 0 ? [] : [names[number - 1]])
            }
            texts["File\(first).swift"] = "import Ampoule\n" + components.joined(separator: "\n")
        }

        let report = try report(on: texts)

        #expect(report.problems.isEmpty)
        #expect(report.description.hasPrefix("\(count) components checked"))
    }

    @Test func aServiceWithThousandsOfNamesIsChecked() throws {
        let count = 3_000
        var source = ["import Ampoule", "protocol Tack {}", "struct Saddle: Tack {}"]
        for number in 0..<count {
            source.append(
                "@Register final class C\(number) { init(@Inject(name: \"n\(number)\") tack: any Tack) {} }"
            )
            // One of them is missing.
            guard number != 7 else { continue }
            source.append(
                "func register\(number)() { container.register(Tack.self, name: \"n\(number)\") { _ in Saddle() } }"
            )
        }
        let names = (0..<count).map { "C\($0)" }

        let report = try report(on: [
            "Zoo.swift": source.joined(separator: "\n"), "main.swift": list(of: names),
        ])

        #expect(report.problems.count == 1)
    }

    @Test func thousandsOfDecoratorsOfAListAreInOrder() throws {
        let count = 2_000
        var source = ["import Ampoule"]
        for number in 0..<count {
            source.append("protocol P\(number) {}")
            source.append("@Register(P\(number).self) struct A\(number): P\(number) { init() {} }")
            source.append(
                "@Register(decorates: P\(number).self) struct D\(number): P\(number) { init(_ p: any P\(number)) {} }"
            )
        }
        // One decorator comes before what it decorates.
        let names = (0..<count).flatMap { $0 == 7 ? ["D7", "A7"] : ["A\($0)", "D\($0)"] }

        let report = try report(on: [
            "Zoo.swift": source.joined(separator: "\n"), "main.swift": list(of: names),
        ])

        #expect(report.problems.count == 1)
    }
}
