extension Feature {
    /// Closures that receive a resolver.
    static let closures: [Feature] = [
        .registration, .registrationInASharedScope, .asynchronousRegistration, .completion, .decoration,
        .contribution, .override, .assembly, .nestedFunction,
    ]

    private static let registration = Feature("registered closure") { page, need in
        page.add("struct Keeper\(need.number) {}")
        page.register(
            """
            container.register(Keeper\(need.number).self) { resolver in
                \(need.required(of: "resolver"))
                return Keeper\(need.number)()
            }
            """
        )
        page.verify(need.title, "_ = try container.require(Keeper\(need.number).self)")
    }

    private static let registrationInASharedScope = Feature("closure in a shared scope") { page, need in
        page.add("final class Keeper\(need.number): Sendable {}")
        page.register(
            """
            container.register(Keeper\(need.number).self, factory: { resolver -> Keeper\(need.number) in
                \(need.required(of: "resolver"))
                return Keeper\(need.number)()
            }).inObjectScope(.container)
            """
        )
        page.verify(need.title, "_ = try container.require(Keeper\(need.number).self)")
    }

    private static let asynchronousRegistration = Feature("closure that awaits") { page, need in
        page.add("struct Keeper\(need.number): Sendable {}")
        page.register(
            """
            container.register(Keeper\(need.number).self) { resolver in
                await Task.yield()
                _ = try await resolver.require((\(need.type)).self)\(need.mark)
                return Keeper\(need.number)()
            }
            """
        )
        page.verify(
            need.title,
            isAwaited: true,
            "_ = try await container.asynchronous.require(Keeper\(need.number).self)"
        )
    }

    private static let completion = Feature("completion") { page, need in
        page.add("final class Keeper\(need.number) {}")
        let registration = "container.register(Keeper\(need.number).self) { _ in Keeper\(need.number)() }"
        let isStored = need.number.isMultiple(of: 2)
        page.register(
            """
            \(isStored ? "let keeper\(need.number) = \(registration)\nkeeper\(need.number)" : registration)
                .initCompleted { resolver, _ in
                    \(need.required(of: "resolver"))
                }
            """
        )
        page.verify(need.title, "_ = try container.require(Keeper\(need.number).self)")
    }

    private static let decoration = Feature("decorating closure") { page, need in
        page.add("struct Keeper\(need.number) {}")
        page.register("container.register(Keeper\(need.number).self) { _ in Keeper\(need.number)() }")
        page.register(
            """
            container.decorate(Keeper\(need.number).self) { resolver, keeper in
                \(need.required(of: "resolver"))
                return keeper
            }
            """
        )
        page.verify(need.title, "_ = try container.require(Keeper\(need.number).self)")
    }

    private static let contribution = Feature("contributing closure") { page, need in
        page.add("protocol Part\(need.number) {}\n\nstruct Wheel\(need.number): Part\(need.number) {}")
        page.register(
            """
            container.contribute(to: (any Part\(need.number)).self) { resolver in
                \(need.required(of: "resolver"))
                return Wheel\(need.number)()
            }
            """
        )
        page.verify(need.title, "_ = try container.require([any Part\(need.number)].self)")
    }

    private static let override = Feature("overriding closure") { page, need in
        page.add("struct Keeper\(need.number) {}")
        page.register("container.register(Keeper\(need.number).self) { _ in Keeper\(need.number)() }")
        page.register(
            """
            container.override(Keeper\(need.number).self) { resolver in
                \(need.required(of: "resolver"))
                return Keeper\(need.number)()
            }
            """
        )
        page.verify(need.title, "_ = try container.require(Keeper\(need.number).self)")
    }

    private static let assembly = Feature("closure of an assembly") { page, need in
        page.add(
            """
            struct Keeper\(need.number) {}

            struct Assembly\(need.number): Assembly {
                func assemble(container: Container) {
                    container.register(Keeper\(need.number).self) { resolver in
                        \(need.required(of: "resolver"))
                        return Keeper\(need.number)()
                    }
                }
            }
            """
        )
        page.register("Assembly\(need.number)().assemble(container: container)")
        page.verify(need.title, "_ = try container.require(Keeper\(need.number).self)")
    }

    private static let nestedFunction = Feature("function in a closure") { page, need in
        page.add("struct Keeper\(need.number) {}")
        page.register(
            """
            container.register(Keeper\(need.number).self) { resolver in
                func prepare() throws -> Keeper\(need.number) {
                    \(need.required(of: "resolver"))
                    return Keeper\(need.number)()
                }
                return try prepare()
            }
            """
        )
        page.verify(need.title, "_ = try container.require(Keeper\(need.number).self)")
    }
}
