// MARK: - several properties at once
@Register struct Stable { let (width, height): (Int, Int) }
// expected-error@-1:31 {{'(width, height)' declares several properties at once, but '@Register' writes code that sets each of them; declare each by itself}}
// corrected: @Register struct Stable { let width: Int, height: Int }

// MARK: - dependency of another type than the wrapper's
@Register final class Cat { init() {} }
@Register final class Dog { init() {} }
@Register final class Owner { init(@Inject<Cat> dog: Dog) {} }
// expected-error@-1:49 {{property type 'Dog' does not match 'wrappedValue' type 'Cat'}}
// corrected: @Register final class Owner { init(@Inject<Dog> dog: Dog) {} }

// MARK: - name of a dependency that is no string
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject(name: 1) stable: Stable) {} }
// expected-error@-1:50 {{cannot convert value of type 'Int' to expected argument type 'String'}}
// expected-error@-2:50 {{cannot convert return expression of type 'Int' to return type 'String'}}
// corrected: @Register final class Horse { init(@Inject(name: "1") stable: Stable) {} }

// MARK: - injection into a value
@Register struct Sign { @Inject var text: String?; init() {} }
@Register final class Gate { init() {} }
func use(container: Container, sign: Sign, gate: Gate) async throws {
    try container.inject(into: sign)
    // expected-error@-1:32 {{argument type 'Sign' expected to be an instance of a class or class-constrained type}}
    // corrected: try container.inject(into: gate)
    try await container.asynchronous.inject(into: sign)
    // expected-error@-1:51 {{argument type 'Sign' expected to be an instance of a class or class-constrained type}}
    // corrected: try await container.asynchronous.inject(into: gate)
}

// MARK: - injection without try
@Register final class Gate { @Inject var text: String?; init() {} }
func use(container: Container, gate: Gate) throws { container.inject(into: gate) }
// expected-error@-1:53 {{call can throw but is not marked with 'try'}}
// corrected: func use(container: Container, gate: Gate) throws { try container.inject(into: gate) }

// MARK: - injected properties that cannot be set
@Register final class Keeper: Sendable { init() {} }
@Register struct Stable { @Inject var keeper = Keeper(); var horses: [String] = [] }
// expected-error@-1:39 {{The type of property 'keeper' is only inferred, but '@Register' writes code with it; add a type}}
// typed: Keeper
// corrected: @Register struct Stable { @Inject var keeper: Keeper; var horses: [String] = [] }
@Register final class Barn { init() {}; @Inject var keeper: Keeper { Keeper() } }
// expected-error@-1:53 {{Property 'keeper' cannot be injected, because it is computed and has no setter; add one, or inject a stored property}}
// corrected: @Register final class Barn { init() {}; @Inject var keeper: Keeper? }
@Register final class Shed { init() {}; @Inject @Inject var keeper: Keeper? }
// expected-error@-1:49 {{'@Inject' is applied more than once, but a dependency is injected once; remove one of them}}
// corrected: @Register final class Shed { init() {}; @Inject var keeper: Keeper? }
@Register final class Byre { @Inject unowned var keeper: Keeper; init() {} }
// expected-error@-1:38 {{Property 'keeper' cannot be injected, because an unowned reference traps if nothing else retains its instance; make it a strong reference, or 'weak' and optional}}
// corrected: @Register final class Byre { @Inject weak var keeper: Keeper?; init() {} }
@Register final class Sty { @Inject weak let keeper: Keeper?; init() { keeper = nil } }
// expected-error@-1:42 {{Constant 'keeper' cannot be injected, because the component's own initializer sets it; mark its parameter with '@Inject' there, or make it a variable}}
// corrected: @Register final class Sty { @Inject weak var keeper: Keeper?; init() { keeper = nil } }

// MARK: - injected methods and initializers that cannot be called
@Register final class Keeper: Sendable { init() {} }
@Register final class Stable { init() {} }
extension Stable { @Inject func open(keeper: Keeper) {} }
// expected-error@-1:20 {{'@Inject' has no effect in an extension, because '@Register' only sees the declaration of 'Stable' itself; move this member there}}
// corrected: extension Stable { func open(keeper: Keeper) {} }
@Register actor Barn { init() {}; @Inject func open(keeper: Keeper) {} }
// expected-error@-1:48 {{Method 'open' of an actor cannot be injected, because only the actor itself may call it without waiting; make its dependencies parameters of the initializer}}
// corrected: @Register actor Barn { init(@Inject keeper: Keeper) {} }
@Register final class Shed { init() {}; @Inject static func open(keeper: Keeper) {} }
// expected-error@-1:49 {{Method 'open' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
// corrected: @Register final class Shed { init() {}; @Inject func open(keeper: Keeper) {} }
@Register final class Byre { init() {}; @Inject(name: "main") func open(keeper: Keeper) {} }
// expected-error@-1:41 {{'@Inject' on a method takes no name, because it is not itself a dependency; name the parameters that are, or the component in '@Register'}}
// corrected: @Register final class Byre { init() {}; @Inject func open(@Inject(name: "main") keeper: Keeper) {} }
@Register final class Sty { @Inject(name: "main") init(keeper: Keeper) {} }
// expected-error@-1:29 {{'@Inject' on an initializer takes no name, because it is not itself a dependency; name the parameters that are, or the component in '@Register'}}
// corrected: @Register final class Sty { @Inject init(@Inject(name: "main") keeper: Keeper) {} }

