// MARK: - factory in a Provider of an asynchronous component
@Register struct Horse: Sendable { let name: String }
@Register final class Breeder { init(@Inject horses: Provider<Horse.Factory>) async {} }
// expected-error@-1:129 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
// corrected: @Register final class Breeder { init(@Inject horses: Horse.Factory) async {} }

// MARK: - factory with a name in an asynchronous component
@Register(name: "fast") struct Horse: Sendable { let name: String }
@Register final class Breeder { init(@Inject(name: "fast") horses: Horse.Factory) async {} }
// expected-error@-1:129 {{getter for 'subscript(__awaited:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
// corrected: @Register final class Breeder { init(@Inject horses: Horse.Factory) async {} }

// MARK: - factory with a name in an injected variable
@Register(name: "fast") struct Horse: Sendable { let name: String }
@Register final class Breeder { init() {}; @Inject(name: "fast") var horses: Horse.Factory? }
// expected-error@-1:30 {{getter for 'subscript(by:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
// corrected: @Register final class Breeder { init() {}; @Inject var horses: Horse.Factory? }

// MARK: - Lazy of what is not Sendable in a shared component
@Register final class Horse { var age = 0; init() {} }
// corrected: @Register final class Horse: Sendable { init() {} }
@Register(scope: .container) final class Stable: Sendable { @Inject let horse: Lazy<Horse> }
// expected-error@-1:73 {{stored property 'horse' of 'Sendable'-conforming class 'Stable' contains non-Sendable type 'Horse'}}
