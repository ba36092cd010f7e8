import Ampoule

@Register
// expected-error@-1 {{'extension' macro cannot be attached to global function ('makeHorse')}}
// expected-error@-2 {{'member' macro cannot be attached to global function ('makeHorse')}}
// corrected:
func makeHorse() {}
