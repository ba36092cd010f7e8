// swift-version: 5
import Ampoule

final class Horse {}

func countHorses() -> Int {
    var madeCount = 0
    var completedCount = 0
    let container = Container { container in
        container.register(Horse.self) { _ in
            madeCount += 1
            return Horse()
        }
        .initCompleted { _, _ in completedCount += 1 }
    }
    _ = container.resolve(Horse.self)
    return madeCount + completedCount
}
