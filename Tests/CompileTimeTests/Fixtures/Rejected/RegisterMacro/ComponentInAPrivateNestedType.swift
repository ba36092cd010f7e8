import Ampoule

enum Farm {
    private enum Yard {
        // corrected: fileprivate enum Yard {
        @Register
        final class Stable: Sendable {
            // expected-error@-1 {{Component 'Stable' cannot be nested in 'Yard', because the extension that '@Register' writes is at file scope and cannot see the private type; make 'Yard' 'fileprivate'}}
            init() {}
        }
    }
}
