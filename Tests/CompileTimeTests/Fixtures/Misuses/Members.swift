// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - misspelt type of a variable with a value
@Register struct Horse { var name: Strin = "Lucky" }
// expected-error@-1:36 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Horse { var name: String = "Lucky" }

// MARK: - misspelt constant of a variable
enum Names { static let fast = "fast" }
@Register struct Horse { var name: String = Names.fats }
// expected-error@-1:51 {{type 'Names' has no member 'fats'}}
// expected-error@-2:51 {{type 'Names' has no member 'fats'}}
// corrected: @Register struct Horse { var name: String = Names.fast }

// MARK: - type of a module that is not imported, among others
@Register struct Visit { let day: Date; let page: URL?; var note: String = "" }
// expected-error@-1:35 {{cannot find type 'Date' in scope}}
// expected-error@-2:51 {{cannot find type 'URL' in scope}}
// corrected: @Register struct Visit { let day: Int; let page: String?; var note: String = "" }

// MARK: - misspelt types in structures of many kinds
@Register public struct Horse { let name: Strin }
// expected-error@-1:43 {{cannot find type 'Strin' in scope}}
// corrected: @Register public struct Horse { let name: String }
enum Farm { @Register struct Horse { let name: Strin } }
// expected-error@-1:48 {{cannot find type 'Strin' in scope}}
// corrected: enum Farm { @Register struct Horse { let name: String } }
@Register struct Box<Value> { let value: Value; let name: Strin }
// expected-error@-1:59 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Box<Value> { let value: Value; let name: String }
@MainActor @Register struct Cow { let name: Strin }
// expected-error@-1:45 {{cannot find type 'Strin' in scope}}
// corrected: @MainActor @Register struct Cow { let name: String }
@Register(scope: .container) struct Goat: Sendable { let name: Strin }
// expected-error@-1:64 {{cannot find type 'Strin' in scope}}
// corrected: @Register(scope: .container) struct Goat: Sendable { let name: String }
extension Farm { @Register struct Sheep { let name: Strin } }
// expected-error@-1:53 {{cannot find type 'Strin' in scope}}
// corrected: extension Farm { @Register struct Sheep { let name: String } }

// MARK: - misspelt type in a structure of a level
struct Request: ContainerLevel {}
@Register struct Horse { @Inject let request: Request; let name: Strin }
// expected-error@-1:66 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Horse { @Inject let request: Request; let name: String }
@Registrations(Horse.self) extension LevelContainer<Request> {}

// MARK: - misspelt type in a listed structure
@Register struct Horse { let name: Strin }
// expected-error@-1:36 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Horse { let name: String }
@Registrations(Horse.self) extension Container {}
func use(container: Container) { container.registerComponents(); _ = container.horse(name: "Lucky") }

