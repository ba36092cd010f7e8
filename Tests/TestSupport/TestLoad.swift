import Foundation

/// How much the tests do that repeat something or go through many programs, by `AMPOULE_TEST_LOAD` in the environment.
///
/// The variable is read at run time, so that each load runs with the same build.
package enum TestLoad: String {
    /// A quarter of the gate's load, for a change that is being written.
    case quick
    /// The load of the gate, which each commit passes.
    case gate
    /// Everything at full length.
    case full

    private static let current =
        ProcessInfo.processInfo.environment["AMPOULE_TEST_LOAD"].flatMap(Self.init) ?? .quick

    /// Whether everything is tested at full length.
    package static var isFull: Bool { current == .full }

    /// The number of operations or programs of a test, of which the quick load has a quarter.
    package static func count(_ count: Int, full: Int? = nil) -> Int {
        switch current {
        case .quick: (count + 3) / 4
        case .gate: count
        case .full: full ?? count
        }
    }

    /// One of each `interval` programs in the gate, beginning with the first, and one of four times as many by default.
    package static func sample<Program>(of programs: some Sequence<Program>, oneOf interval: Int) -> [Program]
    {
        let step =
            switch current {
            case .quick: 4 * interval
            case .gate: interval
            case .full: 1
            }
        return programs.enumerated().filter { number, _ in number.isMultiple(of: step) }.map(\.element)
    }

    /// Pairs of the elements of two collections: all of them at full length, or those of a third, in which each element
    /// occurs.
    package static func combinations<First, Second>(of first: [First], _ second: [Second]) -> [(
        First, Second
    )] {
        let interval = isFull ? 1 : max(1, min(first.count, second.count))
        return first.enumerated().flatMap { row, first in
            second.enumerated()
                .filter { column, _ in (row + column).isMultiple(of: interval) }
                .map { (first, $0.element) }
        }
    }
}
