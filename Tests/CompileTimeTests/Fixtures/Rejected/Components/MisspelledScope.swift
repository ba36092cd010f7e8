import Ampoule

@Register(scope: .contianer)
// expected-error@-1 {{type 'ObjectScope?' has no member 'contianer'}}
// corrected: @Register(scope: .container)
final class Stable: Sendable {
    init() {}
}
