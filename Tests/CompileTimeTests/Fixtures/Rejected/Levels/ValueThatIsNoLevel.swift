import Ampoule

struct Visit: ContainerLevel { let owner: String }

func open(_ container: Container) async throws {
    _ = container.level("ada")
    // expected-error@-1 {{instance method 'level(_:file:line:)' requires that 'String' conform to 'ContainerLevel'}}
    // corrected: _ = container.level(Visit(owner: "ada"))
    _ = try container.requireLevel(1)
    // expected-error@-1 {{instance method 'requireLevel' requires that 'Int' conform to 'ContainerLevel'}}
    // corrected: _ = try container.requireLevel(Visit(owner: "ada"))
    try await container.withLevel("ada") { _ in }
    // expected-error@-1 {{instance method 'withLevel' requires that 'String' conform to 'ContainerLevel'}}
    // corrected: try await container.withLevel(Visit(owner: "ada")) { _ in }
    _ = container.level()
    // expected-error@-1 {{missing argument for parameter #1 in call}}
    // corrected: _ = container.level(Visit(owner: "ada"))
    _ = container.level(Visit.self)
    // expected-error@-1 {{instance method 'level(_:file:line:)' requires the types 'Visit.Type.Outer' and 'ProgramLevel' be equivalent}}
    // expected-error@-2 {{type 'Visit.Type' cannot conform to 'ContainerLevel' [#ProtocolTypeNonConformance]}}
    // corrected: _ = container.level(Visit(owner: "ada"))
}
