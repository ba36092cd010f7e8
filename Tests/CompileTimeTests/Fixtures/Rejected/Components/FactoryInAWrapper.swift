import Ampoule

@Register(name: "lucky")
struct Horse: Sendable {
    let name: String
}

@Register
final class Dealer {
    init(@Inject horses: Lazy<Horse.Factory?>) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: init(@Inject horses: Horse.Factory) {}
    @Inject var others: Lazy<Horse.Factory>?
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var others: Horse.Factory?
}

@Register
final class Owner {
    init(@Inject horses: [Lazy<Horse.Factory>]?) {}
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: init(@Inject horses: Lazy<[Horse]>) {}
    @Inject var others: Provider<Horse.Factory>!
    // expected-error@-1 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var others: Horse.Factory?
}

@Register
final class Stable {
    @Inject var others: [Horse.Factory]?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var others: [Horse]?
    @Inject(name: "lucky") var horses: Horse.Factory?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
    // corrected: @Inject var horses: Horse.Factory?
    @Inject var more: Provider<Horse.Factory>?
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: @Inject var more: Horse.Factory?
    init(@Inject horses: Lazy<Horse.Factory>) async {}
    // expected-error@-1 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
    // corrected: init(@Inject horses: Horse.Factory) async {}
}
