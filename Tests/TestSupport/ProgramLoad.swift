import Foundation

/// How many programs the tests compile: some by default, all where `AMPOULE_PROGRAMS` is `all` in the environment.
package enum ProgramLoad {
    /// Whether all programs are compiled and read.
    package static let isAll = ProcessInfo.processInfo.environment["AMPOULE_PROGRAMS"] == "all"

    /// Every program of a list, or one of each `interval`, beginning with the first.
    package static func sample<Program>(of programs: some Sequence<Program>, oneOf interval: Int) -> [Program]
    {
        programs.enumerated().filter { number, _ in isAll || number.isMultiple(of: interval) }.map(\.element)
    }
}
