import AmpouleGraph
import Testing

/// Types in texts, as they are usually written.
struct TypeSugarTests {
    @Test(arguments: [
        ("'Array<Check>' of 'Clinic'", "'[Check]' of 'Clinic'"),
        ("Dictionary<String, Check>", "[String: Check]"),
        ("Array<Array<Int>>?", "[[Int]]?"),
        ("Dictionary<String, Array<Dictionary<Int, (A, B)>>>.self", "[String: [[Int: (A, B)]]].self"),
        ("Lazy<Array<(any Animal) -> Void>>", "Lazy<[(any Animal) -> Void]>"),
        ("Array<Pair<A, B>>, Array<C>", "[Pair<A, B>], [C]"),
        ("Array<Ö>", "[Ö]"),
    ])
    func collectionsHaveBrackets(text: String, sugared: String) {
        #expect(text.withTypeSugar == sugared)
    }

    @Test(arguments: [
        "ContiguousArray<Int>", "Kit.Array<Int>", "MyDictionary<A, B>", "Array<", "Array<Int", "Array<>",
        "Array<A, B>",
        "Dictionary<A>", "Array", "a < b, Array.self", "Optional<Int>",
    ])
    func otherTextsStayAsTheyAre(text: String) { #expect(text.withTypeSugar == text) }

    @Test func problemsHaveThem() {
        let note = Problem.Note(location: nil, message: "write 'Array<Check>.self'")
        let problem = Problem(
            .missingRegistration,
            nodes: [],
            location: nil,
            message: "no registration for 'Dictionary<String, Array<Check>>'",
            notes: [note]
        )
        #expect(problem.message == "no registration for '[String: [Check]]'")
        #expect(problem.notes.map(\.message) == ["write '[Check].self'"])
    }
}
