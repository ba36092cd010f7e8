// MARK: - component that is listed twice
@Register final class Horse { init() {} }
@Registrations(Horse.self, Horse.self) extension Container {}
// expected-error@-1:28 {{Component 'Horse.self' is listed more than once, but has one accessor; remove it}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - listed element without self
@Register final class Horse { init() {} }
@Registrations(Horse) extension Container {}
// expected-error@-1:16 {{expected member name or initializer call after type name}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - listed generic component without its argument
@Register final class Box<Value> { init(value: Value) {} }
@Registrations(Box.self) extension Container {}
// expected-error@-1:16 {{generic parameter 'Value' could not be inferred}}
// corrected: @Registrations(Box<Int>.self) extension Container {}

// MARK: - listed instance
@Register final class Horse { init() {} }
@Registrations(Horse()) extension Container {}
// expected-error@-1:16 {{Component 'Horse()' is not spelled out, but its accessor is named after it; write it as 'Type.self'}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - listed service
protocol Animal {}
@Register(Animal.self) final class Horse: Animal { init() {} }
@Registrations((any Animal).self) extension Container {}
// expected-error@-1:16 {{Component '(any Animal).self' is not spelled out, but its accessor is named after it; write it as 'Type.self'}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - listed misspelt nested component
enum Farm { @Register final class Horse { init() {} } }
@Registrations(Farm.Hrose.self) extension Container {}
// expected-error@-1:21 {{type 'Farm' has no member 'Hrose'}}
// corrected: @Registrations(Farm.Horse.self) extension Container {}

// MARK: - list on a type
@Register final class Horse { init() {} }
@Registrations(Horse.self) struct Components {}
// expected-error@-1:1 {{'@Registrations' can only be applied to an extension of 'Container', 'LevelContainer' or 'Resolver', because it writes accessors that make components; write 'extension Container {}' below it}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - list on an extension of another type
@Register final class Horse { init() {} }
@Registrations(Horse.self) extension Int {}
// expected-error@-1:1 {{'@Registrations' can only be applied to an extension of 'Container', 'LevelContainer' or 'Resolver', because it writes accessors that make components; write 'extension Container {}' below it}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - invalid name of a list
@Register final class Horse { init() {} }
@Registrations(Horse.self, named: "register all") extension Container {}
// expected-error@-1:35 {{"register all" cannot name the function that registers the components, because it is not a literal with the name of a function; write one, such as "registerComponents"}}
// corrected: @Registrations(Horse.self, named: "registerAll") extension Container {}

// MARK: - two lists of one name
@Register final class Horse { init() {} }
@Register final class Cat { init() {} }
@Registrations(Horse.self) extension Container {}
@Registrations(Cat.self) extension Container {}
// expected-error@-1:18 {{multiple definitions of symbol '$s7Ampoule9ContainerC7FixtureE18registerComponentsyyF'}}
// corrected: @Registrations(Cat.self, named: "registerCats") extension Container {}

// MARK: - component in two lists
@Register final class Horse { init() {} }
@Registrations(Horse.self) extension Container {}
@Registrations(Horse.self, named: "registerMore") extension Container {}
// expected-error@-1:38 {{multiple definitions of symbol '$s7Ampoule9ContainerC7FixtureE5horseAA21__ArgumentFreeFactoryVyAD5HorseCGvg'}}
// expected-error@-2:16 {{ambiguous use of 'horse'}}
// corrected: @Registrations(named: "registerMore", provided: []) extension Container {}

// MARK: - subclass of a component in a list
@Register class Animal { init() {} }
final class Horse: Animal {}
@Registrations(Horse.self) extension Container {}
// expected-error@-1:16 {{'__prove' is unavailable: a subclass of a component is none itself, and cannot be listed; apply '@Register' to it, or list its superclass}}
// corrected: @Registrations(Animal.self) extension Container {}

