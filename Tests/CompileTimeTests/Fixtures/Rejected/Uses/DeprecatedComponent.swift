import Ampoule

@available(*, deprecated, message: "It is extinct")
@Register
final class Dodo {
    init(name: String) {}
}

enum Farm {
    @available(*, deprecated)
    @Provides
    static func egg(size: Int) -> Int { size }
}

@Registrations(Dodo.self, Farm.eggComponent)
// expected-warning@-1 {{'Dodo' is deprecated: It is extinct [#DeprecatedDeclaration]}}
// expected-warning@-2 {{'Dodo' is deprecated: It is extinct [#DeprecatedDeclaration]}}
// expected-warning@-3 {{'eggComponent' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-4 {{'__provided_egg' is deprecated [#DeprecatedDeclaration]}}
// corrected: @available(*, deprecated)
// corrected: @Registrations(Dodo.self, Farm.eggComponent)
extension Container {}

func hatch(_ container: Container) throws {
    // corrected: @available(*, deprecated)
    // corrected: func hatch(_ container: Container) throws {
    _ = container.dodo(name: "Didi")
    // expected-warning@-1 {{'callAsFunction(name:__file:__line:)' is deprecated: It is extinct [#DeprecatedDeclaration]}}
    _ = try container.dodo.make(name: "Didi")
    // expected-warning@-1 {{'make(name:)' is deprecated: It is extinct [#DeprecatedDeclaration]}}
    _ = container.egg(size: 3)
    // expected-warning@-1 {{'callAsFunction(size:__file:__line:)' is deprecated [#DeprecatedDeclaration]}}
    container.registerComponents()
}
