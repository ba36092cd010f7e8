import Ampoule

// A property that only the component sets is no argument, so it needs no type.
@Register
struct Ticket: Sendable {
    private(set) var isUsed = false
    fileprivate(set) var number = 1
    let title: String
}

let ticket = Container().factory(for: Ticket.self)(title: "Zoo")

// Asynchronous code must not use them; the list does not.
enum Gates {
    @available(*, noasync)
    @Provides
    static func gate() -> Int { 1 }

    @available(*, noasync)
    @Provides
    static func counter(of ticket: Ticket) -> [Ticket] { [ticket] }
}
