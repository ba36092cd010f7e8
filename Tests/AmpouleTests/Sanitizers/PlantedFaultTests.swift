import Foundation
import TestSupport
import Testing

/// Faults that a sanitizer has to find, each run only if `AMPOULE_PLANTED_FAULT` names it in the environment.
///
/// `.ci/sanitize` runs each with the flags of its other tests and expects the run to fail. It shows that the sanitizer
/// is on, and that its reports fail the run.
@Suite(.serialized)
struct PlantedFaultTests {
    private static func isPlanted(_ fault: String) -> Bool {
        ProcessInfo.processInfo.environment["AMPOULE_PLANTED_FAULT"] == fault
    }

    /// Thread Sanitizer reports the race, of which it has to remember both sides: the threads pause between their writes, so
    /// that those of one are recent when the other writes.
    @Test(.enabled(if: isPlanted("thread"), "Fails by intent"))
    func twoThreadsWriteWithoutALock() throws {
        let shared = Unguarded()
        try concurrently(threads: 2) { _ in
            for _ in 0..<100 {
                shared.value += 1
                Thread.sleep(forTimeInterval: 0.001)
            }
        }
        #expect(shared.value > 0)
    }

    /// Address Sanitizer reports the read.
    @Test(.enabled(if: isPlanted("address"), "Fails by intent"))
    func aFreedObjectIsRead() {
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        memory.initialize(to: 1)
        memory.deallocate()
        #expect(memory.pointee == memory.pointee)
    }
}

/// A value that several threads write, which only a planted fault may do.
private final class Unguarded: @unchecked Sendable {
    var value = 0
}