// MARK: - misspelt types of the arguments of many kinds of components
enum Farm {}
@Register actor Horse { init(name: Strin) {} }
// expected-error@-1:36 {{cannot find type 'Strin' in scope}}
// expected-error@-2:36 {{cannot find type 'Strin' in scope}}
// corrected: @Register actor Horse { init(name: String) {} }
@Register struct Cow { init(name: Strin) {} }
// expected-error@-1:35 {{cannot find type 'Strin' in scope}}
// expected-error@-2:35 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Cow { init(name: String) {} }
@Register private final class Goat { init(name: Strin) {} }
// expected-error@-1:49 {{cannot find type 'Strin' in scope}}
// expected-error@-2:49 {{cannot find type 'Strin' in scope}}
// corrected: @Register private final class Goat { init(name: String) {} }
@Register final class Cat { init(names: [Strin]) {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Cat { init(names: [String]) {} }
@Register final class Dog { init(name: Strin?) {} }
// expected-error@-1:40 {{cannot find type 'Strin' in scope}}
// expected-error@-2:40 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Dog { init(name: String?) {} }
@Register(scope: .container) final class Bee: Sendable { init(name: Strin) {} }
// expected-error@-1:69 {{cannot find type 'Strin' in scope}}
// expected-error@-2:69 {{cannot find type 'Strin' in scope}}
// corrected: @Register(scope: .container) final class Bee: Sendable { init(name: String) {} }
extension Farm { @Register struct Horse { init(name: Strin) {} } }
// expected-error@-1:54 {{cannot find type 'Strin' in scope}}
// expected-error@-2:54 {{cannot find type 'Strin' in scope}}
// corrected: extension Farm { @Register struct Horse { init(name: String) {} } }

// MARK: - misspelt type of an argument and of the property that it sets
@Register final class Horse {
    let name: Strin
    // expected-error@-1:15 {{cannot find type 'Strin' in scope}}
    // corrected: let name: String
    init(name: Strin) { self.name = name }
    // expected-error@-1:16 {{cannot find type 'Strin' in scope}}
    // corrected: init(name: String) { self.name = name }
}

// MARK: - misspelt type of an enumeration's argument
@Register enum Mood { case good; init(name: Strin) { self = .good } }
// expected-error@-1:45 {{cannot find type 'Strin' in scope}}
// corrected: @Register enum Mood { case good; init(name: String) { self = .good } }

// MARK: - misspelt type in a dictionary
@Register final class Horse { init(names: [String: Itn]) {} }
// expected-error@-1:52 {{cannot find type 'Itn' in scope}}
// expected-error@-2:52 {{cannot find type 'Itn' in scope}}
// corrected: @Register final class Horse { init(names: [String: Int]) {} }

// MARK: - misspelt protocol of an argument
protocol Food {}
@Register final class Horse { init(food: any Fod) {} }
// expected-error@-1:46 {{cannot find type 'Fod' in scope}}
// expected-error@-2:46 {{cannot find type 'Fod' in scope}}
// corrected: @Register final class Horse { init(food: any Food) {} }

// MARK: - two misspelt types
@Register final class Horse { init(name: Strin, age: Itn) {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:54 {{cannot find type 'Itn' in scope}}
// expected-error@-3:42 {{cannot find type 'Strin' in scope}}
// expected-error@-4:54 {{cannot find type 'Itn' in scope}}
// corrected: @Register final class Horse { init(name: String, age: Int) {} }

// MARK: - misspelt type in a contributing component
protocol Check {}
@Register(contributesTo: Check.self) final class Horse: Check { init(@Inject stable: Stabel) {} }
// expected-error@-1:86 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:130 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:86 {{cannot find type 'Stabel' in scope}}
// corrected: @Register(contributesTo: Check.self) final class Horse: Check { init(@Inject stable: Stable) {} }
@Register final class Stable { init() {} }

// MARK: - misspelt type beside an injected method
@Register final class Stable { init() {} }
@Register final class Horse { init(name: Strin) {}; @Inject func move(to stable: Stable) {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String) {}; @Inject func move(to stable: Stable) {} }

// MARK: - missing generic argument of a dependency
@Register final class Box<Value> { init(value: Value) {} }
@Register final class Horse { init(boxes: Box.Factory) {} }
// expected-error@-1:43 {{reference to generic type 'Box' requires arguments in <...>}}
// expected-error@-2:84 {{reference to generic type 'Box' requires arguments in <...>}}
// expected-error@-3:85 {{generic parameter 'Value' could not be inferred}}
// expected-error@-4:32 {{reference to generic type 'Box' requires arguments in <...>}}
// expected-error@-5:22 {{reference to generic type 'Box' requires arguments in <...>}}
// expected-error@-6:125 {{reference to generic type 'Box' requires arguments in <...>}}
// expected-error@-7:64 {{generic parameter 'Value' could not be inferred}}
// corrected: @Register final class Horse { init(boxes: Box<Int>.Factory) {} }

// MARK: - missing generic argument of an argument
@Register final class Horse { init(names: Array) {} }
// expected-error@-1:43 {{reference to generic type 'Array' requires arguments in <...>}}
// expected-error@-2:43 {{reference to generic type 'Array' requires arguments in <...>}}
// corrected: @Register final class Horse { init(names: Array<String>) {} }

// MARK: - protocol with an associated type without any
protocol Food { associatedtype Kind; func cook(_ kind: Kind) }
@Register final class Horse { init(food: Food) {} }
// expected-warning@-1:42 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// expected-warning@-2:42 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// expected-warning@-3:84 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// expected-warning@-4:69 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// expected-warning@-5:31 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// expected-warning@-6:21 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// expected-warning@-7:125 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// expected-warning@-8:64 {{use of protocol 'Food' as a type must be written 'any Food'; this will be an error in a future Swift language mode [#ExistentialAny]}}
// corrected: @Register final class Horse { init(food: any Food) {} }

// MARK: - factory of a protocol
protocol Animal {}
@Register final class Horse { init(animals: Animal.Factory) {} }
// expected-error@-1:52 {{'Factory' is not a member type of protocol 'Fixture.Animal'}}
// expected-error@-2:91 {{'Factory' is not a member type of protocol 'Fixture.Animal'}}
// expected-error@-3:76 {{'Factory' is not a member type of protocol 'Fixture.Animal'}}
// expected-error@-4:41 {{'Factory' is not a member type of protocol 'Fixture.Animal'}}
// expected-error@-5:31 {{'Factory' is not a member type of protocol 'Fixture.Animal'}}
// expected-error@-6:132 {{'Factory' is not a member type of protocol 'Fixture.Animal'}}
// expected-error@-7:71 {{'Factory' is not a member type of protocol 'Fixture.Animal'}}
// corrected: @Register final class Horse { init(animals: [any Animal]) {} }

// MARK: - factory of a type that is no component
struct Cat {}
@Register struct Horse { let cats: Cat.Factory }
// expected-error@-1:40 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// expected-error@-2:68 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// expected-error@-3:88 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// expected-error@-4:73 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// expected-error@-5:35 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// expected-error@-6:25 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// expected-error@-7:129 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// expected-error@-8:68 {{'Factory' is not a member type of struct 'Fixture.Cat'}}
// corrected: @Register struct Horse { let cats: Cat }

// MARK: - misspelt Factory
@Register struct Cat { let name: String }
@Register struct Horse { @Inject let cats: Cat.Factroy }
// expected-error@-1:48 {{'Factroy' is not a member type of struct 'Fixture.Cat'}}
// corrected: @Register struct Horse { @Inject let cats: Cat.Factory }

// MARK: - two wrong default values of a listed component
@Register final class Horse { init(name: String = nil, running: Bool = "yes", age: Int = 3) {} }
// expected-error@-1:51 {{nil default argument value cannot be converted to type 'String'}}
// expected-error@-2:72 {{default argument value of type 'String' cannot be converted to type 'Bool'}}
// corrected: @Register final class Horse { init(name: String = "", running: Bool = true, age: Int = 3) {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) { container.registerComponents(); _ = container.horse(age: 4) }

// MARK: - dependency without Inject
@Register final class Stable { init() {} }
@Register final class Horse { init(stable: Stable) {} }
@Registrations(Horse.self, Stable.self) extension Container {}
func use(container: Container) {
    _ = container.horse()
    // expected-error@-1:25 {{missing argument for parameter 'stable' in call}}
    // corrected: _ = container.horse(stable: container.stable())
}

// MARK: - Inject on an initializer's body
@Register final class Stable { init() {} }
@Register final class Horse { init(Inject stable: Stable) {} }
// corrected: @Register final class Horse { init(@Inject stable: Stable) {} }
@Registrations(Horse.self, Stable.self) extension Container {}
func use(container: Container) { _ = container.horse() }
// expected-error@-1:54 {{missing argument for parameter 'Inject' in call}}

// MARK: - misspelt type of an injected method beside a memberwise initializer
@Register struct Horse { let name: String; @Inject func move(to stable: Stabel) {} }
// expected-error@-1:73 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:101 {{cannot find type 'Stabel' in scope}}
// corrected: @Register struct Horse { let name: String; @Inject func move(to stable: Stable) {} }
@Register final class Stable { init() {} }

// MARK: - property of another type than its wrapper takes
@propertyWrapper struct Clamped { var wrappedValue: Int }
@Register struct Cat { @Clamped var age: String }
// expected-error@-1:37 {{property type 'String' does not match 'wrappedValue' type 'Int'}}
// corrected: @Register struct Cat { @Clamped var age: Int }

// MARK: - misspelt type in a member under a condition
@Register struct Cat {
    #if os(Linux) || os(macOS)
    let name: Strin
    // expected-error@-1:15 {{cannot find type 'Strin' in scope}}
    // corrected: let name: String
    #endif
}

// MARK: - injected override of a component's method
@Register final class Food { init() {} }
@Register class Horse {
    init() {}
    @Inject func feed(_ food: Food) {}
}
@Register final class Pony: Horse {
    @Inject override func feed(_ food: Food) {}
    // expected-error@-1:5 {{'@Inject' cannot be applied to method 'feed', because it overrides a member of a component, which injects it if that member is marked '@Inject'; mark only the overridden one}}
    // corrected: override func feed(_ food: Food) {}
}

// MARK: - injected override of a component's property
@Register final class Food { init() {} }
@Register class Horse {
    @Inject var food: Food?
    init() {}
}
@Register final class Pony: Horse {
    @Inject override var food: Food? { didSet {} }
    // expected-error@-1:5 {{'@Inject' cannot be applied to property 'food', because it overrides a member of a component, which injects it if that member is marked '@Inject'; mark only the overridden one}}
    // corrected: override var food: Food? { didSet {} }
    override init() { super.init() }
}

// MARK: - wrong values of variables and arguments
@Register struct Horse { var age: Int = "three" }
// expected-error@-1:41 {{cannot convert value of type 'String' to specified type 'Int'}}
// corrected: @Register struct Horse { var age: Int = 3 }
@Register final class Cow { var age: Int = "three" }
// expected-error@-1:44 {{cannot convert value of type 'String' to specified type 'Int'}}
// corrected: @Register final class Cow { var age: Int = 3 }
@Register final class Goat { init(name: String, age: Int = "three") {} }
// expected-error@-1:60 {{default argument value of type 'String' cannot be converted to type 'Int'}}
// corrected: @Register final class Goat { init(name: String, age: Int = 3) {} }
@Register class Animal { init(age: Int? = 1.5) {} }
// expected-error@-1:43 {{default argument value of type 'Double' cannot be converted to type 'Int'}}
// corrected: @Register class Animal { init(age: Int? = 1) {} }
