import AmpouleAutoregistration
import Testing

/// Overrides for a stretch of code, where the parameters of initializers tell what depends on an override.
struct OverrideTests {
    private let container = Container { container in
        container.register(String.self) { _ in "Mimi" }
        container.autoregister(Stable.self, initializer: Stable.init).inObjectScope(.container)
        container.autoregister(Cat.self, initializer: Cat.init(name:)).inObjectScope(.container)
    }

    @Test func whatTakesAnOverriddenParameterIsMadeAnew() throws {
        let (cat, stable) = (try container.require(Cat.self), try container.require(Stable.self))
        try container.withOverrides {
            $0.override(String.self) { _ in "Tom" }
        } perform: { () throws in
            #expect(try container.require(Cat.self).name == "Tom")
            #expect(try container.require(Stable.self) === stable)
        }
        #expect(try container.require(Cat.self) === cat)
    }

    @Test func whatIsCompletedByHandIsMadeAnew() throws {
        container.autoregister(Stable.self, initializer: Stable.init)
            .inObjectScope(.container)
            .initCompleted { resolver, _ in _ = try resolver.require(String.self) }
        let stable = try container.require(Stable.self)
        try container.withOverrides {
            $0.override(String.self) { _ in "Tom" }
        } perform: { () throws in
            #expect(try container.require(Stable.self) !== stable)
        }
        #expect(try container.require(Stable.self) === stable)
    }
}
