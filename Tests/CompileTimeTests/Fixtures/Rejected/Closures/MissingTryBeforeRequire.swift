import Ampoule

struct Horse {}

func resolve(from container: Container) throws {
    _ = container.require(Horse.self)
    // expected-error@-1 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.require(Horse.self)
}
