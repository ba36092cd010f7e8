import Measuring
import Ampoule
import Benchmark

// Containers with an observer that does nothing, beside containers that have none.

extension Comparison {
    static let observed = [
        observed("Observed, transient", .transient, atMost: 20),
        observed("Observed, shared instance", .container, atMost: 10),
    ]

    /// Resolves from an observed container, from one that isn't observed any more, and from one while another is observed.
    private static func observed(
        _ name: String,
        _ scope: ObjectScope,
        atMost limit: Double
    ) -> Comparison {
        let goals: [Goal] = [
            .atMost(limit, times: "unobserved"),
            .atMost(1.05, times: "unobserved", "canceled"),
            .atMost(2.5, times: "unobserved", "elsewhere"),
        ]
        return Comparison(name, in: .observed, goals: goals) {
            let other = Container()
            return [
                work("Ampoule", scope) { $0.addObserver(NullObserver()) },
                work("unobserved", scope) { _ in nil },
                work("canceled", scope) { container in
                    container.addObserver(NullObserver()).cancel()
                    return nil
                },
                work("elsewhere", scope) { _ in other.addObserver(NullObserver()) },
            ]
        }
    }

    /// Resolves from a container that is observed for the length of a slice only, since the other slices count, too.
    private static func work(
        _ name: String,
        _ scope: ObjectScope,
        observe: @escaping (Container) -> ContainerObservation?
    ) -> Work {
        let container = Container(defaultObjectScope: scope)
        container.register(Animal.self) { _ in Cat() }
        return Work(name) { count in
            let observation = observe(container)
            for _ in 0..<count { blackHole(container.resolve(Animal.self)) }
            observation?.cancel()
        }
    }
}

private struct NullObserver: ContainerObserver {
    func observe(_ event: ContainerEvent) {}
}
