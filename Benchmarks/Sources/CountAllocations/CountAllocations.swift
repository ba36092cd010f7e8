import AllocationCounter
import Comparisons

/// Prints how often each work allocates memory, for ``Comparison`` to read.
///
/// A program of its own, since counting takes time and the other one measures that.
@main
enum CountAllocations {
    static func main() {
        guard allocationsAreCounted else { return }
        for line in AllocationCounts.lines(counter: { Int(allocationCount()) }) { print(line) }
    }
}
