import Foundation
import Testing

/// A source file that is compiled against the library, but not part of the tests themselves.
///
/// Fixtures lie in folders beside this one: `Rejected` holds files with mistakes in them, which state the
/// errors in comments (see ``Expectation``) and, below each mistaken line, the right one:
///
/// ```swift
/// _ = container.horse(name: nickname)
/// // expected-error@-1 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
/// // corrected: _ = container.horse(name: nickname ?? "Lucky")
/// ```
///
/// Several such comments after another stand for as many lines; an empty one takes the mistaken line away.
/// Where a fix-it leaves a placeholder, `// typed: Int` says what the person types in its place.
///
/// The file with all its lines corrected is the fixture's twin, and compiles without a word from the compiler.
/// So does each file in `Accepted`.
///
/// A file may begin with comments that say how to compile it: `// swift-version: 5`, and
/// `// flags: -default-isolation MainActor`. If it has several lines of flags, it is compiled with each of them.
struct Fixture: Sendable {
    enum Kind: String {
        case accepted = "Accepted"
        case rejected = "Rejected"
    }

    let kind: Kind
    let path: String
    let source: String

    /// The version of the language to compile the file in.
    let languageVersion: String

    /// Further flags to compile the file with.
    let flags: [String]

    /// What the compiler is to say about the file.
    var expectations: [Expectation] { Expectation.all(in: source) }
}

extension Fixture {
    /// A fixture for each way in which the file says that it is to be compiled.
    static func all(_ kind: Kind, path: String, source: String) -> [Fixture] {
        let header = source.split(separator: "\n").prefix { line in line.hasPrefix("//") }
            .compactMap { line in line.wholeMatch(of: /\/\/ (?<name>[a-z-]+): (?<value>.*)/) }
        let languageVersion = header.first { match in match.name == "swift-version" }?.value ?? "6"
        let flags = header.filter { match in match.name == "flags" }.map(\.value)
        return (flags.isEmpty ? [""] : flags).map { flags in
            Fixture(
                kind: kind,
                path: path,
                source: source,
                languageVersion: String(languageVersion),
                flags: flags.split(separator: " ").map(String.init)
            )
        }
    }
}

extension Fixture {
    /// The source with every mistaken line replaced; nil if there is none.
    var correctedSource: String? { Self.correct(source) }

    /// Replaces each line by what the comments below it say; returns nil if there are none.
    ///
    /// All other lines keep their numbers.
    static func correct(_ source: String) -> String? {
        var lines: [Substring] = []
        var mistake: Int?
        var isCorrected = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("// corrected:"),
                let match = line.wholeMatch(of: /(?<indentation> *)\/\/ corrected:(?: (?<code>.*))?/)
            {
                isCorrected = true
                if let index = mistake { lines[index] = "" }
                mistake = nil
                lines.append(match.code.map { code in match.indentation + code } ?? "")
            } else {
                if !line.drop(while: \.isWhitespace).hasPrefix("//") { mistake = lines.count }
                lines.append(line)
            }
        }
        return isCorrected ? lines.joined(separator: "\n") : nil
    }
}

extension Fixture {
    /// An edited source with what the comments below a line of the fixture say to type for each placeholder; nil if
    /// they say nothing.
    func fillingIn(_ source: String, below line: Int) -> String? {
        let placeholder = /<#.*?#>/
        guard source.contains(placeholder) else { return source }
        let comments = self.source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line)
            .map { line in line.drop(while: \.isWhitespace) }
            .prefix { line in line.hasPrefix("//") }
        let typed = comments.compactMap { line in line.wholeMatch(of: /\/\/ typed: (?<text>.*)/)?.text }.first
        return typed.map { typed in source.replacing(placeholder, with: typed) }
    }
}

extension Fixture {
    /// The folder of all fixtures.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// All fixtures of a kind, in alphabetical order.
    static func all(_ kind: Kind) -> [Fixture] {
        let folder = folder.appending(path: kind.rawValue)
        let paths =
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { path in path as? String } ?? []
        return paths.filter { path in path.hasSuffix(".swift") }.sorted().flatMap { path in
            let file = folder.appending(path: path).path
            let source = try? String(contentsOfFile: file, encoding: .utf8)
            return source.map { source in all(kind, path: file, source: source) } ?? []
        }
    }

    /// The path below the folder of its kind, without the extension.
    var name: String {
        let folder = Self.folder.appending(path: kind.rawValue).path + "/"
        return String(path.dropFirst(folder.count).dropLast(".swift".count))
    }
}

extension Fixture: CustomTestStringConvertible {
    var testDescription: String { ([name] + flags).joined(separator: " ") }
}
