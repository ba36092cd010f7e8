import Ampoule

@Register
struct Ticket: ~Copyable {
    // expected-error@-1 {{Component 'Ticket' cannot be '~Copyable', because a container keeps and hands out copies of what it makes; remove '~Copyable'}}
    // corrected: struct Ticket {
    let number: Int
}
