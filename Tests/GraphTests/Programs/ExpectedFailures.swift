import Ampoule

/// Where code goes on without a service, nothing is missing.
enum ExpectedFailures {
    protocol Animal: Sendable {}

    struct Registry {
        func require<Service>(_ service: Service.Type) throws -> Service? { nil }
        func resolve<Service>(_ service: Service.Type) -> Service?? { .some(nil) }
    }

    static func attempt<Value>(_ value: @autoclosure () throws -> Value) -> Value? { try? value() }

    static func assertThrows(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            return
        }
    }

    static func makeContainer() -> Container {
        let container = Container()
        let registry = Registry()
        _ = try? container.require((any Animal).self)
        _ = container.resolve((any Animal).self)
        do {
            _ = try container.require((any Animal).self)
        } catch {
            _ = Result { try container.require((any Animal).self) }
        }
        if let animal = container.resolve((any Animal).self) { _ = animal }
        _ = attempt(try container.require((any Animal).self))
        assertThrows { _ = try container.require((any Animal).self) }
        _ = registry.resolve((any Animal).self)!
        return container
    }
}
