import Foundation

/// Writes the list of all components of a module, for its `@AllRegistrations`.
///
/// The build plugin calls it. Other build systems do, too:
///
/// ```
/// ampoule-list --output Generated/AmpouleRegistrations.swift Sources/Farm/*.swift
/// ```
@main
enum ListTool {
    static func main() {
        do throws(ListError) {
            let command = try ListCommand(CommandLine.arguments.dropFirst())
            try command.run()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

/// A call of the tool.
struct ListCommand {
    /// The path of the file to write; standard output if it is missing.
    private(set) var output: String?

    /// The paths of the module's files.
    private(set) var files: [String] = []

    /// Reads the arguments.
    ///
    /// - Throws: ``ListError`` if they aren't those of a call.
    init(_ arguments: some Sequence<String>) throws(ListError) {
        var remaining = Array(arguments)[...]
        while let argument = remaining.popFirst() {
            switch argument {
            case "--output", "-o":
                guard let path = remaining.popFirst() else { throw .usage("'\(argument)' requires a path") }
                output = path
            case "--help", "-h":
                throw .usage(nil)
            case _ where argument.hasPrefix("-"):
                throw .usage("there is no option '\(argument)'")
            default:
                files.append(argument)
            }
        }
    }

    /// Reads the files, and writes the list.
    ///
    /// - Throws: ``ListError`` if a file can't be read or written, or if there can't be such a list.
    func run() throws(ListError) {
        var sources: [SourceFile] = []
        for path in files.sorted() { sources.append(try SourceFile(path)) }
        let list = try WholeList(of: sources)
        for note in list.notes { print(note) }
        guard let output else { return print(list.text, terminator: "") }
        try write(list.text, to: output)
    }

    /// Writes a text, unless the file has it already: the module is compiled anew when the file changes.
    private func write(_ text: String, to path: String) throws(ListError) {
        let url = URL(filePath: path)
        guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        // Foundation doesn't say on every platform why a file can't be written.
        guard let file = fopen(path, "w") else { throw .unwritable(path, String(cString: strerror(errno))) }
        defer { fclose(file) }
        guard fputs(text, file) >= 0 else { throw .unwritable(path, String(cString: strerror(errno))) }
    }
}
