// MARK: - misspelt type of a stored property of a structure
@Register struct Horse { let name: Strin }
// expected-error@-1:36 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Horse { let name: String }

// MARK: - misspelt type of a stored property of a class
@Register final class Horse { let name: Strin }
// expected-error@-1:41 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { let name: String }

// MARK: - misspelt type of a stored property of an actor
@Register actor Horse { let name: Strin }
// expected-error@-1:35 {{cannot find type 'Strin' in scope}}
// corrected: @Register actor Horse { let name: String }

// MARK: - misspelt type of an injected property
@Register struct Stable { init() {} }
@Register struct Horse { @Inject let stable: Stabel }
// expected-error@-1:46 {{cannot find type 'Stabel' in scope}}
// corrected: @Register struct Horse { @Inject let stable: Stable }

// MARK: - misspelt type of an injected property of a class
@Register final class Stable { init() {} }
@Register final class Horse { @Inject let stable: Stabel }
// expected-error@-1:51 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { @Inject let stable: Stable }

// MARK: - misspelt protocol of an injected property
protocol Stable {}
@Register struct Horse { @Inject let stable: any Stabel }
// expected-error@-1:50 {{cannot find type 'Stabel' in scope}}
// corrected: @Register struct Horse { @Inject let stable: any Stable }

// MARK: - misspelt type of an injected variable beside an initializer
@Register final class Owner: Sendable { init() {} }
@Register final class Horse {
    @Inject var owner: Onwer?
    // expected-error@-1:24 {{cannot find type 'Onwer' in scope}}
    // corrected: @Inject var owner: Owner?
    init() {}
}

// MARK: - misspelt type of a weak injected variable
@Register final class Owner: Sendable { init() {} }
@Register final class Horse {
    @Inject weak var owner: Onwer?
    // expected-error@-1:29 {{cannot find type 'Onwer' in scope}}
    // corrected: @Inject weak var owner: Owner?
}

// MARK: - misspelt type of an argument of an initializer
@Register final class Horse { init(name: Strin) {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String) {} }

// MARK: - misspelt type of an argument with a default value
@Register final class Horse { init(name: Strin = "") {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String = "") {} }

// MARK: - misspelt type of one of several arguments
@Register final class Horse { init(age: Int, name: Strin, weight: Double = 0) {} }
// expected-error@-1:52 {{cannot find type 'Strin' in scope}}
// expected-error@-2:52 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(age: Int, name: String, weight: Double = 0) {} }

// MARK: - misspelt type of an injected parameter
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject stable: Stabel) {} }
// expected-error@-1:52 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:130 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:52 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { init(@Inject stable: Stable) {} }

// MARK: - misspelt type of one of several injected parameters
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject stable: Stable, @Inject other: Stabel) {} }
// expected-error@-1:75 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:184 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:96 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { init(@Inject stable: Stable, @Inject other: Stable) {} }

// MARK: - misspelt type of a named injected parameter
@Register(name: "big") final class Stable { init() {} }
@Register final class Horse { init(@Inject(name: "big") stable: Stabel) {} }
// expected-error@-1:65 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:130 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:65 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { init(@Inject(name: "big") stable: Stable) {} }

// MARK: - misspelt type in an array
protocol Check {}
@Register final class Horse { init(@Inject checks: [any Chek]) {} }
// expected-error@-1:57 {{cannot find type 'Chek' in scope}}
// expected-error@-2:135 {{cannot find type 'Chek' in scope}}
// expected-error@-3:57 {{cannot find type 'Chek' in scope}}
// corrected: @Register final class Horse { init(@Inject checks: [any Check]) {} }

// MARK: - misspelt type in a Lazy
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject stable: Lazy<Stabel>) {} }
// expected-error@-1:57 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:135 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:57 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { init(@Inject stable: Lazy<Stable>) {} }

// MARK: - misspelt generic type of a dependency
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject stable: Lasy<Stable>) {} }
// expected-error@-1:52 {{cannot find type 'Lasy' in scope}}
// expected-error@-2:130 {{cannot find type 'Lasy' in scope}}
// expected-error@-3:52 {{cannot find type 'Lasy' in scope}}
// corrected: @Register final class Horse { init(@Inject stable: Lazy<Stable>) {} }

