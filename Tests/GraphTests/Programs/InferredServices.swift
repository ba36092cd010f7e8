import Ampoule
import AmpouleModules

/// The compiler infers generic arguments, and the results of closures.
enum InferredServices {
    struct Crate<Content: Sendable>: Sendable { let content: Content }
    final class Counter: Sendable { init(_ start: Int) {} }

    @Register
    struct Farm {
        @Inject let weights: [Int]
        @Inject let names: [Int: String]
        @Inject let outcome: Result<Int, Never>
        @Inject let crate: Crate<Int>
        @Inject let numbers: Set<Int>
    }

    static func makeContainer() -> Container {
        let container = module {
            singleton { Set([1]) }
            Farm.self
        }.container
        container.register(Array.self) { _ in [1] }
        container.register(Dictionary.self) { _ in [1: "one"] }
        container.register(Result<_, Never>.self) { _ in .success(1) }
        container.register(Crate.self) { _ in Crate(content: 1) }
        return container
    }
}
