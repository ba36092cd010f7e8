import Testing

/// Functions, tuples and metatypes as services.
struct BuiltTypeTests {
    /// The check of a program that registers services and injects a dependency in line 6.
    private func problems(injecting dependency: String, registering services: String...) -> [String] {
        let calls = services.map { "c.register((\($0)).self, factory: make)" }.joined(separator: "; ")
        let source = """
            import Ampoule
            protocol Animal {}
            final class Cat {}
            struct Box<Item> {}
            @Register struct PetOwner {
                @Inject let need: \(dependency)
            }
            func start<T>(_ c: Container, _: T) { PetOwner.register(in: c); \(calls) }
            """
        return Sources().with("Zoo", source: source).problems()
    }

    private let missing = ["Zoo.swift:6 missingRegistration"]

    @Test(arguments: [
        "() -> Cat", "@Sendable (Int) async throws -> Cat", "@MainActor () -> Void",
        "(Int, inout Cat) -> Cat",
        "() throws(Failure) -> Cat", "(T) -> any Animal", "(Cat, Int)", "(name: String, pet: any Animal)",
        "(T, Int)",
        "Cat.Type", "any Animal.Type", "(any Animal).Type", "T.Type", "Box<T>", "[T]", "T?", "[String: T]",
        "(() -> Cat)?", "[() -> Cat]", "Array<(any Animal) -> Void>", "Result<Cat, any Error>",
        "@Sendable () -> T",
        "InlineArray<3, Int>", "Box<Box<T>>",
    ])
    func aTypeThatIsBuiltOfOthersServesNoOther(service: String) {
        #expect(problems(injecting: "any Animal", registering: service) == missing)
    }

    @Test(arguments: ["T", "T.Element", "Animal.Part", "Shelf<T>", "(repeat each T)", "[T].Element"])
    func aTypeThatMayBeAnyServesAny(service: String) {
        #expect(problems(injecting: "any Animal", registering: service) == [])
    }

    @Test(arguments: [
        ("() -> Cat", "(() -> Cat)"), ("() -> Void", "() -> ()"),
        ("(Animal) -> Cat", "(_ pet: any Animal) -> Cat"),
        ("(name: Int, pet: Cat)", "( name : Int, pet: Cat )"), ("Cat.Type", "(Cat).Type"),
        ("[() -> Cat]", "Array<() -> Cat>"),
        ("(() -> Cat)?", "Optional<() -> Cat>"), ("Animal.Type", "any Animal.Type"),
        ("Cat.Type", "any Cat.Type"),
        ("@Sendable () async throws -> Cat", "@Sendable ()  async  throws->Cat"),
    ])
    func oneTypeMayBeSpelledInSeveralWays(first: String, second: String) {
        #expect(problems(injecting: first, registering: second) == [])
        #expect(problems(injecting: second, registering: first) == [])
    }

    @Test(arguments: [
        ("() -> Cat", "() throws -> Cat"), ("() -> Cat", "() async -> Cat"),
        ("() -> Cat", "@Sendable () -> Cat"),
        ("() -> Cat", "(Int) -> Cat"), ("(Int, Int) -> Cat", "((Int, Int)) -> Cat"),
        ("(Int) -> Cat", "(inout Int) -> Cat"),
        ("() -> Cat", "() -> Cat.Type"), ("(Int, Cat)", "(Cat, Int)"),
        ("(a: Int, b: Cat)", "(Int, Cat)"), ("(a: Int, b: Cat)", "(b: Int, a: Cat)"), ("Cat.Type", "Cat"),
        ("[Int: () -> Cat]", "[Int: () -> Int]"), ("Box<Cat>", "Box<Int>"),
        ("(() -> Cat).Type", "(() -> Int).Type"),
    ])
    func differentTypesAreDifferent(first: String, second: String) {
        #expect(problems(injecting: first, registering: second) == missing)
        #expect(problems(injecting: second, registering: first) == missing)
    }

    /// Whether they are one type depends on more than their spelling.
    @Test(arguments: [
        ("() throws -> Cat", "() throws(any Error) -> Cat"), ("() -> Cat", "() throws(Never) -> Cat"),
        ("@MainActor () -> Cat", "@MainActor @Sendable () -> Cat"), ("any Animal.Type", "(any Animal).Type"),
        ("() async -> Cat", "nonisolated(nonsending) () async -> Cat"), ("() -> Cat", "() -> T"),
        ("Box<Cat>", "Box<T>"),
        ("(Int, Cat)", "(Int, T)"), ("Cat.Type", "T.Type"), ("[Cat]", "[T]"), ("() -> Cat", "Maker<Cat>"),
        ("(a: Cat, b: Cat)", "Pair<Cat>"), ("Cat.Type", "Kind<Cat>"),
    ])
    func typesThatMayBeEqualAreNotMissing(first: String, second: String) {
        #expect(problems(injecting: first, registering: second) == [])
        #expect(problems(injecting: second, registering: first) == [])
    }
}
