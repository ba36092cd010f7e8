// MARK: - misspelt service of a listed component
protocol Animal {}
@Register(Aminal.self) final class Horse: Animal { init(name: String) {} }
// expected-error@-1:11 {{cannot find 'Aminal' in scope}}
// corrected: @Register(Animal.self) final class Horse: Animal { init(name: String) {} }
@Registrations(Horse.self) extension Container {}
// expected-error@-1:16 {{'Horse' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
func use(container: Container) { container.registerComponents(); _ = container.horse(name: "Lucky") }

// MARK: - misspelt scope
@Register(scope: .contianer) final class Horse: Sendable { init() {} }
// expected-error@-1:19 {{type 'ObjectScope?' has no member 'contianer'}}
// corrected: @Register(scope: .container) final class Horse: Sendable { init() {} }

// MARK: - misspelt scope of a listed component
@Register(scope: .singleton) final class Horse: Sendable { init() {} }
// expected-error@-1:19 {{type 'ObjectScope?' has no member 'singleton'}}
// corrected: @Register(scope: .container) final class Horse: Sendable { init() {} }
@Registrations(Horse.self) extension Container {}
// expected-error@-1:16 {{'Horse' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
func use(container: Container) { container.registerComponents(); _ = container.horse() }

// MARK: - misspelt level
struct Request: ContainerLevel {}
@Register(scope: .container) final class Horse: Sendable { init() {} }
@Registrations(Horse.self) extension LevelContainer<Reqest> {}
// expected-error@-1:53 {{cannot find type 'Reqest' in scope}}
// corrected: @Registrations(Horse.self) extension LevelContainer<Request> {}
func use(container: Container) {
    LevelContainer<Request>.registerComponents(in: container)
    _ = container.level(Request()).horse()
}

// MARK: - misspelt name constant
enum Names { static let fast = "fast" }
@Register(name: Names.fats) final class Horse { init() {} }
// expected-error@-1:23 {{type 'Names' has no member 'fats'}}
// corrected: @Register(name: Names.fast) final class Horse { init() {} }
@Registrations(Horse.self) extension Container {}
// expected-error@-1:16 {{'Horse' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
func use(container: Container) { container.registerComponents(); _ = container.horse() }

// MARK: - misspelt name constant of a dependency
enum Names { static let fast = "fast" }
@Register(name: Names.fast) final class Stable { init() {} }
@Register final class Horse { init(@Inject(name: Names.fats) stable: Stable) {} }
// expected-error@-1:56 {{type 'Names' has no member 'fats'}}
// expected-error@-2:56 {{type 'Names' has no member 'fats'}}
// corrected: @Register final class Horse { init(@Inject(name: Names.fast) stable: Stable) {} }

// MARK: - misspelt name constant of an injected property
enum Names { static let fast = "fast" }
@Register(name: Names.fast) final class Stable { init() {} }
@Register final class Horse { @Inject(name: Names.fats) let stable: Stable }
// expected-error@-1:51 {{type 'Names' has no member 'fats'}}
// expected-error@-2:51 {{type 'Names' has no member 'fats'}}
// corrected: @Register final class Horse { @Inject(name: Names.fast) let stable: Stable }

// MARK: - name that is no string
@Register(name: 1) final class Horse { init() {} }
// expected-error@-1:17 {{cannot convert value of type 'Int' to expected argument type 'String'}}
// corrected: @Register(name: "1") final class Horse { init() {} }

// MARK: - misspelt argument label of Register
@Register(nmae: "fast") final class Horse { init() {} }
// expected-error@-1:10 {{extraneous argument label 'nmae:' in macro expansion}}
// corrected: @Register(name: "fast") final class Horse { init() {} }

// MARK: - misspelt listed component
@Register final class Horse { init() {} }
@Registrations(Hose.self) extension Container {}
// expected-error@-1:16 {{cannot find 'Hose' in scope}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - one misspelt component of a list that is used
@Register final class Horse { init() {} }
@Register final class Cat { init() {} }
@Registrations(Cat.self, Hose.self) extension Container {}
// expected-error@-1:26 {{cannot find 'Hose' in scope}}
// corrected: @Registrations(Cat.self, Horse.self) extension Container {}
func use(container: Container) { container.registerComponents(); _ = container.cat() }
// expected-error@-1:44 {{value of type 'Container' has no member 'registerComponents'}}
// expected-error@-2:80 {{value of type 'Container' has no member 'cat'}}

// MARK: - misspelt result of a provided function
struct Saddle {}
enum Tools { @Provides static func saddle() -> Sadle { fatalError() } }
// expected-error@-1:48 {{cannot find type 'Sadle' in scope}}
// corrected: enum Tools { @Provides static func saddle() -> Saddle { fatalError() } }

// MARK: - misspelt argument of a provided function
struct Saddle {}
enum Tools { @Provides static func saddle(size: Itn) -> Saddle { Saddle() } }
// expected-error@-1:49 {{cannot find type 'Itn' in scope}}
// expected-error@-2:96 {{cannot find type 'Itn' in scope}}
// corrected: enum Tools { @Provides static func saddle(size: Int) -> Saddle { Saddle() } }

