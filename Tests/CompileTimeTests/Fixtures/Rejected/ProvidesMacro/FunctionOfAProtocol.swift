import Ampoule

protocol Tool {}
struct Rake: Tool {}

extension Tool where Self == Rake {
    @Provides static func rake() -> Rake { Rake() }
    // expected-error@-1 {{Function 'rake' cannot provide a service in the protocol 'Tool', because the component that '@Provides' writes beside it cannot be nested there; move the function into an enumeration}}
    // corrected:
}

extension Resolver {
    @Provides static func spade(teeth: Int) -> Rake { Rake() }
    // expected-error@-1 {{Function 'spade' cannot provide a service in the protocol 'Resolver', because the component that '@Provides' writes beside it cannot be nested there; move the function into an enumeration}}
    // corrected:
}

enum Tools {
    @Provides static func rake() -> Rake { Rake() }
}