// MARK: - including what names no list
protocol Pets: ComponentList {}
@Register struct Horse {}
@Registrations(Horse.self, including: Pets.self) extension Container {}
// expected-error@-1:39 {{'Pets' is unavailable: it names no list that is visible here: no list of this level has it in 'as:', or its module isn't imported}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - decorator of what nothing registers
protocol Animal {}
@Register(Animal.self) struct Horse: Animal {}
@Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }
// expected-error@-1:22 {{'Loud' is unavailable: no registration for 'Animal'; list or include one, or name it in 'provided' [missingRegistration]}}
// corrected:
@Registrations(Loud.self) extension Container {}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - collection of what is made asynchronously
protocol Animal {}
@Register(contributesTo: Animal.self) final class Horse: Animal { init() async {} }
@Register struct Stable { @Inject let animals: [any Animal] }
// expected-error@-1:27 {{'Stable' is unavailable: it cannot wait for '[any Animal]', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
// corrected: @Register final class Stable { init(@Inject animals: [any Animal]) async {} }
@Registrations(Horse.self, Stable.self) extension Container {}

// MARK: - accessors of one name
enum Farm { @Register final class Horse { init() {} } }
@Register final class Horse { init() {} }
typealias FarmHorse = Farm.Horse
@Registrations(Horse.self, Farm.Horse.self) extension Container {}
// expected-error@-1:28 {{Component 'Farm.Horse.self' cannot be listed beside 'Horse.self', because the accessors of both would be named 'horse'; list it under an alias, such as 'typealias FarmHorse = Farm.Horse'}}
// corrected: @Registrations(Horse.self, FarmHorse.self) extension Container {}

// MARK: - accessors of names that differ in capitals
@Register final class Url { init() {} }
@Register final class URL { init() {} }
typealias OtherURL = URL
@Registrations(Url.self, URL.self) extension Container {}
// expected-error@-1:26 {{Component 'URL.self' cannot be listed beside 'Url.self', because the accessors of both would be named 'url'; list it under an alias, such as 'typealias OtherURL = URL'}}
// corrected: @Registrations(Url.self, OtherURL.self) extension Container {}

// MARK: - function with the name of an accessor
@Register final class Horse { init() {} }
@Registrations(Horse.self, named: "horse") extension Container {}
// expected-error@-1:16 {{The accessor of component 'Horse.self' and the function that registers the components cannot both be named 'horse'; give the function another name with 'named:'}}
// corrected: @Registrations(Horse.self, named: "registerHorses") extension Container {}

