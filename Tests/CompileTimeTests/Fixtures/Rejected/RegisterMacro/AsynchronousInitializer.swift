import Ampoule

@Register
final class Horse: Sendable {
    init(name: String) async {}
    // expected-error@-1 {{The initializer of component 'Horse' cannot be 'async', because a container makes instances without waiting; move the asynchronous work to a method that is called later}}
    // corrected: init(name: String) {}
}
