import Ampoule

@Register struct Horse { let name: Strin }
// expected-error@-1 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Horse { let name: String }
