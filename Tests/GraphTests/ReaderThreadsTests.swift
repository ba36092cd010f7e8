@testable import AmpouleGraphReader
import Synchronization
import Testing

/// Reading and judging on several threads gives what one thread gives, also around the numbers that a thread takes at once.
struct ReaderThreadsTests {
    private static let counts = [0, 1, 2, 31, 32, 33, 63, 64, 65, 100, 1_000]

    @Test(arguments: counts)
    func theValuesAreInOrder(count: Int) {
        #expect(ReaderThreads.map(count) { "value \($0)" } == (0..<count).map { "value \($0)" })
    }

    @Test(arguments: counts)
    func eachNumberIsCalledOnce(count: Int) {
        let numbers = Mutex<[Int]>([])
        ReaderThreads.perform(count) { number in numbers.withLock { $0.append(number) } }

        #expect(numbers.withLock { $0.sorted() } == Array(0..<count))
    }

    @Test(arguments: counts)
    func dependenciesAreResolvedAsOnOneThread(count: Int) throws {
        let components = (0..<count).map { number in
            let former = number == 0 ? "Missing" : "C\(number - 1)"
            return """
                @Register(scope: .container) final class C\(number) {
                    init(@Inject a: \(former), @Inject b: Lazy<\(former)>, @Inject c: [any Animal], @Inject d: (any Food)?) {}
                }
                """
        }
        let names = (0..<count).filter { $0 % 3 != 1 }.map { "C\($0).self" }.joined(separator: ", ")
        let code = """
            import Ampoule
            protocol Animal {}
            protocol Food {}
            protocol Missing {}
            \(components.joined(separator: "\n"))
            @Registrations(\(names)) extension Container {}
            let container = Container { $0.registerComponents() }
            """
        let modules = [SourceModule(name: "Zoo", kind: .program, files: ["Zoo.swift"])]
        let reading = SourceReading(modules, texts: ["Zoo.swift": code], extent: .whole)
        let reader = ProgramGraphReader(
            try #require(Program(target: "Zoo", modules: modules, declarations: reading.declarations))
        )
        let judgement = reader.judgement

        #expect(reader.drafts.count == count)
        for place in reader.drafts.indices {
            let dependencies = reader.dependencies(of: place)
            #expect(dependencies.count == 4)
            #expect(
                judgement.nodes[place].dependencies
                    == (judgement.judged.contains(place) ? dependencies : dependencies.map(\.unjudged))
            )
        }
    }
}
