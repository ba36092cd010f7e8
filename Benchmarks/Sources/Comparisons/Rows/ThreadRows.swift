import Ampoule
import Benchmark
import Foundation
import Synchronization

// Four threads at once. The figures are nanoseconds per call of one thread, while all of them are calling.

extension Comparison {
    static let threads = [
        Comparison(
            "4 threads, distinct transients",
            in: .threads,
            goals: [.atMost(4 / 3.6, times: "one thread", "four threads")]
        ) { effort in
            let container = Setting.usual.components
            let calls: [@Sendable (Int) -> Void] = [
                { count in for _ in 0..<count { blackHole(container.cat()) } },
                { count in for _ in 0..<count { blackHole(container.dog(name: "Mimi")) } },
                { count in for _ in 0..<count { blackHole(container.horse(name: "Mimi", running: true)) } },
                { count in
                    for _ in 0..<count { blackHole(container.parrot(name: "Mimi", age: 3, singing: true)) }
                },
            ]
            let byHand: [@Sendable (Int) -> Void] = [
                { count in for _ in 0..<count { blackHole(makeCat()) } },
                { count in for _ in 0..<count { blackHole(makeDog(name: "Mimi")) } },
                { count in for _ in 0..<count { blackHole(makeHorse(name: "Mimi", running: true)) } },
                { count in
                    for _ in 0..<count { blackHole(makeParrot(name: "Mimi", age: 3, singing: true)) }
                },
            ]
            return effort.measureInTurns([
                ParallelWork("four threads", calls),
                ParallelWork("one thread", calls, alone: true),
                ParallelWork("hand, four threads", byHand),
                ParallelWork("hand, one thread", byHand, alone: true),
            ])
        },
        Comparison(
            "4 threads, one shared instance",
            in: .threads,
            goals: [
                .atMost(1, times: "copying a reference", "accessor"),
                .atMost(1, times: "copying a reference", "resolve"),
            ]
        ) { effort in
            let components = Setting.usual.components
            let closures = Setting.usual.closures
            return effort.measureInTurns([
                ParallelWork(
                    "accessor",
                    fourTimes { count in
                        for _ in 0..<count { blackHole(components.barn()) }
                    }
                ),
                ParallelWork(
                    "resolve",
                    fourTimes { count in
                        for _ in 0..<count { blackHole(closures.resolve(Shelter.self)) }
                    }
                ),
                ParallelWork(
                    "copying a reference",
                    fourTimes { count in
                        for _ in 0..<count { blackHole(sharedBarn()) }
                    }
                ),
            ])
        },
    ]

    private static func fourTimes(_ call: @escaping @Sendable (Int) -> Void) -> [@Sendable (Int) -> Void] {
        Array(repeating: call, count: 4)
    }
}
