import Foundation
import Testing

/// The tutorial: the package that a reader has after each step with code.
struct Tutorial: Sendable {
    static let current = Result { try Tutorial() }

    /// The folder with the chapters.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Ampoule/Ampoule.docc/Tutorials")

    let steps: [Step]

    private init() throws {
        let contents = try Self.text(of: "Tutorials.tutorial")
        let chapters = contents.matches(of: /@TutorialReference\(tutorial: "doc:(\w+)"\)/).map {
            String($0.1)
        }
        var package: [String: Code] = [:]
        steps = try chapters.flatMap { chapter in
            try Self.text(of: chapter + ".tutorial").matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/)
                .map { match in
                    let code = Code(
                        name: String(match.1),
                        resource: String(match.2),
                        text: try Self.text(of: "Resources/\(match.2)")
                    )
                    if code.isSwift { package[code.name] = code }
                    return Step(chapter: chapter, code: code, package: package)
                }
        }
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}

extension Tutorial {
    /// A listing.
    struct Code: Sendable {
        /// The name of the file in the reader's package.
        let name: String

        /// The name of the file in the documentation.
        let resource: String
        let text: String

        var isSwift: Bool { name.hasSuffix(".swift") }
        var isManifest: Bool { name == "Package.swift" }
        var isTest: Bool { text.contains("@testable import") }
        var isProgram: Bool { isSwift && !isManifest && !isTest }
    }

    /// A step that shows code.
    struct Step: Sendable, CustomTestStringConvertible {
        let chapter: String
        let code: Code

        /// The files of the package after the step, by their names.
        let package: [String: Code]

        var program: [Code] { files { code in !code.isTest && !code.isManifest } }
        var tests: [Code] { files(where: \.isTest) }
        var testDescription: String { code.resource }

        private func files(where isIncluded: (Code) -> Bool) -> [Code] {
            package.values.filter(isIncluded).sorted { first, second in first.name < second.name }
        }
    }

    /// The package after the step that shows a listing.
    func step(_ resource: String) -> Step? {
        steps.first { step in step.code.resource == resource }
    }
}

extension [Tutorial.Code] {
    /// Writes the files into a folder, and returns their paths.
    func write(into folder: URL) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try map { code in
            let file = folder.appending(path: code.name)
            try code.text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
    }
}
