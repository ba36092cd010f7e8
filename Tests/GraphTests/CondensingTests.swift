import AmpouleGraphReader
import AmpouleGraphScanner
import Foundation
import Testing

/// What is omitted of sources before they are parsed, and that nothing is lost by it.
struct CondensingTests {
    /// The text of a file in which what is omitted is spaces.
    private func condensed(_ source: String) -> String { CondensedSource(source).text }

    /// The text with spaces for a part of it.
    private func source(_ source: String, without part: String) -> String {
        source.replacing(part, with: String(repeating: " ", count: part.utf8.count))
    }

    @Test(arguments: [
        "func feed(times: Int = 1) { stable.open(); stable.close() }",
        "public static func feed<Food: Edible>(_ food: Food) async throws -> Int where Food: P { stable.open(); stable.close() }",
        "static func == (left: Self, right: Self) -> Bool { stable.open(); stable.close() }",
        "func feed(times: Int = 1)\n    throws\n    -> Int\n{ stable.open(); stable.close() }",
        "init(@Inject stable: Stable) { stable.open(); stable.close() }",
        "class func feed(times: Int = 1) { stable.open(); stable.close() }",
        "deinit { stable.open(); stable.close() }",
        "var isOpen: Bool { stable.open(); stable.close() }",
        "let isOpen = { stable.open(); stable.close() }()",
        "subscript(name: String) -> Bool { stable.open(); stable.close() }",
        "protocol Animal { var name: String { get }\n func feed() }\nfunc feed(times: Int = 1) { stable.open(); stable.close() }",
        "enum Kind { case actor, horse; case dog(Int) }\nfunc feed(times: Int = 1) { stable.open(); stable.close() }",
        "let actor = 1\nactor.feed { stable }\nfunc feed(times: Int = 1) { stable.open(); stable.close() }",
    ])
    func aBodyWithoutMarksIsOmitted(_ text: String) {
        let body = " stable.open(); stable.close() "
        #expect(condensed(text) == source(text, without: body))
        #expect(
            condensed("struct Horse {\n\(text)\n}") == source("struct Horse {\n\(text)\n}", without: body)
        )
    }

    @Test(arguments: [
        #"func feed() { print("}\(["}": 1].map { "\($0)" })") }"#,
        ##"func feed() { print(#"}\(1)\#(a["}"])"#, """\##n }} "" \##n""") }"##,
        "func feed() { /* } /* } */ { */ stable.open() // }\n }",
        "func feed() { let half = count / 2; half /= 2; let `default` = half/2 }",
        "func feed() { guard #available(macOS 15, *) else { return } }",
    ])
    func bracketsInStringsAndCommentsAreNone(_ text: String) throws {
        let start = try #require(text.firstIndex(of: "{"))
        let rest = "\nfunc water() { stable.register(Horse.self) }\n"
        let body = String(text[text.index(after: start)...].dropLast())
        #expect(condensed(text + rest) == source(text, without: body) + rest)
    }

    @Test(arguments: [
        // A mark: a registration, a declaration, a macro, a condition.
        "func feed() { container.register(Horse.self) { _ in Horse() } }",
        "func feed() { factories.append(Horse.register(in:)); stable.open() }",
        #"func feed() { print("\(container.register(Horse.self) { _ in Horse() })") }"#,
        "func feed() { struct Horse {}; stable.open(); stable.close() }",
        "func feed() { #registerAll(); stable.open(); stable.close() }",
        "func feed() {\n#if DEBUG\nstable.open()\n#endif\n}",
        "func feed() { `register`(Horse.self) { _ in Horse() } }",
        // A closure of an expression in which there is a mark.
        "let entry = container.register(Horse.self) { resolver in Horse(name: resolver.name) }",
        "let entry = container\n    .register(Horse.self) { resolver in Horse(name: resolver.name) }",
        "let entry =\n    container.register(Horse.self) { resolver in Horse(name: resolver.name) }",
        "container.register(Horse.self) { resolver in Horse(name: resolver.name) }",
        "container.register(Horse.self)\n{ resolver in Horse(name: resolver.name) }",
        "container.init(Horse.self) { resolver in Horse(name: resolver.name); register() }",
        // The members of an extended container need not be named together with it.
        "extension Container { func feed() { let horse = horse(name: \"Lucky\"); horse.feed(1) } }",
        "func feed(from container: Container) { container.horse(name: \"Lucky\").feed() }",
        "func feed<Source: Resolver>(from source: Source) { source.horse(name: \"Lucky\").feed() }",
        // Accessors say whether a property is stored.
        "var isOpen: Bool { get { stable.open() } set { stable.close() } }",
        "var isOpen = false { didSet { stable.open(); stable.close() } }",
        "var isOpen: Bool { @MainActor get { stable.open(); stable.close() } }",
        // An attribute may be looked for in the text.
        "func feed() { stable.open { @MainActor in stable.close() } }",
        // What only a parser can tell.
        "func feed() { let brace = /[{]/; stable.open(); stable.close() }",
        "func feed() { stable.split(separator: #/[{]/#); stable.close() }",
        "func feed() { stable.open(); stable.close() ",
        "func feed() { stable.open(]; stable.close() }",
        "func feed() { stable\u{2192}open(); stable.close() }",
        // Elements of a module are components without any mark.
        "@_exported import AmpouleModules\nlet farm = module { Horse.component; Stable.component }",
    ])
    func whatMayMatterIsNotOmitted(_ text: String) {
        #expect(condensed(text) == text)
        #expect(condensed("struct Horse {\n\(text)\n}") == "struct Horse {\n\(text)\n}")
    }

    @Test func theNamesInOmittedBodiesAreKnown() {
        let text = #"func feed() { stable.open("\(food)"); `default`.close { $0 } }"#
        let names = ["stable", "open", "food", "default", "close", "$0"].map { NameHash($0).value }

        #expect(CondensedSource(text).omittedNames == names.sorted())
    }

    @Test(arguments: [
        String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000),
        String(repeating: "(", count: 20_000) + "1",
        String(repeating: "{", count: 20_000),
        #"""# + String(repeating: #"\(""#, count: 20_000),
        "horse" + String(repeating: ".mother", count: 20_000),
        "horse" + String(repeating: "\n    .mother()", count: 20_000),
        String(repeating: "try ", count: 20_000) + "horse",
        "let make: " + String(repeating: "() -> ", count: 20_000) + "Horse",
        "func feed() {\n" + String(repeating: "if isOpen { } else ", count: 20_000) + "{ } }",
        "let herds: " + String(repeating: "[", count: 30) + "Horse" + String(repeating: "]", count: 30),
        "let pattern = /a/; " + String(repeating: "[", count: 20_000),
    ])
    func whatIsNestedTooDeeplyIsNotParsed(_ text: String) {
        #expect(CondensedSource(text).isTooDeep)
        #expect(FileDeclarations(reading: text, path: "Deep.swift").hasErrors)
    }

    @Test(arguments: [
        "let sum = 1" + String(repeating: " + 1", count: 20_000),
        "let list = [" + String(repeating: "1, ", count: 20_000) + "]",
        String(repeating: "horse.feed()\n", count: 20_000),
        "func feed() {" + String(repeating: "horse.feed();", count: 20_000) + "}",
        "let text = \"" + String(repeating: "[", count: 20_000) + "\"",
        "// " + String(repeating: "[", count: 20_000),
        "let herds: " + String(repeating: "[", count: 8) + "Horse" + String(repeating: "]", count: 8),
        "let ages = " + String(repeating: #"["foals": "#, count: 100) + "1"
            + String(repeating: "]", count: 100),
    ])
    func whatIsLongIsNotNested(_ text: String) {
        #expect(!CondensedSource(text).isTooDeep)
    }

    @Test(arguments: ["Sources", "Macros", "Plugins", "Tests"])
    func nothingIsLostOfTheSourcesOfThisPackage(folder: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
        var omittedNames = 0
        for path in paths {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let whole = FileDeclarations(reading: text, path: path)
            let condensed = FileDeclarations(reading: text, path: path, isWhole: false)
            #expect(condensed.differences(from: whole) == [])
            omittedNames += condensed.omittedNames.count
        }
        #expect(!paths.isEmpty && omittedNames > 0)
    }
}

