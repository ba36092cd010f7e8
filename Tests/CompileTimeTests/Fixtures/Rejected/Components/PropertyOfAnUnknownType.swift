import Ampoule

@Register struct Horse { let name: Strin }
// expected-error@-1 {{cannot find type 'Strin' in scope}}
// expected-error@-2 {{cannot find type 'Strin' in scope}}
// expected-error@-3 {{cannot find type 'Strin' in scope}}
// expected-error@-4 {{cannot find type 'Strin' in scope}}
// expected-error@-5 {{cannot find type 'Strin' in scope}}
// expected-error@-6 {{cannot find type 'Strin' in scope}}
// expected-error@-7 {{cannot find type 'Strin' in scope}}
// expected-error@-8 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Horse { let name: String }
