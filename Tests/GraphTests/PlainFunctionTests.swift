import AmpouleGraphReader
import AmpouleGraphScanner
import Testing

/// The functions that are omitted as a whole, because their names and results are all that matters of them.
struct PlainFunctionTests {
    /// The declarations of a type with a function, with the scanner and with the parser alone.
    private func read(_ function: String, isWhole: Bool) -> FileDeclarations {
        FileDeclarations(reading: source(function), path: "Zoo.swift", isWhole: isWhole)
    }

    private func source(_ function: String) -> String {
        "struct Horse {\n    \(function)\n    let age = 3\n}\nextension Horse {\n    \(function)\n}"
    }

    private func expectEqualReadings(_ function: String) {
        let (condensed, whole) = (read(function, isWhole: false), read(function, isWhole: true))
        #expect(condensed.hasErrors == whole.hasErrors)
        #expect(condensed.functionNames == whole.functionNames)
        #expect(condensed.containerFunctionNames == whole.containerFunctionNames)
        #expect(condensed.results == whole.results)
        #expect(condensed.types.map(\.name) == whole.types.map(\.name))
        #expect(condensed.constants.map(\.position) == whole.constants.map(\.position))
        #expect(condensed.constants.map(\.valueType) == whole.constants.map(\.valueType))
        #expect(condensed.uncertainties == whole.uncertainties)
    }

    @Test(arguments: [
        ("func feed() { stable.open() }", nil),
        ("func feed() {}", nil),
        ("private func feed()\n    async throws\n    -> Food\n    { stable.open() }", "Food"),
        ("public static func feed(_ food: Food, for horse: Stable.Horse?) -> Int? { 3 }", "Int"),
        ("public final func feed(in stables: [Stable], at hours: [Int: Stable]?) -> [Int] { [] }", "Array"),
        (
            "mutating func feed(as groom: any Groom, _: some Food) throws -> [Int: Food?]? { [:] }",
            "Dictionary"
        ),
        ("nonisolated func feed(if hungry: Bool) -> any Food { food }", "Food"),
        ("func open() -> Self { self }", "Self"),
        ("package func feed(type: Food.Type) -> Void { /* { */ }", "Void"),
    ])
    func aPlainFunctionIsOmitted(function: String, result: String?) {
        let condensed = CondensedSource(source(function))
        let name = function.contains("open() -> Self") ? "open" : "feed"

        #expect(condensed.functions.map(\.name) == [name, name])
        #expect(condensed.functions.map(\.result) == [result, result])
        #expect(condensed.text == source(String(repeating: " ", count: function.utf8.count)))
        expectEqualReadings(function)
    }

    @Test(arguments: [
        // The signature may hold what matters.
        "func feed<Food: P>(_ food: Food) { stable.open() }",
        "func feed(_ food: Food = .hay) { stable.open() }",
        "func feed(_ food: Box<Food>) { stable.open() }",
        "func feed(_ food: () -> Food) { stable.open() }",
        "func feed(_ food: inout Food) { stable.open() }",
        "func feed(_ food: Food...) { stable.open() }",
        "func feed(_ food: @autoclosure () -> Food) { stable.open() }",
        "func feed(@Box food: Food) { stable.open() }",
        "func feed() -> (Int, Int) { stable.open() }",
        "func feed() -> Stable.Food { stable.open() }",
        "func feed() -> Int where Self: P { stable.open() }",
        "func feed() throws(Spoiled) { stable.open() }",
        "func feed(from container: Container) { stable.open() }",
        "func `default`() { stable.open() }",
        "func == (left: Horse, right: Horse) -> Bool { stable.open() }",
        "func register() { stable.open() }",
        // What is around it may matter, or be wrong.
        "#if DEBUG\n    @Provides\n    #endif\n    func feed() -> Food { stable.open() }",
        "@discardableResult func feed() -> Int { stable.open() }",
        "func feed() { stable.open { @MainActor in stable.close() } }",
        "func feed() { container.register(Horse.self) { _ in Horse() } }",
        "func feed() { func water() {} }",
        "func feed() { stable.open() } let name = 1",
        "let name = 1; func feed() { stable.open() }",
        "func feed() { stable.open() };",
        "func feed();",
        // Mistakes that only a parser finds.
        "func feed(food) { stable.open() }",
        "func feed(food: ) { stable.open() }",
        "func feed(food: Food,) -> { stable.open() }",
        "func feed(food: Food ?) { stable.open() }",
        "func feed(food: Stable. Food) { stable.open() }",
        "func feed() throws async { stable.open() }",
        "func init() { stable.open() }",
        "func (food: Food) { stable.open() }",
        "func feed(let food: Food) { stable.open() }",
    ])
    func anyOtherFunctionIsParsed(function: String) {
        #expect(CondensedSource(source(function)).functions.isEmpty)
        expectEqualReadings(function)
    }

    @Test(arguments: [
        "func feed() { stable.open() }",
        "extension Container {\n    func feed() { stable.open() }\n}",
        "protocol Feeding {\n    func feed()\n}",
    ])
    func aFunctionOutsideOfTypesOrOfAContainerIsParsed(source: String) {
        #expect(CondensedSource(source).functions.isEmpty)
    }

    @Test func aNameThatContainersHaveToo() {
        let extensions = [
            "extension Container {\n    func feed() {}\n}", "extension Horse {\n    func feed() {}\n}",
        ]
        for source in [extensions, extensions.reversed()].map({ $0.joined(separator: "\n") }) {
            let file = FileDeclarations(reading: source, path: "Zoo.swift", isWhole: false)
            #expect(file.functionNames == ["feed"])
            #expect(file.containerFunctionNames.isEmpty)
        }
    }
}