extension FileDeclarations {
    /// What the same file without the omitted bodies says otherwise.
    ///
    /// The numbers of scopes are other ones, since closures are omitted.
    fileprivate func differences(from whole: FileDeclarations) -> [String] {
        var differences: [String] = []
        func compare(_ title: String, _ value: (FileDeclarations) -> [String]) {
            let (own, other) = (value(self), value(whole))
            if own != other { differences.append("\(path): \(title): \(own) instead of \(other)") }
        }
        compare("imports") { file in file.imports.map { "\($0)" } }
        compare("lists") { file in file.lists.map { "\($0)" } }
        compare("types") { file in file.types.map { "\($0.name) \($0.isPrivate) \($0.inherited)" } }
        compare("components") { file in file.components.map { "\($0.position) \($0.name) \($0.makings)" } }
        compare("registrations") { file in file.registrations.map { "\($0.position) \($0.keys)" } }
        compare("registered components") { file in file.componentRegistrations.map { "\($0.position)" } }
        compare("unread injections") { file in file.unreadInjections.map { "\($0)" } }
        compare("uncertainties") { file in file.uncertainties.map { "\($0)" } }
        compare("functions") { file in file.functionNames.sorted() }
        compare("functions of containers") { file in file.containerFunctionNames.sorted() }
        compare("plain functions of containers") { file in file.plainContainerFunctions.sorted() }
        compare("functions with autoclosures") { file in file.functionsWithAutoclosures.sorted() }
        compare("results") { file in file.results.map { "\($0)" }.sorted() }
        compare("attributes") { file in file.attributes.map { "\($0)" } }
        compare("constants") { file in
            file.constants.map { "\($0.position) \($0.name) \($0.valueType ?? "")" }
        }
        compare("the rest") { file in ["\(file.setsDefaultScope) \(file.hasErrors)"] }
        compare("container variables") { file in file.containerVariables.map { "\($0)" }.sorted() }
        compare("requests") { file in
            file.requests.filter { $0.kind != .accessor || !isOmitted($0.service.description) }
                .map { "\($0.position) \($0.service)" }
        }
        compare("uses of members") { file in
            Set(file.memberUses.map(\.name).filter { !isOmitted($0) }).sorted()
        }
        compare("uses") { file in file.usedNames.filter { !isOmitted($0) }.sorted() }
        return differences
    }

    /// Whether a name is known to be omitted, or one of an element of a tuple, which nothing declares.
    private func isOmitted(_ name: String) -> Bool {
        omittedNames.contains(NameHash(name).value) || name.first?.isNumber == true
    }
}
