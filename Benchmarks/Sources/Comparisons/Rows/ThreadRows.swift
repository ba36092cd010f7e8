import Measuring
import Ampoule
import Benchmark

// Four threads at once. The figures are nanoseconds per call of one thread, while all of them are calling.

extension Comparison {
    static let threads = [
        Comparison(
            "4 threads, distinct transients",
            in: .threads,
            goals: [.fourThreads("four threads", atLeast: 3.6, times: "one thread")]
        ) { effort in
            let container = Setting.usual.components
            let calls = distinctTransients(of: container)
            return effort.measureInTurns([
                ParallelWork("four threads", calls),
                ParallelWork("one thread", takesTurns: true, calls),
                ParallelWork("hand, four threads", distinctTransientsByHand),
                ParallelWork("hand, one thread", takesTurns: true, distinctTransientsByHand),
            ])
        },
        Comparison(
            "4 threads, one shared instance",
            in: .threads,
            goals: [
                .atMost(1, times: "copying a reference", "accessor", reached: 1.4),
                .atMost(1, times: "copying a reference", "resolve", reached: 1.5),
            ]
        ) { effort in
            let components = Setting.usual.components
            let closures = Setting.usual.closures
            return effort.measureInTurns([
                ParallelWork("accessor", threads: 4) { count in
                    for _ in 0..<count { blackHole(components.barn()) }
                },
                ParallelWork("resolve", threads: 4) { count in
                    for _ in 0..<count { blackHole(closures.resolve(Shelter.self)) }
                },
                ParallelWork("copying a reference", threads: 4) { count in
                    for _ in 0..<count { blackHole(sharedBarn()) }
                },
            ])
        },
    ]

    private static func distinctTransients(of container: Container) -> [@Sendable (Int) -> Void] {
        [
            { count in
                for _ in 0..<count { blackHole(container.cat()) }
            },
            { count in
                for _ in 0..<count { blackHole(container.dog(name: "Hachi")) }
            },
            { count in
                for _ in 0..<count { blackHole(container.horse(name: "Lucky", running: true)) }
            },
            { count in
                for _ in 0..<count { blackHole(container.parrot(name: "Coco", age: 3, singing: true)) }
            },
        ]
    }

    private static let distinctTransientsByHand: [@Sendable (Int) -> Void] = [
        { count in
            for _ in 0..<count { blackHole(makeCat()) }
        },
        { count in
            for _ in 0..<count { blackHole(makeDog(name: "Hachi")) }
        },
        { count in
            for _ in 0..<count { blackHole(makeHorse(name: "Lucky", running: true)) }
        },
        { count in
            for _ in 0..<count { blackHole(makeParrot(name: "Coco", age: 3, singing: true)) }
        },
    ]
}
