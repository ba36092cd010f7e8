import Ampoule

@Register(name: "lucky")
struct Horse: Sendable {
    let name: String
}

@Register
// expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
struct Breeder {
    @Inject let horses: Lazy<Horse.Factory>
    // corrected: @Inject let horses: Horse.Factory
}

@Register
// expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
struct Trader {
    @Inject let horses: [Horse.Factory]
    // corrected: @Inject let horses: [Horse]
}

@Register
final class Dealer {
    init(@Inject horses: Lazy<Horse.Factory?>) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: init(@Inject horses: Horse.Factory) {}
}

@Register
final class Owner {
    init(@Inject horses: [Lazy<Horse.Factory>]?) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: init(@Inject horses: Lazy<[Horse]>) {}
}

@Register
final class Stable {
    init(@Inject horses: Provider<Horse.Factory?>) async {}
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: init(@Inject horses: Horse.Factory) async {}
    @Inject var others: [Horse.Factory]?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var others: [Horse]?
}

@Register
final class Rider {
    init(@Inject(name: "lucky") horses: Horse.Factory) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
    // corrected: init(@Inject horses: Horse.Factory) {}
}

@Register
final class Vet {
    @Inject var horses: Provider<Horse.Factory>!
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var horses: Horse.Factory?
    init() {}
}

@Register
final class Farrier {
    @Inject(name: "lucky") var horses: Horse.Factory?
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
    // corrected: @Inject var horses: Horse.Factory?

    @Inject var others: Lazy<Horse.Factory>?
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var others: Horse.Factory?
    init() {}
}

@Register
final class Trainer {
    init(@Inject horses: Lazy<Horse.Factory>) async {}
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: init(@Inject horses: Horse.Factory) async {}
}

@Register
final class Groom {
    @Inject(name: "lucky") var horses: Horse.Factory?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
    // corrected: @Inject var horses: Horse.Factory?

    @Inject var others: Provider<Horse.Factory>?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var others: Horse.Factory?
    init(@Inject(name: "lucky") horses: Horse.Factory) async {}
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
    // corrected: init(@Inject horses: Horse.Factory) async {}
}
