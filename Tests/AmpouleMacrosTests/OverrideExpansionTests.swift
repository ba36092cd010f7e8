import Testing

/// The function that overrides a component.
struct OverrideExpansionTests {
    @Test(arguments: [
        (
            "final class Horse { init(name: String) {} }",
            "@escaping @isolated(any) @Sendable (String) throws -> Horse",
            "Horse.__Registrations.registration1.__override(in: __container, with: __fake)"
        ),
        (
            "final class Horse { init(of stable: Stable) {} }",
            "@escaping @isolated(any) @Sendable (Stable) throws -> Horse",
            "let __plain = Ampoule::__plain(__fake, as: (@Sendable (Stable) throws -> Horse).self)\n"
                + "return Horse.__Registrations.registration1.__override(in: __container, "
                + "isolation: __fake.isolation, calling: { _, __argument1 in try __plain(__argument1) })"
        ),
        (
            "@MainActor final class Horse { init(of stable: Stable) {} }",
            "@MainActor @escaping @Sendable (Stable) throws -> Horse",
            "let __plain = Ampoule::__plain(__fake, as: (@Sendable (Stable) throws -> Horse).self)\n"
                + "return Horse.__Registrations.registration1.__override(in: __container, "
                + "isolation: MainActor.shared, calling: { _, __argument1 in try __plain(__argument1) })"
        ),
        (
            "nonisolated final class Horse { init(of stable: Stable) {} }",
            "@escaping @Sendable (Stable) throws -> Horse",
            "Horse.__Registrations.registration1.__override(in: __container, isolation: nil, "
                + "calling: { _, __argument1 in try __fake(__argument1) })"
        ),
        (
            "actor Horse { init(run: @escaping () -> Void) {} }",
            "@escaping @Sendable (@escaping () -> Void) throws -> Horse",
            "Horse.__Registrations.registration1.__override(in: __container, isolation: nil, "
                + "calling: { _, __argument1 in try __fake(__argument1) })"
        ),
        (
            "final class Horse { init(name: String) async {} }",
            "nonisolated(nonsending) @escaping @Sendable (String) async throws -> Horse",
            "Horse.__Registrations.registration1.__override(in: __container, "
                + "calling: { _, __argument1 in try await __fake(__argument1) })"
        ),
        (
            "final class Horse { init?(name: String) async {} }",
            "nonisolated(nonsending) @escaping @Sendable (String) async throws -> (Horse)?",
            "Horse.__Registrations.registration1.__override(in: __container, "
                + "calling: { _, __argument1 in try await Ampoule::__unwrapped(__fake(__argument1)) })"
        ),
        (
            "nonisolated struct Horse { init?() {} }",
            "@escaping @Sendable () throws -> (Horse)?",
            "Horse.__Registrations.registration1.__override(in: __container, isolation: nil, "
                + "calling: { _ in try Ampoule::__unwrapped(__fake()) })"
        ),
    ])
    func theFunctionTakesAClosureOfTheComponent(declaration: String, type: String, body: String) throws {
        let expansion = try Expansion("@Register \(declaration)")

        #expect(
            expansion.lines.joined().withoutSpace.contains(
                """
                nonisolated static func __override(in __container: Ampoule::Container, with __fake: \(type)) \
                -> Ampoule::__Override { \(body) }
                """.withoutSpace
            ),
            "\(expansion.code)"
        )
    }

    @Test(arguments: [
        "final class Horse { @Inject init() {} ; @Inject init(name: String) {} }",
        "public final class Horse { init(stable: Stable) {} }",
    ])
    func aComponentWhoseFakesHaveNoTypeHasNoFunction(declaration: String) throws {
        let expansion = try Expansion("@Register \(declaration)")

        #expect(expansion.diagnostics.isEmpty)
        #expect(!expansion.code.contains("__override"))
    }

    @Test func aPublicComponentWithArgumentsOfTheStandardLibraryHasAPublicFunction() throws {
        let expansion = try Expansion("@Register public final class Horse { init(name: String) {} }")

        #expect(expansion.code.contains("public nonisolated static func __override"))
    }

    @Test func theFunctionIsPlacedAtTheInitializer() throws {
        let expansion = try Expansion(
            """
            @Register
            final class Horse {
                init(name: String) {}
            }
            """
        )

        #expect(
            expansion.code.contains(
                """
                    #sourceLocation(file: "Pets.swift", line: 3)
                    nonisolated static func __override(
                """
            )
        )
    }
}