// MARK: - misspelt component of an injected factory
@Register final class Cat { init(name: String) {} }
@Register final class Horse { init(@Inject cats: Caat.Factory) {} }
// expected-error@-1:50 {{cannot find type 'Caat' in scope}}
// expected-error@-2:128 {{cannot find type 'Caat' in scope}}
// expected-error@-3:50 {{cannot find type 'Caat' in scope}}
// corrected: @Register final class Horse { init(@Inject cats: Cat.Factory) {} }

// MARK: - misspelt type in a function type
@Register final class Horse { init(neigh: @escaping (Int) -> Sond) {} }
// expected-error@-1:62 {{cannot find type 'Sond' in scope}}
// expected-error@-2:43 {{'@escaping' only applies to function types}}
// expected-error@-3:62 {{cannot find type 'Sond' in scope}}
// corrected: @Register final class Horse { init(neigh: @escaping (Int) -> String) {} }

// MARK: - misspelt type of a method's dependency
@Register final class Stable { init() {} }
@Register final class Horse {
    init() {}
    @Inject func move(to stable: Stabel) {}
    // expected-error@-1:34 {{cannot find type 'Stabel' in scope}}
    // expected-error@-2:106 {{cannot find type 'Stabel' in scope}}
    // corrected: @Inject func move(to stable: Stable) {}
}

// MARK: - misspelt type of an asynchronous initializer's argument
@Register final class Horse { init(name: Strin) async {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String) async {} }

// MARK: - misspelt type of an asynchronous initializer's dependency
@Register final class Stable: Sendable { init() {} }
@Register final class Horse: Sendable { init(@Inject stable: Stabel) async throws {} }
// expected-error@-1:62 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:163 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:62 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse: Sendable { init(@Inject stable: Stable) async throws {} }

// MARK: - misspelt type of a throwing initializer's argument
@Register final class Horse { init(name: Strin) throws {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String) throws {} }

// MARK: - misspelt type of a failable initializer's argument
@Register final class Horse { init?(name: Strin) {} }
// expected-error@-1:43 {{cannot find type 'Strin' in scope}}
// expected-error@-2:43 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init?(name: String) {} }

// MARK: - misspelt type in an isolated component
@Register @MainActor final class Horse { init(name: Strin) {} }
// expected-error@-1:53 {{cannot find type 'Strin' in scope}}
// expected-error@-2:53 {{cannot find type 'Strin' in scope}}
// corrected: @Register @MainActor final class Horse { init(name: String) {} }

// MARK: - misspelt type in a generic component
@Register final class Box<Value> { init(value: Value, name: Strin) {} }
// expected-error@-1:61 {{cannot find type 'Strin' in scope}}
// expected-error@-2:61 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Box<Value> { init(value: Value, name: String) {} }

// MARK: - misspelt type in a public component
/// A horse.
@Register public final class Horse {
    /// Makes a horse.
    public init(name: Strin) {}
    // expected-error@-1:23 {{cannot find type 'Strin' in scope}}
    // expected-error@-2:23 {{cannot find type 'Strin' in scope}}
    // corrected: public init(name: String) {}
}

// MARK: - misspelt type in a nested component
enum Farm {
    @Register final class Horse { init(name: Strin) {} }
    // expected-error@-1:46 {{cannot find type 'Strin' in scope}}
    // expected-error@-2:46 {{cannot find type 'Strin' in scope}}
    // corrected: @Register final class Horse { init(name: String) {} }
}

// MARK: - misspelt member type
enum Farm { struct Name: Sendable {} }
@Register final class Horse { init(name: Farm.Nmae) {} }
// expected-error@-1:47 {{'Nmae' is not a member type of enum 'Fixture.Farm'}}
// expected-error@-2:89 {{'Nmae' is not a member type of enum 'Fixture.Farm'}}
// expected-error@-3:74 {{'Nmae' is not a member type of enum 'Fixture.Farm'}}
// expected-error@-4:36 {{'Nmae' is not a member type of enum 'Fixture.Farm'}}
// expected-error@-5:26 {{'Nmae' is not a member type of enum 'Fixture.Farm'}}
// expected-error@-6:130 {{'Nmae' is not a member type of enum 'Fixture.Farm'}}
// expected-error@-7:69 {{'Nmae' is not a member type of enum 'Fixture.Farm'}}
// corrected: @Register final class Horse { init(name: Farm.Name) {} }

