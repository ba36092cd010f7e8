// MARK: - Inject on an operator
@Register final class Food { init() {} }
@Register struct Cat { init() {}; @Inject static func + (a: Cat, b: Food) -> Cat { a } }
// expected-error@-1:43 {{Method '+' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
// corrected: @Register struct Cat { init() {}; static func + (a: Cat, b: Food) -> Cat { a } }

// MARK: - Inject on a case
@Register enum Mood { @Inject case good; init() { self = .good } }
// expected-error@-1:23 {{'@Inject' cannot be applied to an enumeration case; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register enum Mood { case good; init() { self = .good } }

// MARK: - Inject on a deinitializer
@Register final class Cat { init() {}; @Inject deinit {} }
// expected-error@-1:40 {{'@Inject' cannot be applied to a deinitializer; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register final class Cat { init() {}; deinit {} }

// MARK: - Inject on a type alias
@Register final class Cat { init() {}; @Inject typealias Age = Int }
// expected-error@-1:40 {{'@Inject' cannot be applied to a type alias; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register final class Cat { init() {}; typealias Age = Int }

// MARK: - Inject at the type instead of the parameter
@Register final class Food { init() {} }
@Register final class Cat { init(food: @Inject Food) {} }
// expected-error@-1:40 {{unknown attribute 'Inject'}}
// corrected: @Register final class Cat { init(@Inject food: Food) {} }

// MARK: - Inject with a name without its label
@Register final class Food { init() {} }
@Register final class Cat { init(@Inject("big") food: Food) {} }
// expected-error@-1:35 {{missing argument label 'name:' in call}}
// corrected: @Register final class Cat { init(@Inject(name: "big") food: Food) {} }

// MARK: - type in a closure
func use() { final class Cat { init() {} }; @Register struct Dog { init() {} }; _ = (Cat(), Dog()) }
// expected-error@-1:62 {{local type cannot have attached extension macro}}
// corrected: func use() { final class Cat { init() {} }; struct Dog { init() {} }; _ = (Cat(), Dog()) }

// MARK: - two attributes
@Register @Register(name: "a") final class Cat { init() {} }
// expected-error@-1:11 {{'@Register' is applied more than once, but a type is one component; list all its services in one '@Register'}}
// corrected: @Register(name: "a") final class Cat { init() {} }

// MARK: - label of a service
protocol Animal {}
@Register(as: Animal.self) final class Cat: Animal { init() {} }
// expected-error@-1:10 {{extraneous argument label 'as:' in macro expansion}}
// corrected: @Register(Animal.self) final class Cat: Animal { init() {} }

// MARK: - overriding initializer without override
@Register class Animal { init() {} }
@Register final class Cat: Animal { init() {} }
// expected-error@-1:37 {{overriding declaration requires an 'override' keyword}}
// corrected: @Register final class Cat: Animal { override init() {} }
