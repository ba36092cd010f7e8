// MARK: - dependency of a memberwise initializer as an argument
@Register struct Stable {}
@Register struct Horse { @Inject let stable: Stable; let name: String; var running: Bool = false }
@Registrations(Horse.self, Stable.self) extension Container {}
func use(container: Container) { _ = container.horse(stable: Stable(), name: "Lucky") }
// expected-error@-1:62 {{extra argument 'stable' in call}}
// corrected: func use(container: Container) { _ = container.horse(name: "Lucky", running: true) }

// MARK: - argument of another type of a factory from a list
@Register struct Horse { let name: String }
@Registrations(Horse.self) extension Container {}
func ride(_ horses: Horse.Factory) { _ = horses(name: 1) }
// expected-error@-1:55 {{cannot convert value of type 'Int' to expected argument type 'String'}}
// corrected: func ride(_ horses: Horse.Factory) { _ = horses(name: "Lucky") }
func ride(_ container: Container) { ride(container.horse) }

// MARK: - call of a deprecated initializer
@Register final class Horse {
    @Inject init() {}
    @available(*, deprecated, message: "Give no name") @Inject init(name: String) {}
}
func use(container: Container) { _ = container.factory(for: Horse.self)(name: "Lucky") }
// expected-warning@-1:72 {{'callAsFunction(name:__file:__line:)' is deprecated: Give no name [#DeprecatedDeclaration]}}
// corrected: func use(container: Container) { _ = container.factory(for: Horse.self)() }

// MARK: - existential for another service
protocol Animal {}
protocol Vehicle {}
@Register final class Rider { init(mount: any Animal) {} }
@Registrations(Rider.self) extension Container {}
func ride(_ container: Container, animal: any Animal, vehicle: any Vehicle) {
    _ = container.rider(mount: vehicle)
    // expected-error@-1:32 {{argument type 'any Vehicle' does not conform to expected type 'Animal'}}
    // corrected: _ = container.rider(mount: animal)
}

// MARK: - factory of a component's subclass that is a component with other arguments
@Register class Horse { init() {} }
@Register final class Pony: Horse { init(name: String) {} }
func use(container: Container) { _ = container.factory(for: Pony.self)(name: "Lucky") }
// expected-error@-1:48 {{instance method 'factory(for:)' requires the types 'Pony' and 'Horse' be equivalent}}
// expected-error@-2:78 {{extra argument 'name' in call}}
// corrected: func use(container: Container) { _ = Pony.Factory(resolver: container)(name: "Lucky") }

// MARK: - factory of a component's subclass that is no component
@Register class Horse { init() {} }
final class Foal: Horse {}
func use(container: Container) { _ = container.factory(for: Foal.self)() }
// expected-error@-1:48 {{instance method 'factory(for:)' requires the types 'Foal' and 'Horse' be equivalent}}
// corrected: func use(container: Container) { _ = container.factory(for: Horse.self)() }

// MARK: - failable component as a value
@Register final class Horse { init?(name: String) {} }
func lucky(_ container: Container) -> Horse { container.factory(for: Horse.self)(name: "Lucky") }
// expected-error@-1:57 {{value of optional type 'Horse?' must be unwrapped to a value of type 'Horse'}}
// corrected: func lucky(_ container: Container) -> Horse { container.factory(for: Horse.self)(name: "Lucky")! }

// MARK: - call on the main actor from a synchronous function
@MainActor @Register final class Show { init(title: String) {} }
@Registrations(Show.self) extension Container {}
func open(_ container: Container) { _ = container.show(title: "Derby") }
// expected-error@-1:55 {{call to main actor-isolated instance method 'callAsFunction(title:__file:__line:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: @MainActor func open(_ container: Container) { _ = container.show(title: "Derby") }

// MARK: - asynchronous call from a synchronous function
@Register final class Stable: Sendable { init() async {} }
@Registrations(Stable.self) extension Container {}
func find(_ container: Container) { _ = container.stable() }
// expected-error@-1:41 {{'async' call in a function that does not support concurrency}}
// corrected: func find(_ container: Container) { Task { await container.stable() } }

// MARK: - service as its component
protocol Animal {}
@Register(Animal.self) final class Horse: Animal { init(name: String) {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) { let _: Horse = container.horse(name: "Lucky") }
// expected-error@-1:59 {{cannot convert value of type 'any Animal' to specified type 'Horse'}}
// corrected: func use(container: Container) { let _: any Animal = container.horse(name: "Lucky") }
