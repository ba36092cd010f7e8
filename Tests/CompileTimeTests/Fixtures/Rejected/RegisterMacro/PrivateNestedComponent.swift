import Ampoule

enum Farm {
    @Register
    private final class Stable: Sendable {
        // expected-error@-1 {{Nested component 'Stable' cannot be 'private', because the extension that '@Register' writes is at file scope and cannot see it; make it 'fileprivate'}}
        // corrected: fileprivate final class Stable: Sendable {
        init() {}
    }
}
