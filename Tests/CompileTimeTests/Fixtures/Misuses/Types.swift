// MARK: - misspelt types of stored properties
@Register struct Horse { let name: Strin }
// expected-error@-1:36 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Horse { let name: String }
@Register final class Cat { let name: Strin }
// expected-error@-1:39 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Cat { let name: String }
@Register actor Bee { let name: Strin }
// expected-error@-1:33 {{cannot find type 'Strin' in scope}}
// corrected: @Register actor Bee { let name: String }

// MARK: - misspelt types of injected properties
protocol Stable {}
@Register struct Horse { @Inject let stable: Stabel }
// expected-error@-1:46 {{cannot find type 'Stabel' in scope}}
// corrected: @Register struct Horse { @Inject let stable: any Stable }
@Register final class Cow { @Inject let stable: Stabel }
// expected-error@-1:49 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Cow { @Inject let stable: any Stable }
@Register struct Goat { @Inject let stable: any Stabel }
// expected-error@-1:49 {{cannot find type 'Stabel' in scope}}
// corrected: @Register struct Goat { @Inject let stable: any Stable }

// MARK: - misspelt types of initializers' arguments
@Register final class Horse { init(name: Strin) async {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String) async {} }
@Register final class Cow { init(name: Strin) throws {} }
// expected-error@-1:40 {{cannot find type 'Strin' in scope}}
// expected-error@-2:40 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Cow { init(name: String) throws {} }
@Register final class Goat { init?(name: Strin) {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Goat { init?(name: String) {} }
@Register @MainActor final class Cat { init(name: Strin) {} }
// expected-error@-1:51 {{cannot find type 'Strin' in scope}}
// expected-error@-2:51 {{cannot find type 'Strin' in scope}}
// corrected: @Register @MainActor final class Cat { init(name: String) {} }
@Register final class Box<Value> { init(value: Value, name: Strin) {} }
// expected-error@-1:61 {{cannot find type 'Strin' in scope}}
// expected-error@-2:61 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Box<Value> { init(value: Value, name: String) {} }
@Register final class Dog { init(name: Strin = "") {} }
// expected-error@-1:40 {{cannot find type 'Strin' in scope}}
// expected-error@-2:40 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Dog { init(name: String = "") {} }
@Register final class Bee { init(age: Int, name: Strin, weight: Double = 0) {} }
// expected-error@-1:50 {{cannot find type 'Strin' in scope}}
// expected-error@-2:50 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Bee { init(age: Int, name: String, weight: Double = 0) {} }
enum Farm { @Register final class Horse { init(name: Strin) {} } }
// expected-error@-1:54 {{cannot find type 'Strin' in scope}}
// expected-error@-2:54 {{cannot find type 'Strin' in scope}}
// corrected: enum Farm { @Register final class Horse { init(name: String) {} } }

// MARK: - misspelt type of a named injected parameter
@Register(name: "big") final class Stable { init() {} }
@Register final class Horse { init(@Inject(name: "big") stable: Stabel) {} }
// expected-error@-1:65 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:130 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:65 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { init(@Inject(name: "big") stable: Stable) {} }

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
    // expected-error@-2:101 {{cannot find type 'Stabel' in scope}}
    // corrected: @Inject func move(to stable: Stable) {}
}

// MARK: - misspelt type in a public component
/// A horse.
@Register public final class Horse {
    /// Makes a horse.
    public init(name: Strin) {}
    // expected-error@-1:23 {{cannot find type 'Strin' in scope}}
    // expected-error@-2:23 {{cannot find type 'Strin' in scope}}
    // corrected: public init(name: String) {}
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

// MARK: - misspelt inherited protocol
protocol Animal {}
@Register final class Horse: Aminal { init() {} }
// expected-error@-1:30 {{cannot find type 'Aminal' in scope}}
// corrected: @Register final class Horse: Animal { init() {} }

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

// MARK: - misspelt types of injected parameters
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject stable: Stable, @Inject other: Stabel) {} }
// expected-error@-1:75 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:96 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:184 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Horse { init(@Inject stable: Stable, @Inject other: Stable) {} }
protocol Check {}
@Register final class Cow { init(@Inject checks: [any Chek]) {} }
// expected-error@-1:55 {{cannot find type 'Chek' in scope}}
// expected-error@-2:55 {{cannot find type 'Chek' in scope}}
// expected-error@-3:131 {{cannot find type 'Chek' in scope}}
// corrected: @Register final class Cow { init(@Inject checks: [any Check]) {} }
@Register final class Goat { init(@Inject stable: Lazy<Stabel>) {} }
// expected-error@-1:56 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:56 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:133 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Goat { init(@Inject stable: Lazy<Stable>) {} }
@Register final class Sheep { init(@Inject stable: Lasy<Stable>) {} }
// expected-error@-1:52 {{cannot find type 'Lasy' in scope}}
// expected-error@-2:52 {{cannot find type 'Lasy' in scope}}
// expected-error@-3:130 {{cannot find type 'Lasy' in scope}}
// corrected: @Register final class Sheep { init(@Inject stable: Lazy<Stable>) {} }
@Register final class Cat { init(name: String) {} }
@Register final class Dog { init(@Inject cats: Caat.Factory) {} }
// expected-error@-1:48 {{cannot find type 'Caat' in scope}}
// expected-error@-2:48 {{cannot find type 'Caat' in scope}}
// expected-error@-3:124 {{cannot find type 'Caat' in scope}}
// corrected: @Register final class Dog { init(@Inject cats: Cat.Factory) {} }
@Register final class Bee: Sendable { init(@Inject stable: Stabel) async throws {} }
// expected-error@-1:60 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:60 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:159 {{cannot find type 'Stabel' in scope}}
// corrected: @Register final class Bee: Sendable { init(@Inject stable: Stable) async throws {} }
@Register(scope: .container) final class Duck: Sendable { init(@Inject stable: Stabel) {} }
// expected-error@-1:80 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:80 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:128 {{cannot find type 'Stabel' in scope}}
// corrected: @Register(scope: .container) final class Duck: Sendable { init(@Inject stable: Stable) {} }

// MARK: - misspelt types of injected variables
@Register final class Owner: Sendable { init() {} }
@Register final class Horse {
    @Inject var owner: Onwer?
    // expected-error@-1:24 {{cannot find type 'Onwer' in scope}}
    // corrected: @Inject var owner: Owner?
    init() {}
}
@Register final class Cow {
    @Inject weak var owner: Onwer?
    // expected-error@-1:29 {{cannot find type 'Onwer' in scope}}
    // corrected: @Inject weak var owner: Owner?
}
