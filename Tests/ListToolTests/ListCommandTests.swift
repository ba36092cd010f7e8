import Foundation
import Testing

@testable import ampoule_list

/// Calls of the tool.
struct ListCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func write(_ text: String, to name: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    @Test func theListIsWrittenOnlyWhenItChanges() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = try write("@AllRegistrations extension Container {}", to: "List.swift")
        let horse = try write("@Register struct Horse {}", to: "Horse.swift")
        let output = folder.appending(path: "Generated/Registrations.swift")
        func run() throws -> (text: String, date: Date?) {
            try ListCommand(["--output", output.path, list, horse]).run()
            let attributes = try FileManager.default.attributesOfItem(atPath: output.path)
            return (try String(contentsOf: output, encoding: .utf8), attributes[.modificationDate] as? Date)
        }
        let first = try run()
        #expect(first.text.contains("Horse.self"))

        _ = try write("@Register struct Horse { let legs = 4 }", to: "Horse.swift")
        #expect(try run() == first)
        _ = try write("@Register struct Pony {}", to: "Horse.swift")
        #expect(try run().text.contains("Pony.self"))
    }

    @Test func aFileThatIsMissingIsAnError() throws {
        let error = #expect(throws: ListError.self) { try ListCommand(["/nowhere/Horse.swift"]).run() }

        #expect(error?.description.hasPrefix("error: '/nowhere/Horse.swift' can't be read: ") == true)
    }

    @Test func aListThatCannotBeWrittenIsAnError() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = try write("", to: "List.swift")
        let error = #expect(throws: ListError.self) { try ListCommand(["-o", folder.path, list]).run() }

        #expect(error?.description.hasPrefix("error: '\(folder.path)' can't be written: ") == true)
    }

    @Test(arguments: [
        (["--lists"], "error: there is no option '--lists'\n"),
        (["--output"], "error: '--output' requires a path\n"),
        (["--help"], ""),
    ])
    func aWrongCallShowsHowToCallTheTool(arguments: [String], beginning: String) {
        let error = #expect(throws: ListError.self) { try ListCommand(arguments) }

        #expect(
            error?.description.hasPrefix("\(beginning)usage: ampoule-list [--output <file>] <file>...")
                == true
        )
    }
}
