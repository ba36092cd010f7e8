import AmpouleGraphReader
import Foundation
import TestSupport

/// The files of a random program.
struct ProgramFolder: Sendable {
    let url: URL
    let setting: Setting

    /// The modules, each behind those that it imports.
    let modules: [SourceModule]

    /// Writes the files of a program.
    init(_ program: RandomProgram) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "RandomProgram-\(UUID())")
        self.url = url
        setting = program.setting
        modules = try program.modules.map { module in
            let folder = url.appending(path: module.name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in module.files {
                try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
            }
            return module.sourceModule { folder.appending(path: $0).path }
        }
    }

    /// The program, once it is compiled.
    var executable: URL { url.appending(path: "program") }

    /// Runs the program.
    ///
    /// - Returns: The lines that it prints.
    func run() throws -> [String] {
        try Tool(path: executable.path).output([]).split(separator: "\n").map(String.init)
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}

extension RandomProgram.Module {
    /// The module as the check sees it.
    func sourceModule(path: (String) -> String) -> SourceModule {
        SourceModule(
            name: name,
            kind: isProgram ? .program : .library,
            files: files.keys.sorted().map(path),
            dependencies: dependencies,
            hasDependents: !isProgram
        )
    }
}
