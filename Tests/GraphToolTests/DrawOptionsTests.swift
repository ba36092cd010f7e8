import AmpouleGraph
import AmpouleGraphReader
import AmpoulePictures
import Testing

@testable import ampoule_graph_draw

struct DrawOptionsTests {
    @Test func withoutOptionsTheWholeTreeIsPrinted() throws {
        let options = try DrawOptions([])

        #expect(options.format == .tree)
        #expect(options.selection == ComponentGraph.Selection())
        #expect(options.target == nil && options.output == nil && !options.isHelpWanted)
    }

    @Test func everyOptionIsRead() throws {
        let options = try DrawOptions([
            "--format", "dot", "--root", "Horse", "--depth", "2", "--root=Any<Cat>", "--module", "Zoo",
            "--target", "App",
            "--output=a=b.dot",
        ])

        #expect(options.format == .dot)
        #expect(
            options.selection
                == ComponentGraph.Selection(roots: ["Horse", "Any<Cat>"], depth: 2, modules: ["Zoo"])
        )
        #expect(options.target == "App")
        #expect(options.output == "a=b.dot")
    }

    @Test(arguments: ComponentGraph.PictureFormat.allCases)
    func everyFormatHasAName(format: ComponentGraph.PictureFormat) throws {
        #expect(try DrawOptions(["--format", format.rawValue]).format == format)
        #expect(DrawOptions.help.contains(format.rawValue))
    }

    @Test func thePageHasAnOptionOfItsOwn() throws {
        #expect(try DrawOptions(["--html"]).format == .html)
    }

    @Test(arguments: ["--help", "-h"]) func helpIsGiven(option: String) throws {
        #expect(try DrawOptions([option]).isHelpWanted)
    }

    @Test(arguments: [
        (
            ["--colour"],
            "There is no option '--colour'. There are: --format, --html, --root, --depth, --module, --target, --output, --help."
        ),
        (
            ["Horse"],
            "'Horse' follows no option. There are: --format, --html, --root, --depth, --module, --target, --output, --help."
        ),
        (["--format", "svg"], "There is no format 'svg'. There are: tree, mermaid, dot, json, html."),
        (["--depth", "-1"], "'--depth' takes a number such as 2, not '-1'."),
        (["--depth", "two"], "'--depth' takes a number such as 2, not 'two'."),
        (["--root"], "'--root' needs a value. See '--help'."),
        (["--root", "--html"], "'--root' needs a value. See '--help'."),
        (["--output="], "'--output' needs a value. See '--help'."),
        (["--html=yes"], "'--html' takes no value."),
    ])
    func whatCannotBeReadIsToldWithWhatIsPossible(arguments: [String], message: String) {
        let error = #expect(throws: ToolError.self) { try DrawOptions(arguments) }
        #expect(error?.description == message)
    }
}
