// MARK: - scope without its period
@Register(scope: container) final class Cat: Sendable { init() {} }
// expected-error@-1:18 {{cannot find 'container' in scope}}
// corrected: @Register(scope: .container) final class Cat: Sendable { init() {} }

// MARK: - scope in an attribute of several lines
@Register(
    name: "a",
    scope: .contaner
        // expected-error@-1:13 {{type 'ObjectScope?' has no member 'contaner'}}
        // corrected: scope: .container
)
final class Cat: Sendable { init() {} }

// MARK: - missing conformance to one of several services on lines of their own
protocol Animal {}
protocol Pet {}
@Register(
    Animal.self,
    Pet.self,
    // expected-error@-1:59 {{return expression of type 'Cat' does not conform to 'Pet'}}
    scope: .container
)
final class Cat: Animal, Sendable { init() {} }
// corrected: final class Cat: Animal, Pet, Sendable { init() {} }

// MARK: - comments in an attribute with a wrong name
@Register( /* the name */name: 3 /* wrong */, scope: .container) final class Cat: Sendable { init() {} }
// expected-error@-1:32 {{cannot convert value of type 'Int' to expected argument type 'String'}}
// corrected: @Register(/* the name */ name: "3" /* right */, scope: .container) final class Cat: Sendable { init() {} }