// MARK: - misspelt type in a listed component
@Register final class Horse { init(name: Strin) {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String) {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) { container.registerComponents(); _ = container.horse(name: "Lucky") }

// MARK: - misspelt type of an injected parameter of a listed component
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject stable: Stabel) {} }
// expected-error@-1:52 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:130 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:52 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { init(@Inject stable: Stable) {} }
@Registrations(Horse.self, Stable.self) extension Container {}
func use(container: Container) { container.registerComponents(); _ = container.horse() }

// MARK: - misspelt type of a component in a shared scope
@Register final class Stable: Sendable { init() {} }
@Register(scope: .container) final class Horse: Sendable { init(@Inject stable: Stabel) {} }
// expected-error@-1:81 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:130 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:81 {{cannot find type 'Stabel' in scope}}
// corrected: @Register(scope: .container) final class Horse: Sendable { init(@Inject stable: Stable) {} }

// MARK: - misspelt type in a class that others inherit from
@Register class Animal { init(name: Strin) {} }
// expected-error@-1:37 {{cannot find type 'Strin' in scope}}
// expected-error@-2:37 {{cannot find type 'Strin' in scope}}
// corrected: @Register class Animal { init(name: String) {} }

// MARK: - misspelt type in an inherited component
@Register class Animal { init() {} }
@Register final class Horse: Animal { init(name: Strin) { super.init() } }
// expected-error@-1:50 {{cannot find type 'Strin' in scope}}
// expected-error@-2:50 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse: Animal { init(name: String) { super.init() } }

// MARK: - misspelt type in a decorator
protocol Animal {}
@Register(Animal.self) final class Horse: Animal { init() {} }
@Register(decorates: Animal.self) final class Loud: Animal {
    init(animal: any Animal, @Inject volume: Volum) {}
    // expected-error@-1:46 {{cannot find type 'Volum' in scope}}
    // expected-error@-2:173 {{cannot find type 'Volum' in scope}}
    // expected-error@-3:46 {{cannot find type 'Volum' in scope}}
    // corrected: init(animal: any Animal, @Inject volume: Volume) {}
}
@Register struct Volume { init() {} }

// MARK: - misspelt instance type of a decorator
protocol Animal {}
@Register(Animal.self) final class Horse: Animal { init() {} }
@Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Aminal) {} }
// expected-error@-1:79 {{cannot find type 'Aminal' in scope}}
// expected-error@-2:79 {{cannot find type 'Aminal' in scope}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }

// MARK: - misspelt type of one of two marked initializers
@Register final class Horse {
    @Inject init(name: Strin) {}
    // expected-error@-1:24 {{cannot find type 'Strin' in scope}}
    // expected-error@-2:24 {{cannot find type 'Strin' in scope}}
    // corrected: @Inject init(name: String) {}
    @Inject init(age: Int) {}
}

// MARK: - module that is not imported
@Register final class Horse { init(id: UUID) {} }
// expected-error@-1:40 {{cannot find type 'UUID' in scope}}
// expected-error@-2:40 {{cannot find type 'UUID' in scope}}
// corrected: @Register final class Horse { init(id: Int) {} }

// MARK: - misspelt inherited protocol
protocol Animal {}
@Register final class Horse: Aminal { init() {} }
// expected-error@-1:30 {{cannot find type 'Aminal' in scope}}
// corrected: @Register final class Horse: Animal { init() {} }

// MARK: - service written without the protocol
protocol Animal {}
@Register(Animal.self) final class Horse { init() {} }
// expected-error@-1:12 {{return expression of type 'Horse' does not conform to 'Animal'}}
// corrected: @Register(Animal.self) final class Horse: Animal { init() {} }

// MARK: - factory of a component in a wrapper
@Register struct Horse: Sendable { let name: String }
@Register final class Breeder { init(@Inject horses: Lazy<Horse.Factory>) {} }
// expected-error@-1:112 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
// corrected: @Register final class Breeder { init(@Inject horses: Horse.Factory) {} }

// MARK: - factory of a component with a name
@Register(name: "fast") struct Horse: Sendable { let name: String }
@Register final class Breeder { init(@Inject(name: "fast") horses: Horse.Factory) {} }
// expected-error@-1:112 {{getter for 'subscript(by:name:)' is unavailable: A factory already requests the name that '@Register' gives its component; remove 'name:'}}
// corrected: @Register final class Breeder { init(@Inject horses: Horse.Factory) {} }
