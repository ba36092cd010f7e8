import Testing

/// How the code of a document is found, and compared with what the compiler says of it.
struct DocumentReaderTests {
    private static let text = """
        # Ampoule

        ```swift
        let container = Container()
        ```

        ## Cats

        <!-- swift
        struct Cat {}
        -->
        ```swift
        let mimi = Cat()
        ```

        ### Their names

        ```sh
        swift test
        ```

        <!-- excerpt -->
        ```swift
        mimi.name = …
        ```

        ```swift
        print(mimi)
        ```

        ## Cats

        ```swift
        // swift-tools-version: 6.3
        import PackageDescription
        ```
        """

    private let examples = Document(path: "README.md", text: text).examples

    private func code(_ example: Document.Example) -> [Int: Substring] {
        let lines = example.source.split(separator: "\n", omittingEmptySubsequences: false)
        return Dictionary(uniqueKeysWithValues: zip(1..., lines).filter { _, line in !line.isEmpty })
    }

    @Test func blocksOfASectionMakeAnExampleAtTheirLines() {
        #expect(
            examples.map(code) == [
                [4: "let container = Container()"],
                [10: "struct Cat {}", 13: "let mimi = Cat()", 28: "print(mimi)"],
                [34: "// swift-tools-version: 6.3", 35: "import PackageDescription"],
            ]
        )
        #expect(examples.map(\.title) == ["", "Cats", "Cats"])
        #expect(examples.map(\.line) == [4, 10, 34])
    }

    @Test func manifestIsAnExampleOfItsOwn() {
        #expect(examples.map(\.isManifest) == [false, false, true])
    }

    // MARK: Comparing

    private static let file = "/README.swift"

    private func mismatches(_ line: String, _ diagnostics: (Diagnostic.Severity, String)...) -> [Mismatch] {
        let document = Document(path: "README.md", text: "```swift\n\(line)\n```")
        let diagnostics = diagnostics.map { severity, text in
            Diagnostic(severity: severity, file: Self.file, line: 2, text: text)
        }
        return document.examples.flatMap { example in example.mismatches(diagnostics, inFile: Self.file) }
    }

    @Test func lineThatDoesNotCompileNeedsAnError() {
        #expect(mismatches("wrong()  // does not compile", (.error, "One"), (.error, "Two")) == [])
        #expect(mismatches("wrong()  // does not compile") != [])
        #expect(mismatches("wrong()  // does not compile", (.warning, "One")) != [])
    }

    @Test func lineThatStatesAnErrorNeedsThatOne() {
        #expect(mismatches("wrong()  // error: One", (.error, "One")) == [])
        #expect(mismatches("wrong()  // error: One") != [])
        #expect(mismatches("wrong()  // error: One", (.error, "Two")) != [])
    }

    @Test func lineThatStatesNoErrorMustHaveNone() {
        #expect(mismatches("right()") == [])
        #expect(mismatches("wrong()", (.error, "One")) != [])
        #expect(mismatches("wrong()", (.warning, "One")) != [])
    }

    @Test func unusedValuesAreTolerated() {
        #expect(mismatches("right()", (.warning, "result of call is unused")) == [])
    }

    @Test func correctedExampleLacksTheLinesThatDoNotCompile() {
        let text = "```swift\nright()\nwrong()  // does not compile\nbad()  // error: One\n```"
        let sources = Document(path: "README.md", text: text).examples.map(\.corrected.source)
        #expect(sources == ["\nright()\n\n\n"])
    }
}
