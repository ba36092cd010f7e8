import Testing

struct AsynchronousExpansionTests {
    @Test func theTypedCallsOfAnAsynchronousInitializerAreAwaited() throws {
        let expansion = try Expansion(
            """
            @Register
            final class Horse {
                init(@Inject stable: Stable, name: String) async {}
            }
            """
        )

        #expect(expansion.diagnostics.isEmpty)
        #expect(
            expansion.lines.contains(
                "static func __make(registration1 __resolver: Ampoule::AsynchronousResolver, "
                    + "_ __argument1: Ampoule::__Argument<String>) "
                    + "async throws -> Horse { try await Horse("
                    + "stable: __resolver[__awaited: Ampoule::__Type<Stable>.self], "
                    + "name: __argument1.value) }"
            )
        )
        #expect(
            expansion.lines.contains(
                "static let registration1: Ampoule::AsynchronousComponentRegistration<Horse, String> = "
                    + "Ampoule::AsynchronousComponentRegistration(Horse.self, "
                    + "factory: Ampoule::__AsynchronousMaking(Horse.__make(registration1:_:)))"
            )
        )
        let code = expansion.lines.joined().withoutSpace
        #expect(
            code.contains(
                """
                func callAsFunction(name: String, __file: Swift::StaticString = #fileID, \
                __line: Swift::UInt = #line) async -> Horse { await self.resolver.__call(\
                Horse.__Registrations.registration1, name, file: __file, line: __line) }
                """.withoutSpace
            )
        )
        #expect(
            code.contains(
                """
                func make(name: String) async throws(Ampoule::ResolutionError) -> Horse \
                { try await self.resolver.__make(Horse.__Registrations.registration1, name) }
                """.withoutSpace
            )
        )
    }

    @Test func anAsynchronousComponentWithoutArgumentsCanBeADependency() throws {
        let expansion = try Expansion("@Register final class Stable { init() async throws {} }")

        #expect(
            expansion.lines.contains(
                "nonisolated static var __argumentFreeRegistration: "
                    + "Ampoule::AsynchronousComponentRegistration<RegisteredService> "
                    + "{ Stable.__Registrations.registration1 }"
            )
        )
        #expect(expansion.lines.contains { line in line.hasSuffix("{ try await Stable() }") })
        #expect(
            expansion.lines.joined().contains(
                "async throws(Ampoule::ResolutionError) -> Stable {try await self.resolver"
            )
        )
    }

    @Test func whatIsInjectedAfterAnAsynchronousInitializerIsAwaited() throws {
        let expansion = try Expansion(
            """
            @Register
            final class Horse {
                @Inject weak var stable: Stable?
                init() async {}
                @Inject func eat(feed: Feed) async {}
                @Inject func rest() {}
            }
            """
        )

        #expect(
            expansion.lines.contains(
                "static func __complete(_ __resolver: Ampoule::AsynchronousResolver, "
                    + "_ __component: Ampoule::__Argument<Horse>) "
                    + "async throws {"
            )
        )
        #expect(
            expansion.lines.contains(
                "__component.stable = try await __resolver[__awaited: Ampoule::__Type<Stable?>.self]"
            )
        )
        #expect(
            expansion.lines.contains(
                "try await __component.eat(feed: __resolver[__awaited: Ampoule::__Type<Feed>.self])"
            )
        )
        #expect(expansion.lines.contains("__component.rest()"))
        #expect(
            expansion.code.contains("completions: [Ampoule::__Completion(asynchronous: Horse.__complete)]")
        )
    }

    @Test func initializersOfBothKindsHaveRegistrationsOfBothKinds() throws {
        let expansion = try Expansion(
            """
            @Register
            final class Horse {
                @Inject var stable: Stable?
                @Inject init() {}
                @Inject init(name: String) async {}
            }
            """
        )

        #expect(expansion.diagnostics.isEmpty)
        #expect(expansion.code.contains("registration1: Ampoule::ComponentRegistration<Horse>"))
        #expect(
            expansion.code.contains(
                "registration2: Ampoule::AsynchronousComponentRegistration<Horse, String>"
            )
        )
        #expect(expansion.code.contains("completions: [Ampoule::__Completion(Horse.__complete)]"))
        #expect(
            expansion.code.contains(
                "__component.stable = try Ampoule::__Dependency<Stable?>[by: __resolver]"
            )
        )
    }
}
