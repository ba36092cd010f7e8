// MARK: - inherited main actor
@MainActor class View { init() {} }
@Register final class Button: View { init(title: String) { super.init() } }
// expected-error@-1:48 {{call to main actor-isolated static method '__make(registration1:_:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: @MainActor @Register final class Button: View { init(title: String) { super.init() } }

// MARK: - inherited main actor with a memberwise initializer
@MainActor class View { init() {} }
@Register final class Button: View { @Inject let stable: Stable }
// expected-error@-1:95 {{call to main actor-isolated initializer 'init(stable:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: @MainActor @Register final class Button: View { @Inject let stable: Stable }
@Register final class Stable: Sendable { init() {} }

// MARK: - main actor of a protocol
@MainActor protocol ViewModel: AnyObject {}
@Register(ViewModel.self) final class HorseModel: ViewModel { init() {} }
// expected-error@-1:112 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: @MainActor @Register(ViewModel.self) final class HorseModel: ViewModel { init() {} }

// MARK: - global actor of another name
@globalActor actor Farm { static let shared = Farm() }
@Farm @Register final class Tractor { init(power: Int) {} }
// expected-error@-1:49 {{call to global actor 'Farm'-isolated static method '__make(registration1:_:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: @Farm @Register final class Tractor { @Farm init(power: Int) {} }

// MARK: - asynchronous dependency of a synchronous component
@Register final class Stable: Sendable { init() async {} }
@Register final class Horse { init(@Inject stable: Stable) {} }
// expected-error@-1:36 {{'Horse' is unavailable: it cannot wait for 'Stable', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
// corrected: @Register final class Horse { init(@Inject stable: Stable) async {} }
@Registrations(Stable.self, Horse.self) extension Container {}

// MARK: - shared component of a level that is not Sendable
struct Request: ContainerLevel {}
@Register(scope: .container) final class Horse { init(@Inject request: Request) {} }
// expected-error@-1:18 {{type 'Horse' does not conform to the 'Sendable' protocol}}
// corrected: @Register(scope: .container) final class Horse: Sendable { init(@Inject request: Request) {} }
@Registrations(Horse.self) extension LevelContainer<Request> {}

// MARK: - name of a dependency as an implicit member
extension String { static let replica = "replica" }
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject(name: .replca) stable: Stable) {} }
// expected-error@-1:51 {{type 'String' has no member 'replca'}}
// expected-error@-2:51 {{type 'String' has no member 'replca'}}
// corrected: @Register final class Horse { init(@Inject(name: .replica) stable: Stable) {} }

// MARK: - injected method that is asynchronous
@Register final class Stable { init() {} }
@Register final class Horse { init() {}; @Inject func move(to stable: Stable) async {} }
// expected-error@-1:79 {{Method 'move' cannot be injected, because it is 'async' while the initializer of the component is not; mark the initializer 'async', too, or remove 'async' here}}
// corrected: @Register final class Horse { init() {}; @Inject func move(to stable: Stable) {} }

// MARK: - injected property of an actor
@Register final class Stable: Sendable { init() {} }
@Register actor Horse { init() {}; @Inject var stable: Stable? }
// expected-error@-1:48 {{Property 'stable' of an actor cannot be injected, because only the actor itself may set it; make it a parameter of the initializer}}
// corrected: @Register actor Horse { init(@Inject stable: Stable) {} }

// MARK: - misspelt member in an initializer
@Register final class Stable { init() {}; let size = 3 }
@Register final class Horse { let size: Int; init(@Inject stable: Stable) { size = stable.sise } }
// expected-error@-1:91 {{value of type 'Stable' has no member 'sise'}}
// corrected: @Register final class Horse { let size: Int; init(@Inject stable: Stable) { size = stable.size } }

// MARK: - misspelt variable in an initializer
@Register final class Horse { let name: String; init(name: String) { self.name = nmae } }
// expected-error@-1:82 {{cannot find 'nmae' in scope}}
// corrected: @Register final class Horse { let name: String; init(name: String) { self.name = name } }

// MARK: - dependency that is no class bound to a weak variable
@Register struct Stable { init() {} }
@Register final class Horse { init() {}; @Inject weak var stable: Stable? }
// expected-error@-1:59 {{'weak' may only be applied to class and class-bound protocol types, not 'Stable'}}
// corrected: @Register final class Horse { init() {}; @Inject var stable: Stable? }

// MARK: - actor of a superclass, memberwise initializer
@MainActor class View { init() {} }
@Register final class Button: View { let title: String }
// expected-error@-1:48 {{call to main actor-isolated static method '__make(registration1:_:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: @MainActor @Register final class Button: View { let title: String }

// MARK: - actor of a superclass that is a component
@MainActor @Register class View { init() {} }
@Register final class Button: View { override init() { super.init() } }
// expected-error@-1:48 {{call to main actor-isolated static method '__make(Fixture_Button_registration1:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: @MainActor @Register final class Button: View { override init() { super.init() } }
