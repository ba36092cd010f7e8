import AmpouleGraphReader
import Foundation
import Testing

@testable import ampoule_graph

final class CheckCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A program in which nothing is registered for a service.
    private let zoo = """
        import Ampoule

        protocol Tack {}

        @Register
        final class Horse { init(@Inject tack: any Tack) {} }

        @Registrations(Horse.self)
        extension Container {}

        let container = Container()
        container.registerComponents()
        """

    /// Whether the check finds no problem in the program together with another file.
    private func isSilent(beside other: Data) throws -> Bool {
        let files = ["Zoo.swift": Data(zoo.utf8), "Other.swift": other].map { name, content in
            (folder.appending(path: name), content)
        }
        for (file, content) in files { try content.write(to: file) }
        let request = CheckCommand.Request(
            target: "Zoo",
            modules: [
                SourceModule(name: "Zoo", kind: .program, files: files.map { file, _ in file.path }.sorted())
            ],
            cache: folder.appending(path: "cache").path,
            output: folder.appending(path: "Registrations.swift").path
        )
        let requestFile = folder.appending(path: "Request.json")
        try JSONEncoder().encode(request).write(to: requestFile)
        return try CheckCommand(requestAt: requestFile.path).run()
    }

    @Test func aProblemIsReportedBesideWhatSaysNothing() throws {
        #expect(try !isSilent(beside: Data("struct Cow { func feed() { print(\"Moo\") } }".utf8)))
        // Once more, with what has been kept.
        #expect(try !isSilent(beside: Data("struct Cow { func feed() { print(\"Moo!\") } }".utf8)))
    }

    @Test(arguments: [
        String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000),
        "let depth = " + String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000),
        "let depth: " + String(repeating: "Array<", count: 20_000) + "Int"
            + String(repeating: ">", count: 20_000),
        "let mother = horse" + String(repeating: ".mother()", count: 20_000),
        "func feed() { " + String(repeating: "if isOpen { } else ", count: 20_000) + "{ } }",
    ])
    func nothingIsSaidBesideAFileThatIsNestedTooDeeply(source: String) throws {
        #expect(try isSilent(beside: Data(source.utf8)))
    }

    @Test func whatIsNestedAsDeeplyAsTheCompilerAllowsIsRead() throws {
        // A debug build of the swift-syntax package refuses what is nested deeper, and takes minutes for long chains.
        #if AMPOULE_SWIFT_SYNTAX_PACKAGE
        let (depth, length) = (10, 100)
        #else
        let (depth, length) = (200, 2_000)
        #endif
        let source =
            "let depth = " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
        let chain = "let mother = horse" + String(repeating: ".mother()", count: length)
        let saddle =
            "\n@Register(Tack.self) final class Saddle: Tack { init() {} }\n@Registrations(Saddle.self, named: \"more\") extension Container {}"

        #expect(try !isSilent(beside: Data("\(source)\n\(chain)".utf8)))
        #expect(try isSilent(beside: Data("\(source)\n\(chain)\(saddle)\ncontainer.more()".utf8)))
    }

    @Test(arguments: [
        Data([0xFF]),
        Data("let name = \"".utf8) + [0xE9] + Data("\"".utf8),
        Data("// ".utf8) + [0xC3, 0x28],
        Data(
            "@Register(Tack.self) final class Saddle: Tack { init() {} }".utf16.flatMap {
                [UInt8($0 & 0xFF), UInt8($0 >> 8)]
            }
        ) + [0xD8],
    ])
    func nothingIsSaidBesideAFileThatIsNotUTF8(content: Data) throws {
        #expect(try isSilent(beside: content))
    }

    @Test func nothingIsSaidWhereABodyThatRegistersNothingIsNotSwift() throws {
        #expect(try isSilent(beside: Data("func feed() { let = ; if { horse.feed(; } }".utf8)))
        #expect(try isSilent(beside: Data("func feed() { let = horse horse.feed() in 1 }".utf8)))
    }
}
