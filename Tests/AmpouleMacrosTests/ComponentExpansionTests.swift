import Testing

struct ComponentExpansionTests {
    /// The page shows what all of them contain.
    @Test func theMembersOfAPublicComponentArePublic() throws {
        let expansion = try Expansion(
            """
            @Register(Animal.self)
            public final class Horse: Animal {
                public init(@Inject stable: Stable, name: String, running: Bool = false) {}
            }
            """
        )
        let members = expansion.lines.filter { line in line.hasPrefix("public ") }

        #expect(
            members.map { line in String(line.prefix { character in character != "(" }) } == [
                "public typealias RegisteredService = Animal",
                "public struct Factory: nonisolated Ampoule::ComponentFactory, Swift::Sendable {",
                "public typealias __Component = Horse",
                "public nonisolated let __resolver: Ampoule::__HeldResolver",
                "public nonisolated init",
                "public func callAsFunction",
                "public func make",
                "public nonisolated static func __override",
                "public typealias __ProvidedKey = Ampoule::__Plain<Factory>",
                "public typealias __Dependencies = Ampoule::__Description<Horse, "
                    + "Ampoule::__LooseEdge<Ampoule::__Plain<",
                "public nonisolated static func __prove",
                "public nonisolated static var __description: Ampoule::__ComponentDescription {",
                "public nonisolated static func register",
            ]
        )
        let registration = "Horse.__Registrations.registration1After1.__register(in: container)"
        #expect(expansion.lines.contains(registration))
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test func whatTheUserMayGetWrongIsPlacedAtTheUsersLine() throws {
        let expansion = try Expansion(
            """
            @Register(
                Animal.self,
                scope: .container
            )
            final class Horse {
                init() {}
            }
            """
        )

        #expect(
            expansion.code.contains(
                """
                #sourceLocation(file: "Pets.swift", line: 6)
                static func __make(registration1 __resolver: any Ampoule::Resolver) throws -> Animal { \
                let __component = Horse()
                #sourceLocation()
                    #sourceLocation(file: "Pets.swift", line: 2)
                    return __component
                    #sourceLocation()
                """
            )
        )
        #expect(
            expansion.code.contains(
                """
                    #sourceLocation(file: "Pets.swift", line: 2)
                    static let registration1:
                """
            )
        )
        #expect(expansion.code.contains("\n          .shared(Horse.self, .container)"))
    }

    @Test func aMemberwiseInitializerIsWrittenForATypeWithoutOne() throws {
        let expansion = try Expansion(
            """
            @Register
            struct Cat {
                let name: String
                @Inject let stable: Stable
                let bark: @Sendable () -> Void
                var age: Int = 3, weight: Double?
                var `default`: Int = 1
                let legs = 4
                private var changes = 0
                static var count = 0
                var isOld: Bool { age > 12 }
            }
            """
        )

        #expect(
            expansion.lines.dropFirst(1).prefix(8) == [
                "init(name: String, stable: Stable, bark: @escaping @Sendable () -> Void, age: Int = 3, "
                    + "weight: Double? = nil, `default`: Int = 1) {",
                "self.name = name",
                "self.stable = Ampoule::__stored(stable)",
                "self.bark = bark",
                "self.age = age",
                "self.weight = weight",
                "self.`default` = `default`",
                "}",
            ]
        )
    }

    @Test(arguments: [
        ("public let name: String", "public init(name: String) {"),
        ("let name: String", "init(name: String) {"),
        ("private let name: String", "init(name: String) {"),
        ("private let name: PetName", "fileprivate init(name: PetName) {"),
        ("fileprivate let names: [PetName?]", "fileprivate init(names: [PetName?]) {"),
        ("@Inject private let stable: Stable", "fileprivate init(stable: Stable) {"),
        ("public let name: String; @Inject let stable: Stable", "init(name: String, stable: Stable) {"),
    ])
    func aMemberwiseInitializerIsNoMoreVisibleThanTheProperties(property: String, initializer: String) throws
    {
        let expansion = try Expansion("@Register public class Cat { \(property) }")

        #expect(expansion.lines.dropFirst().first == initializer)
    }

    @Test(arguments: [
        ("public", "public init()", "public func make"),
        ("open", "public init()", "public func make"),
        ("public", "init()", "func make"),
        ("public", "private init()", "func make"),
        ("public", "package init()", "package func make"),
        ("package", "public init()", "package func make"),
        ("", "public init()", "func make"),
        ("fileprivate", "init()", "func make"),
        ("public", "fileprivate init(names: [String: URL?])", "func make"),
        ("public", "private init(name: PetName)", "fileprivate func make"),
        ("", "fileprivate init(name: PetName)", "fileprivate func make"),
        ("private", "fileprivate init(name: PetName)", "func make"),
        ("", "fileprivate init(@Inject stable: Stable)", "func make"),
    ])
    func aTypedCallIsAsVisibleAsItsInitializer(type: String, initializer: String, call: String) throws {
        let expansion = try Expansion("@Register \(type) class Cat { \(initializer) {} }")

        #expect(expansion.lines.contains { line in line.hasPrefix(call) })
    }

    @Test(arguments: [
        ("@MainActor class Cat { init() {} }", "@MainActor func make"),
        ("@MainActor class Cat { nonisolated init() {} }", "nonisolated func make"),
        ("class Cat { @ZooActor init() {} }", "@ZooActor func make"),
        ("class Cat { @Zoo init() {} }", "@Zoo func make"),
        ("@ModelActor actor Cat { init() {} }", "func make"),
        ("@Observable class Cat { init() {} }", "func make"),
        ("nonisolated class Cat { init() {} }", "nonisolated struct Factory"),
        ("actor Cat { init() {} }", "nonisolated struct Factory"),
    ])
    func isolationCarriesOver(declaration: String, start: String) throws {
        let expansion = try Expansion("@Register \(declaration)")

        #expect(expansion.lines.contains { line in line.hasPrefix(start) })
    }

    @Test(arguments: [
        ("name: String", "name: String"),
        ("_ name: String", "_ name: String"),
        ("called name: String", "called name: String"),
        ("in: String", "in: String"),
        ("name: String!", "name: String?"),
        ("name: consuming String", "name: String"),
        ("name: String = Self.noName", "name: String = Cat.noName"),
        ("pets: [Self]", "pets: [Cat]"),
        ("bark: () -> Void", "bark: @escaping () -> Void"),
        ("bark: @escaping Bark", "bark: @escaping Bark"),
        ("`self`: Int", "`self` __argument1: Int"),
        ("_ __file: Int", "_ __argument1: Int"),
        ("Cat: Int", "Cat __argument1: Int"),
        ("bark: @escaping @MainActor () -> Void", "bark: @escaping @MainActor () -> Void"),
        ("bark: (() -> Void)? = nil", "bark: (() -> Void)? = nil"),
        ("@PetBuilder pets: () -> [Pet]", "@PetBuilder pets: @escaping () -> [Pet]"),
        ("@Doubled age: Int", "age: Int"),
    ])
    func argumentsKeepTheirSpelling(parameter: String, argument: String) throws {
        let expansion = try Expansion("@Register struct Cat { init(\(parameter)) {} }")

        #expect(expansion.lines.contains { line in line.hasPrefix("func make(\(argument)) throws") })
    }

    @Test(arguments: [
        ("@Inject stable: Stable", "Cat(stable: Ampoule::__Dependency<Stable>[by: __resolver])"),
        ("@Inject _ stable: Stable", "Cat(Ampoule::__Dependency<Stable>[by: __resolver])"),
        ("@Inject `for` stable: Stable", "Cat(for: Ampoule::__Dependency<Stable>[by: __resolver])"),
        ("@Inject in: any Home", "Cat(in: Ampoule::__Dependency<any Home>[by: __resolver])"),
        ("@Inject stable: Stable!", "Cat(stable: Ampoule::__Dependency<Stable>[by: __resolver])"),
        ("@Inject stable: Stable?", "Cat(stable: Ampoule::__Dependency<Stable?>[by: __resolver])"),
        (
            "@Inject bark: @escaping () -> Void",
            "Cat(bark: Ampoule::__Dependency<() -> Void>[by: __resolver])"
        ),
        (
            "@Ampoule.Inject stable: Stable",
            "Cat(stable: Ampoule::__Dependency<Stable>[by: __resolver])"
        ),
        (
            "@Inject(name: Self.home) stable: Stable",
            "Cat(stable: Ampoule::__Dependency<Stable>[by: __resolver, "
                + "name: Cat.__Registrations.dependencyName1])"
        ),
        (
            #"@Inject(name: "home") stable: Stable"#,
            #"Cat(stable: Ampoule::__Dependency<Stable>[by: __resolver, name: "home"])"#
        ),
    ])
    func dependenciesAreAskedForByTheirType(parameter: String, call: String) throws {
        let expansion = try Expansion("@Register struct Cat { init(\(parameter)) {} }")

        #expect(expansion.lines.contains { line in line.hasSuffix("{ try \(call) }") })
    }

    @Test func aClassIsCompletedByTheContainer() throws {
        let expansion = try Expansion(
            """
            @Register class Cat {
                init() {}
                @Inject(name: "main") weak var stable: Stable?
                @Inject func meet(_ dog: Dog, for days: Days) -> Int { 1 }
                @Inject func sleep() {}
            }
            """
        )

        #expect(
            expansion.code.contains(
                "factory: Cat.__make(registration1:), completions: [Ampoule::__Completion(Cat.__complete)])"
            )
        )
        #expect(
            expansion.lines.dropFirst(2).prefix(5) == [
                "static func __complete(_ __resolver: any Ampoule::Resolver, _ __component: Cat) throws {",
                #"__component.stable = try Ampoule::__Dependency<Stable?>[by: __resolver, name: "main"]"#,
                "_ = try __component.meet(Ampoule::__Dependency<Dog>[by: __resolver], "
                    + "for: Ampoule::__Dependency<Days>[by: __resolver])",
                "__component.sleep()",
                "}",
            ]
        )
    }

    @Test func aValueIsCompletedRightAfterItsInitializer() throws {
        let expansion = try Expansion(
            """
            @Register struct Cat {
                init() {}
                @Inject var stable: Stable?
            }
            """
        )

        #expect(expansion.lines.contains { line in line.hasSuffix("{ var __component = Cat()") })
        #expect(expansion.lines.contains("try Cat.__complete(__resolver, &__component)"))
        #expect(!expansion.code.contains("completion:"))
    }

    @Test func everyMarkedInitializerIsRegistered() throws {
        let expansion = try Expansion(
            """
            @Register class Cat {
                @Inject init(name: String) {}
                @Inject init(@Inject stable: Stable) {}
            }
            """
        )

        #expect(expansion.lines.contains("Cat.__Registrations.registration1.__register(in: container)"))
        #expect(expansion.lines.contains("Cat.__Registrations.registration2.__register(in: container)"))
        #expect(
            expansion.lines.contains(
                "nonisolated static var __argumentFreeRegistration: "
                    + "Ampoule::ComponentRegistration<RegisteredService> { Cat.__Registrations.registration2 }"
            )
        )
        #expect(
            expansion.lines.last
                == "extension Cat: nonisolated Ampoule::__Registrable {}"
        )
    }

    @Test func furtherServicesAreForwarded() throws {
        let expansion = try Expansion(
            #"@Register(Animal.self, (any Pet).self, name: "lucky", scope: .graph) class Cat { init() {} }"#
        )

        #expect(
            expansion.lines.contains(
                "static func __forward(service1 __component: Cat) -> (any Pet) { __component }"
            )
        )
        #expect(
            expansion.code.contains(
                #"name: "lucky", scope: .graph, forwards: [Ampoule::__Forward(Ampoule::__Type<(any Pet)>.Itself.self)])"#
            )
        )
    }

    @Test(arguments: [
        (".container", "scope: Ampoule::__Scope.shared(Cat.self, .container)"),
        ("ObjectScope.weak", "scope: Ampoule::__Scope.shared(Cat.self, ObjectScope.weak)"),
        ("Ampoule.ObjectScope.weak", "scope: Ampoule::__Scope.shared(Cat.self, Ampoule.ObjectScope.weak)"),
        ("Ampoule::ObjectScope.weak", "scope: Ampoule::__Scope.shared(Cat.self, Ampoule::ObjectScope.weak)"),
        (".transient", "scope: .transient"),
        (".perVisit", "scope: Ampoule::__Scope.of(Cat.self, .perVisit)"),
        ("Scopes.container", "scope: Ampoule::__Scope.of(Cat.self, Scopes.container)"),
    ])
    func scopesThatThreadsShareAskForASendableComponent(scope: String, argument: String) throws {
        let expansion = try Expansion("@Register(scope: \(scope)) class Cat { init() {} }")

        #expect(expansion.code.contains(", \(argument))"))
    }

    @Test func registrationsOfGenericTypesAreKeptByTheLibrary() throws {
        let expansion = try Expansion(
            "struct Crate<Content> { @Register struct Lock { init(content: Content!, toy: [Self]) {} } }"
        )

        #expect(
            expansion.lines.contains(
                """
                static var registration1: Ampoule::ComponentRegistration<Lock, Content?, [Lock]> { \
                .__kept(of: Lock.self, number: 1, orMade: .init(Lock.self, \
                making: .init(method: Lock.__Functions().__make(registration1:_:_:)))) }
                """
            )
        )
    }

    @Test func functionsOfGenericTypesArePassedOnAsMethodsUnlessTheyHaveAnActor() throws {
        let unisolated = try Expansion("@Register struct Crate<Content> { init(content: Content) {} }")
        let isolated = try Expansion("@MainActor @Register struct Crate<Content> { init() {} }")

        #expect(
            unisolated.lines.contains(
                """
                func __make(registration1 __resolver: any Ampoule::Resolver, _ __argument1: Ampoule::__Argument<Content>) \
                throws -> Crate { try Crate.__make(registration1: __resolver, __argument1.value) }
                """
            )
        )
        #expect(!isolated.code.contains("__Functions"))
    }
}
