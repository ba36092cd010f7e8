import Ampoule

@Register(name: "")
// expected-error@-1 {{The name is empty, which is another registration than the one without a name; give a name or remove 'name:'}}
// corrected: @Register
final class Stable: Sendable {
    init() {}
}