// MARK: - misspelt function of a list
@Register final class Horse { init() {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) {
    container.registerComponent()
    // expected-error@-1:15 {{value of type 'Container' has no member 'registerComponent'}}
    // corrected: container.registerComponents()
}

// MARK: - misspelt list name
@Register final class Horse { init() {} }
@Registrations(Horse.self, name: "registerHorses") extension Container {}
// expected-error@-1:15 {{incorrect argument label in macro expansion (have '_:name:', expected '_:named:')}}
// corrected: @Registrations(Horse.self, named: "registerHorses") extension Container {}

// MARK: - component with a broken declaration among others
@Register final class Horse { init(name: Strin) {} }
// expected-error@-1:42 {{cannot find type 'Strin' in scope}}
// expected-error@-2:42 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Horse { init(name: String) {} }
@Register final class Cat { init() {} }
@Registrations(Horse.self, Cat.self) extension Container {}
func use(container: Container) {
    container.registerComponents()
    _ = container.cat()
    _ = container.horse.self
}

// MARK: - component with a misspelt scope among others
@Register(scope: .contaner) final class Horse: Sendable { init() {} }
// expected-error@-1:19 {{type 'ObjectScope?' has no member 'contaner'}}
// corrected: @Register(scope: .container) final class Horse: Sendable { init() {} }
@Register final class Cat { init() {} }
@Registrations(Horse.self, Cat.self) extension Container {}
// expected-error@-1:16 {{'Horse' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
func use(container: Container) {
    container.registerComponents()
    _ = container.cat()
}

// MARK: - forgotten Register among others
final class Horse: Sendable { init() {} }
@Register final class Cat { init() {} }
@Registrations(Horse.self, Cat.self) extension Container {}
// expected-error@-1:16 {{'Horse' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
// corrected: @Registrations(Cat.self) extension Container {}
func use(container: Container) {
    container.registerComponents()
    _ = container.cat()
}

// MARK: - provided service that is misspelt
protocol Food {}
@Register final class Horse { init(@Inject food: any Food) {} }
@Registrations(Horse.self, provided: [Fod.self]) extension Container {}
// expected-error@-1:39 {{cannot find 'Fod' in scope}}
// corrected: @Registrations(Horse.self, provided: [Food.self]) extension Container {}

// MARK: - accessor of a component that is not listed
@Register final class Horse { init() {} }
@Register final class Cat { init() {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) {
    _ = container.cat()
    // expected-error@-1:19 {{value of type 'Container' has no member 'cat'}}
    // corrected: _ = container.horse()
}

// MARK: - contribution that takes arguments
protocol Check {}
@Register(contributesTo: Check.self) final class Horse: Check { init(port: Int) {} }
// expected-error@-1:26 {{Component 'Horse' cannot contribute to a collection, because it takes arguments, which a collection does not pass; give them default values, or contribute a closure that passes them}}
// corrected: @Register(contributesTo: Check.self) final class Horse: Check { init(port: Int = 80) {} }

// MARK: - service of a contribution in quotes
protocol Check {}
@Register(contributesTo: "Check") final class Horse: Check { init() {} }
// expected-error@-1:26 {{Service '"Check"' is not spelled out, but '@Register' writes code with its type; write it as 'Type.self'}}
// corrected: @Register(contributesTo: Check.self) final class Horse: Check { init() {} }

// MARK: - factory in a list
@Register final class Cat { init() {} }
@Registrations(Cat.Factory.self) extension Container {}
// expected-error@-1:16 {{'Cat.Factory' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
// corrected: @Registrations(Cat.self) extension Container {}

// MARK: - protocol in a list
protocol Animal {}
@Register(Animal.self) final class Cat: Animal { init() {} }
@Registrations(Animal.self) extension Container {}
// expected-error@-1:16 {{'Animal' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
// corrected: @Registrations(Cat.self) extension Container {}

// MARK: - self of a function in a list
enum Shop { @Provides static func saddle(size: Int) -> Int { size } }
@Registrations(Shop.saddle.self) extension Container {}
// expected-error@-1:16 {{Component 'Shop.saddle.self' is not spelled out, but its accessor is named after it; write it as 'Type.self', or as 'Shop.saddleComponent' if it is a function}}
// corrected: @Registrations(Shop.saddleComponent.self) extension Container {}

// MARK: - constant in a list
// unmended: The edit is for functions.
@Register final class Cat { init() {} }
enum Kinds { static let cat = Cat.self }
@Registrations(Kinds.cat.self) extension Container {}
// expected-error@-1:16 {{Component 'Kinds.cat.self' is not spelled out, but its accessor is named after it; write it as 'Type.self', or as 'Kinds.catComponent' if it is a function}}
// corrected: @Registrations(Cat.self) extension Container {}

// MARK: - variable in a list
@Register final class Horse { init() {} }
nonisolated let component = Horse.self
@Registrations(component) extension Container {}
// expected-error@-1:16 {{Component 'component' is not spelled out, but its accessor is named after it; write it as 'Type.self'}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - list on another type called Container
struct Container {}
@Register struct Cat {}
@Registrations(Cat.self) extension Container {}
// expected-error@-1:36 {{'Container' is another type of that name here, which resolves nothing; write 'Ampoule.Container'}}
// corrected: @Registrations(Cat.self) extension Ampoule.Container {}

// MARK: - name of a list that is a variable
@Register final class Horse { init() {} }
let function = "registerHorses"
@Registrations(Horse.self, named: function) extension Container {}
// expected-error@-1:35 {{function cannot name the function that registers the components, because it is not a literal with the name of a function; write one, such as "registerComponents"}}
// corrected: @Registrations(Horse.self, named: "registerHorses") extension Container {}

// MARK: - internal component in a public list
@Register
struct Horse: Sendable {}
// corrected: public struct Horse: Sendable {}
let container = Container { container in container.registerHorses() }
@Registrations(Horse.self, named: "registerHorses")
// expected-error@-1:17 {{property must be declared internal because its type uses an internal type}}
public extension Container {}

// MARK: - internal protocol of a list that other modules include
protocol Horses: ComponentList {}
// corrected: public protocol Horses: ComponentList {}
@Register struct Horse: Sendable {}
let container = Container { container in container.registerHorses() }
@Registrations(Horse.self, as: Horses.self, provides: [])
// expected-error@-1:32 {{type alias cannot be declared public because its underlying type uses an internal type}}
extension Container {}

// MARK: - list named by an enumeration, and included
enum Pets: ComponentList {}
protocol Animals: ComponentList {}
@Register struct Cat {}
@Register struct Dog {}
@Registrations(Cat.self, as: Pets.self) extension Container {}
// expected-error@-1:30 {{'Pets' is unavailable: it isn't a protocol; name the list with one that refines 'ComponentList'}}
// corrected: @Registrations(Cat.self, as: Animals.self) extension Container {}
@Registrations(Dog.self, including: Pets.self) extension Container {}
// expected-error@-1:37 {{'Pets' is unavailable: it isn't a protocol; name the list with one that refines 'ComponentList'}}
// corrected: @Registrations(Dog.self, including: Animals.self) extension Container {}

// MARK: - list named by a variable
protocol Pets: ComponentList {}
enum Lists { static var pets: Any.Type { Pets.self } }
@Register struct Cat {}
@Registrations(Cat.self, as: Lists.pets) extension Container {}
// expected-error@-1:30 {{List 'Lists.pets' is not spelled out, but generated code repeats its name; write it as 'Type.self'}}
// corrected: @Registrations(Cat.self, as: Pets.self) extension Container {}

// MARK: - including a variable
enum Lists { static var pets: Any.Type { Int.self } }
@Register struct Cat {}
@Registrations(Cat.self, including: Lists.pets) extension Container {}
// expected-error@-1:37 {{List 'Lists.pets' is not spelled out, but generated code repeats its name; write it as 'Type.self'}}
// corrected: @Registrations(Cat.self) extension Container {}

// MARK: - list on Resolver with a name
protocol Pets: ComponentList {}
@Register struct Cat: Sendable {}
@Registrations(Cat.self, as: Pets.self) extension Resolver {}
// expected-error@-1:30 {{A list in an extension of 'Resolver' has no name and includes no others; write 'extension Container {}' below it}}
// corrected: @Registrations(Cat.self) extension Resolver {}

// MARK: - list on Resolver that includes another
protocol Birds: ComponentList {}
@Register struct Dog: Sendable {}
@Register struct Wren: Sendable {}
@Registrations(Wren.self, as: Birds.self) extension Container {}
@Registrations(Dog.self, named: "registerDogs", including: Birds.self) extension Resolver {}
// expected-error@-1:60 {{A list in an extension of 'Resolver' has no name and includes no others; write 'extension Container {}' below it}}
// corrected: @Registrations(Dog.self, named: "registerDogs") extension Resolver {}

// MARK: - two lists named by one protocol
protocol Pets: ComponentList {}
@Register struct Horse {}
@Register struct Cat {}
@Registrations(Horse.self, as: Pets.self) extension Container {}
// expected-error@-1:32 {{ambiguous use of '__listOfThisName'}}
@Registrations(Cat.self, as: Pets.self) extension Container {}
// expected-error@-1:30 {{ambiguous use of '__listOfThisName'}}
// corrected: @Registrations(Cat.self) extension Container {}

// MARK: - published service of a list without a name
@Register struct Wheel {}
@Registrations(Wheel.self, named: "registerWheel", provides: [Wheel.self]) extension Container {}
// expected-error@-1:62 {{No list can include this one, because it has no name; add 'as:' with a protocol that refines 'ComponentList', or remove 'provides:'}}
// corrected: @Registrations(Wheel.self, named: "registerWheel") extension Container {}
