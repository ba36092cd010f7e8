import Foundation
import Testing

/// The page on the check lists each reason for which something is not checked.
struct ReasonPageTests {
    /// Parts of the reasons in the code, each with a part of the row of the page that covers it.
    private static let rows: [(reason: String, row: String)] = [
        ("'#if'", "an `#if` decides whether it is registered, or what it needs"),
        ("stands in an '#if'", "a registration stands in an `#if`"),
        ("other code may replace its registration", "other code may replace its registration"),
        ("nothing that is called registers it", "nothing that is called registers it"),
        ("which registers it", "or no code calls the function of its list"),
        ("whether code applies", "the sources do not show whether code applies the assembly"),
        ("show whether code", "the sources do not show whether code calls its list"),
        ("with 'provided:' contains it", "no list of a library with `provided:` contains it"),
        ("a plugin generates it", "a plugin generates it that is not listed before"),
        ("any service may be registered at", "any service may be registered at a place"),
        ("is not valid Swift", "a file is not valid Swift"),
        ("whose sources are not read", "a type is one of a module whose sources are not read"),
        ("is declared in no source", "or no source declares it: it may be an alias"),
        ("may be the same type as", "or no source declares it: it may be an alias"),
        ("another name for", "or no source declares it: it may be an alias"),
        ("may be another type with the same name", "or no source declares it: it may be an alias"),
        ("is not a literal or a constant", "its name, or that of a registration, is no literal or constant"),
        ("are not written", "or its arguments or its service are inferred"),
        ("is inferred from an expression", "or its arguments or its service are inferred"),
        (
            "leads to an entry that",
            "a service is forwarded to an entry that another function makes"
        ),
        ("does not write its type arguments", "does not write its type arguments"),
        ("may be any type", "its type may be any type"),
        ("may serve with its default arguments", "each may serve with its default arguments"),
        ("it may be the value of the level", "it may be the value of a level"),
        ("a level that the check cannot read", "a level that the check cannot read may have the value"),
        ("which decorators of", "which decorators or contributions are registered"),
        ("which registration with arguments it decorates", "which registration with arguments a decorator"),
        ("what provides it", "which decorators or contributions are registered"),
        ("may contribute to it: name", "a program that uses the library may contribute to the collection"),
        ("may register what contributes to it", "another container may register what contributes"),
        ("what packages register is not read", "uses packages whose registrations are not read"),
        ("whether a container is asked", "the file does not show whether a container is asked"),
        (
            "of which component the instance is",
            "the file does not show of which component an instance is that `inject(into:)` takes"
        ),
        ("only where the service is registered", "the code may run only where the service is registered"),
        ("a resolver of its own", "the program has a resolver of its own"),
        ("the override may pass an argument", "the first parameter of an override"),
        ("the programs of a library register", "the programs of a library register what it asks for"),
        ("registers it, or names it in 'provided:'", "no list of a library with `provided:` registers it"),
        ("registers it with other arguments", "or registers it without the arguments"),
        ("code finds out whether", "code finds out before whether the service is registered"),
        ("is registered before", "whether anything is registered before it decorates"),
        ("a caller may catch the error", "a caller may catch the error, or code finds out"),
        ("is registered before", "whether what it decorates is registered before the list"),
        ("which type is expected", "the sources do not show which type is expected"),
        ("go on with 'nil'", "the code may go on with `nil`"),
        ("in which container it is opened", "the sources do not show in which container it is opened"),
        ("that cannot wait, and", "looks for an asynchronous service when it is used, and cannot wait then"),
        ("it does not wait, and", "it does not wait, and the service is asynchronous and shared"),
        ("only that of a level provides it", "the sources do not show which one it is"),
        ("whether the code needs it", "or the code passes on the factory"),
        ("in the container of a level", "may register the component in the container of a level"),
        ("a registration under another name", "a registration under another name may provide it"),
        ("is not known", "or the scope is not known"),
        ("it may be that of '", "two types may be the same under different names"),
        ("no constant that the check can read", "no constant that the check can read holds it"),
        ("it passes on its resolver", "it passes on its resolver"),
        ("a service that is not spelled out", "or requests a service that is not spelled out"),
        ("a function makes the instances", "it is a function or an initializer, and not a closure"),
    ]

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func thePageHasARowForEachReason() throws {
        let page = try String(
            contentsOf: Self.root.appending(
                path: "Sources/Ampoule/Ampoule.docc/Articles/CheckingAtBuildTime.md"
            ),
            encoding: .utf8
        )
        let table = page.split(separator: "\n").drop { !$0.hasPrefix("| not checked is") }
            .prefix { $0.hasPrefix("|") }.joined(separator: "\n")

        #expect(Self.rows.filter { !table.contains($0.row) }.map(\.row) == [])
    }

    @Test(arguments: ["UncheckedReasons", "UncheckedParts", "ProgramGraphReader+Closures"])
    func eachReasonOfTheCodeIsInARow(file: String) throws {
        let path = "Sources/AmpouleGraphReader/Program/\(file).swift"
        let source = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        let reasons = source.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }.flatMap { Self.sentences(in: $0) }

        #expect(reasons.count > 3)
        #expect(
            reasons.filter { reason in !Self.rows.contains { reason.contains($0.reason) } } == []
        )
    }

    /// The string literals of a line with at least four words, apart from names of lists.
    private static func sentences(in line: Substring) -> [String] {
        guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end else {
            return []
        }
        // These join names, or replace a part of a reason.
        if ["joined(", "replacing(", "an unknown place"].contains(where: { line.contains($0) }) { return [] }
        let text = String(line[line.index(after: start)..<end])
        return text.split(separator: " ").count < 4 || text.hasSuffix("()' of '\\(list.module)'")
            ? [] : [text]
    }
}
