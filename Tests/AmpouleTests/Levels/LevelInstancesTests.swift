import Ampoule
import TestSupport
import Testing

/// How long a level keeps its instances.
struct LevelInstancesTests {
    /// A table of instances that has just become full is not retired, which would keep them until no thread resolves.
    @Test(arguments: 1...9)
    func theInstancesGoWithTheLevelAlsoDuringAResolution(_ count: Int) throws {
        let instances = LiveInstances()
        let container = Container.silent()
        for number in 0..<count {
            container.forDays.register(CountedCat.self, name: "\(number)") { _ in CountedCat(in: instances) }
                .inObjectScope(.container)
        }
        let outer = Container.silent()
        outer.register(Int.self) { _ in
            do {
                let day = container.day(1)
                for number in 0..<count { _ = try day.require(CountedCat.self, name: "\(number)") }
                #expect(instances.living == count)
            }
            return instances.living
        }

        #expect(try outer.require(Int.self) == 0)
        #expect(instances.made == count)
    }
}
