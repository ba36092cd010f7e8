import Ampoule

func register(in container: Container) {
    var count = 0
    // corrected: let count = 0
    container.register(Int.self) { _ in
        count += 1
        // expected-warning@-1 {{mutation of captured var 'count' in concurrently-executing code [#SendableClosureCaptures]}}
        // corrected:
        return count
        // expected-warning@-1 {{reference to captured var 'count' in concurrently-executing code [#SendableClosureCaptures]}}
    }
}
