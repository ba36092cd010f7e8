import Foundation

/// The size of the stress tests: short by default, long where `AMPOULE_STRESS` is `long` in the environment.
///
/// The variable is read at run time, so that both sizes run with the same build.
package enum StressLoad {
    private static let isLong = ProcessInfo.processInfo.environment["AMPOULE_STRESS"] == "long"

    /// The number of operations of a test.
    package static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

    /// Pairs of the elements of two collections: all of them, or those of a third, in which each element occurs.
    package static func combinations<First, Second>(of first: [First], _ second: [Second]) -> [(
        First, Second
    )] {
        let interval = isLong ? 1 : max(1, min(first.count, second.count))
        return first.enumerated().flatMap { row, first in
            second.enumerated()
                .filter { column, _ in (row + column).isMultiple(of: interval) }
                .map { (first, $0.element) }
        }
    }
}
