import Ampoule

enum Farm {
    @Register
    private final class Stable: Sendable {
        // expected-error@-1 {{Nested component 'Stable' cannot be 'private', because the extension that '@Register' writes stands at file scope and does not see it; make it 'fileprivate'}}
        // corrected: fileprivate final class Stable: Sendable {
        init() {}
    }
}