// MARK: - injected parameters that cannot be passed
@Register final class Keeper: Sendable { init() {} }
@Register final class Stable { init(@Inject(name: "") keeper: Keeper) {} }
// expected-error@-1:51 {{The name is empty, which is another registration than the one without a name; give a name or remove 'name:'}}
// corrected: @Register final class Stable { init(@Inject keeper: Keeper) {} }
@Register final class Barn { @Inject(name: "keeper \(1)") var keeper: Keeper?; init() {} }
// expected-error@-1:44 {{The name is interpolated, but as a part of the registration key it has to be the same at all times; write it out or refer to a constant}}
// corrected: @Register final class Barn { @Inject(name: "keeper 1") var keeper: Keeper?; init() {} }
@Register final class Shed { init(@Inject keeper: some Sendable) {} }
// expected-error@-1:51 {{Parameter 'keeper' cannot be of the opaque type 'some Sendable', because a registration has fixed types; use 'any Sendable'}}
// corrected: @Register final class Shed { init(@Inject keeper: any Sendable) {} }
@Register final class Byre { init(@Inject @Inject(name: "main") keeper: Keeper) {} }
// expected-error@-1:43 {{'@Inject' is applied more than once, but a dependency is injected once; remove one of them}}
// corrected: @Register final class Byre { init(@Inject(name: "main") keeper: Keeper) {} }
@Register final class Sty { init(@Inject of _: Keeper) {}; @Inject func hire(_: Keeper, and _: Keeper) {} }
// expected-error@-1:45 {{Dependency 'of' cannot be named '_', because '@Inject' is a property wrapper here, and the compiler does not link one without a name; give it a name}}
// corrected: @Register final class Sty { init(@Inject of: Keeper) {}; @Inject func hire(_: Keeper, and _: Keeper) {} }
enum Tools { @Provides static func rake(@Inject _: Keeper) -> Int { 1 } }
// expected-error@-1:49 {{Dependency cannot be named '_', because '@Inject' is a property wrapper here, and the compiler does not link one without a name; give it a name}}
// typed: keeper
// corrected: enum Tools { @Provides static func rake(@Inject _ keeper: Keeper) -> Int { 1 } }

// MARK: - injected parameters of what the container does not call
@Register final class Keeper: Sendable { init() {} }
@Register final class Stable { init(@Inject keeper: Keeper) {}; func open(@Inject for keeper: Keeper) {} }
// expected-warning@-1:75 {{'@Inject' has no effect here, because the container does not call 'open'; mark it with '@Inject', or remove '@Inject' here}}
// corrected: @Register final class Stable { init(@Inject keeper: Keeper) {}; func open(for keeper: Keeper) {} }
@Register final class Barn {
    init(@Inject keeper: Keeper) {}
    private class func build(@Inject _ keeper: Keeper, height: Int) -> Barn { Barn(keeper: keeper) }
    // expected-warning@-1:30 {{'@Inject' has no effect here, because the container does not call 'build'; mark it with '@Provides', or remove '@Inject' here}}
    // corrected: private class func build(_ keeper: Keeper, height: Int) -> Barn { Barn(keeper: keeper) }
}
@Register final class Shed {
    @Inject init(@Inject keeper: Keeper) {}
    init(@Inject keeper: Keeper, name: String) {}
    // expected-warning@-1:10 {{'@Inject' has no effect here, because the container calls the initializers that are marked with '@Inject'; mark this one, too, or remove '@Inject' here}}
    // corrected: init(keeper: Keeper, name: String) {}
}

// MARK: - Inject outside of a component
@Register final class Keeper: Sendable { init() {} }
@Inject func open(keeper: Keeper) {}
// expected-error@-1:1 {{'@Inject' has no effect here, because this is not a member of a component}}
// corrected: func open(keeper: Keeper) {}
@Inject @MainActor var keeper: Keeper?
// expected-error@-1:1 {{'@Inject' has no effect here, because this is not a member of a component}}
// corrected: @MainActor var keeper: Keeper?
