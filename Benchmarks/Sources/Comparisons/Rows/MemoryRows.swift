import Measuring
import Ampoule
import Heap

// What registrations take of the heap. The figures are bytes, not nanoseconds.

extension Comparison {
    static let memory = [
        Comparison(
            "Bytes per registration",
            in: .memory,
            goals: [.atMost(1, times: "limit")]
        ) { _ in
            let size = 10_000
            // The first time, the runtime makes the metadata of the types, which stays.
            _ = bytes { filledContainer(size) }
            return [
                Sample(work: "Ampoule", figures: [bytes { filledContainer(size) } / Double(size)]),
                Sample(work: "dictionary", figures: [bytes { filledDictionary(size) } / Double(size)]),
                Sample(work: "limit", figures: [250]),
            ]
        }
    ]

    private static func filledContainer(_ size: Int) -> Container {
        let container = Container()
        for stray in strays.prefix(size) { stray.register(in: container) }
        return container
    }

    private static func filledDictionary(_ size: Int) -> AnimalDictionary {
        var dictionary: AnimalDictionary = [:]
        for stray in strays.prefix(size) { stray.add(to: &dictionary) }
        return dictionary
    }

    /// The bytes of the heap that something takes for as long as it lives.
    private static func bytes<Value>(of make: () -> Value) -> Double {
        let before = heapBytesInUse()
        let value = make()
        return withExtendedLifetime(value) { Double(heapBytesInUse()) - Double(before) }
    }
}
