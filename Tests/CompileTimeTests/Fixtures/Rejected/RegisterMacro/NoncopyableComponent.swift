import Ampoule

@Register
struct Ticket: ~Copyable {
    // expected-error@-1 {{Component 'Ticket' cannot be '~Copyable', because a container stores and returns copies of what it creates; remove '~Copyable'}}
    // corrected: struct Ticket {
    let number: Int
}
