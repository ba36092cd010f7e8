import Ampoule

@MainActor
class View {
    init() {}
}

@Register
// corrected: @MainActor @Register
final class Button: View {
    let title: String

    init(title: String) {
        // expected-error@-1 {{call to main actor-isolated static method '__make(registration1:_:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
        self.title = title
        super.init()
    }
}
