// MARK: - Inject on an operator
// unmended: An operator must be static.
@Register final class Food { init() {} }
@Register struct Cat { init() {}; @Inject static func + (a: Cat, b: Food) -> Cat { a } }
// expected-error@-1:43 {{Method '+' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
// corrected: @Register struct Cat { init() {}; static func + (a: Cat, b: Food) -> Cat { a } }

// MARK: - Inject with a name without its label
@Register final class Food { init() {} }
@Register final class Cat { init(@Inject("big") food: Food) {} }
// expected-error@-1:35 {{missing argument label 'name:' in call}}
// corrected: @Register final class Cat { init(@Inject(name: "big") food: Food) {} }

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

// MARK: - Inject on what is no dependency
@Register enum Mood { @Inject case good; init() { self = .good } }
// expected-error@-1:23 {{'@Inject' cannot be applied to an enumeration case; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register enum Mood { case good; init() { self = .good } }
@Register final class Cat { init() {}; @Inject deinit {} }
// expected-error@-1:40 {{'@Inject' cannot be applied to a deinitializer; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register final class Cat { init() {}; deinit {} }
@Register final class Dog { init() {}; @Inject typealias Age = Int }
// expected-error@-1:40 {{'@Inject' cannot be applied to a type alias; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register final class Dog { init() {}; typealias Age = Int }
@Register struct Stable {}
@Register struct Horse { @Inject subscript(stable: Stable) -> Int { 1 } }
// expected-error@-1:26 {{'@Inject' cannot be applied to a subscript; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register struct Horse { subscript(stable: Stable) -> Int { 1 } }
@Register struct Barn { @Inject struct Yard {} }
// expected-error@-1:25 {{'@Inject' cannot be applied to a structure; it goes before a property, a method or an initializer of a component, or before a parameter}}
// corrected: @Register struct Barn { struct Yard {} }
