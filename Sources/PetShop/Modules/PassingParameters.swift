import AmpouleModules

private class Counter {
    let value: Int

    init(x: Int, y: Int) {
        value = x + y
    }
}

/// Makes a container from a module, and prints why resolutions fail.
private func makeCounters(_ counters: Module) -> Container {
    makeContainer {
        logger(from: .warning) { level, message in explain(level, message.description) }
        modules {
            counters
        }
    }
}

/// Parameters match by their number and types; with wrong ones, the resolution fails.
func passingParameters() {
    heading("Passing parameters to a factory")

    let counters = makeCounters(
        module {
            factory { (_, x: Int, y: Int) in Counter(x: x, y: y) }
        }
    )

    withInjection(from: counters) {
        let counter: Counter = inject(1, 2)
        show("inject(1, 2)", counter.value, expecting: 3)

        let miss: Counter? = inject("1", 2)
        show("inject(\"1\", 2)", miss?.value, expecting: nil, because: "'Counter(Int, Int)'")
    }
}

/// Only the first request of a singleton uses its parameters.
func passingParametersToASingleton() {
    heading("Passing parameters to a singleton")

    let counters = makeCounters(
        module {
            singleton { (_, x: Int, y: Int) in Counter(x: x, y: y) }
        }
    )

    let counter: Counter? = counters.get(1, 2)
    show("get(1, 2)", counter?.value, expecting: 3)

    let sameCounter: Counter? = counters.get(3, 4)
    show("get(3, 4)", sameCounter?.value, expecting: 3, because: "(3, 4) is ignored")
}