// MARK: - misspelt scope of a provided function
struct Saddle: Sendable {}
enum Tools { @Provides(scope: .singelton) static func saddle() -> Saddle { Saddle() } }
// expected-error@-1:32 {{type 'ObjectScope?' has no member 'singelton'}}
// corrected: enum Tools { @Provides(scope: .container) static func saddle() -> Saddle { Saddle() } }
@Registrations(Tools.saddleComponent) extension Container {}
// expected-error@-1:22 {{type 'Tools' has no member 'saddleComponent'}}
func use(container: Container) { container.registerComponents(); _ = container.saddle() }
// expected-error@-1:44 {{value of type 'Container' has no member 'registerComponents'}}
// expected-error@-2:80 {{value of type 'Container' has no member 'saddle'}}

// MARK: - misspelt dependency of a listed provided function
struct Saddle {}
@Register struct Horse { init() {} }
enum Tools { @Provides static func saddle(@Inject horse: Hose) -> Saddle { Saddle() } }
// expected-error@-1:58 {{cannot find type 'Hose' in scope}}
// expected-error@-2:97 {{cannot find type 'Hose' in scope}}
// corrected: enum Tools { @Provides static func saddle(@Inject horse: Horse) -> Saddle { Saddle() } }
@Registrations(Tools.saddleComponent, Horse.self) extension Container {}
func use(container: Container) { container.registerComponents(); _ = container.saddle() }

// MARK: - wrong default value
@Register final class Horse { init(running: Bool = 1) {} }
// expected-error@-1:52 {{integer literal value '1' cannot be used as a boolean; did you mean 'true'?}}
// corrected: @Register final class Horse { init(running: Bool = true) {} }

// MARK: - misspelt constant as a default value
enum Names { static let fast = "fast" }
@Register final class Horse { init(name: String = Names.fats) {} }
// expected-error@-1:57 {{type 'Names' has no member 'fats'}}
// expected-error@-2:57 {{type 'Names' has no member 'fats'}}
// corrected: @Register final class Horse { init(name: String = Names.fast) {} }

// MARK: - missing argument of a component with names in backticks
@Register struct `default` { let `in`: String }
@Registrations(`default`.self) extension Container {}
func use(c: Container) { _ = c.`default`() }
// expected-error@-1:42 {{missing argument for parameter 'in' in call}}
// corrected: func use(c: Container) { _ = c.`default`(in: "") }

// MARK: - wrong label of a component with spaces in its name
@Register struct `my cat` { let name: String }
@Registrations(`my cat`.self) extension Container {}
func use(c: Container) { _ = c.`my cat`(nam: "") }
// expected-error@-1:40 {{incorrect argument label in call (have 'nam:', expected 'name:')}}
// corrected: func use(c: Container) { _ = c.`my cat`(name: "") }

// MARK: - type with the name of one of the standard library
struct String {}
@Register final class Cat { init(name: String) {} }
@Registrations(Cat.self) extension Container {}
func use(c: Container) { _ = c.cat(name: "a") }
// expected-error@-1:42 {{cannot convert value of type 'Swift.String' to expected argument type 'Fixture.String'}}
// corrected: func use(c: Container) { _ = c.cat(name: String()) }

// MARK: - registering function of one's own in an extension
@Register final class Cat { init() {} }
extension Cat { static func register(in container: Container) {} }
// expected-error@-1:29 {{invalid redeclaration of 'register(in:)'}}
// corrected: extension Cat { static func register(twiceIn container: Container) {} }

// MARK: - misspelt services
protocol Animal {}
@Register(Aminal.self) final class Horse: Animal { init() {} }
// expected-error@-1:11 {{cannot find 'Aminal' in scope}}
// corrected: @Register(Animal.self) final class Horse: Animal { init() {} }
protocol Runner {}
@Register(Animal.self, Runer.self) final class Cow: Animal, Runner { init() {} }
// expected-error@-1:24 {{cannot find 'Runer' in scope}}
// corrected: @Register(Animal.self, Runner.self) final class Cow: Animal, Runner { init() {} }
protocol Check {}
@Register(contributesTo: Chek.self) final class Goat: Check { init() {} }
// expected-error@-1:26 {{cannot find 'Chek' in scope}}
// corrected: @Register(contributesTo: Check.self) final class Goat: Check { init() {} }
@Register(Animal.self) final class Cat: Animal { init() {} }
@Register(decorates: Aminal.self) final class Loud: Animal { init(animal: any Animal) {} }
// expected-error@-1:22 {{cannot find 'Aminal' in scope}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }

// MARK: - misspelt types in components with uncommon names
@Register struct `class` { let `init`: Strin }
// expected-error@-1:40 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct `class` { let `init`: String }
@Register struct Katze猫 { let 名: Strin }
// expected-error@-1:38 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Katze猫 { let 名: String }
