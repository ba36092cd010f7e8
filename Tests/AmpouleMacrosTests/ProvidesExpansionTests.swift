import Testing

struct ProvidesExpansionTests {
    @Test func aFunctionGetsAComponentAndAPropertyThatNamesIt() throws {
        let expansion = try Expansion(
            """
            public enum Networking {
                @Provides(name: "main", scope: .container)
                public static func session(@Inject cache: Cache, timeout: Double = 3) -> Session {}
            }
            """
        )

        #expect(
            expansion.lines == [
                "public enum __provided_session: nonisolated Ampoule::__Registrable, Ampoule::__ProvidedByFunction {",
                "public typealias __FunctionComponent = Self",
                "public typealias RegisteredService = Session",
                "static func __make(registration1 __resolver: any Ampoule::Resolver, _ __argument1: Double) "
                    + "throws -> RegisteredService { let __component = try Zoo::Networking.session("
                    + "cache: Ampoule::__Dependency<Cache>[by: __resolver], "
                    + "timeout: __argument1)",
                "return __component",
                "}",
                "static func __defaultValues(registration1After0 _: ()) "
                    + "-> Ampoule::__DefaultValues<Double> { .init(3) }",
                "nonisolated struct __Registrations {",
                "static let registration1: Ampoule::ComponentRegistration<RegisteredService, Double> = "
                    + ".init(__FunctionComponent.self, "
                    + "factory: __FunctionComponent.__make(registration1:_:), name: \"main\", "
                    + "scope: Ampoule::__Scope",
                ".shared(RegisteredService.self, (.container) as Ampoule::ObjectScope), "
                    + "sendability: Ampoule::__Sendability.of(RegisteredService.self))",
                "static let registration1After0: Ampoule::ComponentRegistration<RegisteredService> = "
                    + ".init(shortening: registration1, "
                    + "by: __FunctionComponent.__defaultValues(registration1After0:))",
                "}",
                "public nonisolated static var __argumentFreeRegistration: "
                    + "Ampoule::ComponentRegistration<RegisteredService> "
                    + "{ __FunctionComponent.__Registrations.registration1After0 }",
                "public struct Factory: nonisolated Ampoule::ComponentFactory, Swift::Sendable {",
                "public typealias __Component = __FunctionComponent",
                "public typealias __ProvidedKey = __FunctionComponent.__ProvidedKey",
                "public nonisolated let __resolver: Ampoule::__HeldResolver",
                "public nonisolated init(__resolver: Ampoule::__HeldResolver) { self.__resolver = __resolver }",
                "public func callAsFunction(timeout: Double = 3, __file: Swift::StaticString = #fileID, "
                    + "__line: Swift::UInt = #line) -> RegisteredService {",
                "do throws(Ampoule::ResolutionError) {",
                "return try self.make(timeout: timeout)",
                "} catch {",
                "self.resolver.__trap(error, file: __file, line: __line)",
                "}",
                "}",
                "@available(*, unavailable) public func callAsFunction(",
                "timeout: Double = 3",
                ") -> RegisteredService { while true {} }",
                "public func make(timeout: Double = 3) throws(Ampoule::ResolutionError) -> RegisteredService {",
                "let __step = __FunctionComponent.__Registrations.registration1.__begin(by: self.__resolver)",
                "guard __step.isOwn else {",
                "return try self.__resolver.__make(__FunctionComponent.__Registrations.registration1, by: __step, timeout)",
                "}",
                "do {",
                "return __step.end(with: try __FunctionComponent.__make(registration1: self.resolver, timeout))",
                "} catch {",
                "throw __step.end(failingWith: error)",
                "}",
                "}",
                "public nonisolated static func __override(in __container: Ampoule::Container, "
                    + "with __fake: @escaping @isolated(any) @Sendable (Double) throws -> RegisteredService) "
                    + "-> Ampoule::__Override {",
                "__FunctionComponent.__Registrations.registration1.__override(in: __container, with: __fake)",
                "}",
                "}",
                "public typealias __ProvidedKey = Ampoule::__Key<RegisteredService, (name_main: (), ())>",
                "public typealias __Dependencies = Ampoule::__Description<__FunctionComponent, Ampoule::__Edge<Ampoule::__Plain<",
                "(Cache)>, Ampoule::__NoEdge>>",
                "public nonisolated static func __prove(",
                "_: Ampoule::__Of<__FunctionComponent>,",
                "_: Ampoule::__Unproved,",
                #"_: Swift::Void? = #Ampoule::__requirements("session", in: "Pets.swift", "3:32 -su0 'Cache'")"#,
                ") {}",
                "public nonisolated static var __description: Ampoule::__ComponentDescription {",
                "__Dependencies.of(text: \"\"\"",
                "Zoo/Pets.swift",
                "3:24 function",
                "1 3:32",
                "cache",
                "Cache",
                "\"\"\")",
                "}",
                "public nonisolated static func register(in container: Ampoule::Container) {",
                "__FunctionComponent.__Registrations.registration1.__register(in: container)",
                "__FunctionComponent.__Registrations.registration1After0.__register(in: container)",
                "}",
                "private typealias __Members = Swift::Never",
                "}",
                "public nonisolated static var sessionComponent: __provided_session.Type { __provided_session.self }",
            ]
        )
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("static func keys() -> [Key]?", "typealias RegisteredService = [Key]", "-> (RegisteredService)?"),
        (
            "static func keys() -> sending [Key]?", "typealias RegisteredService = [Key]",
            "-> (RegisteredService)?"
        ),
        (
            "static func keys() -> sending [Key]", "typealias RegisteredService = [Key]",
            "-> RegisteredService"
        ),
        (
            "static func keys() throws -> [Key]", "typealias RegisteredService = [Key]",
            "callAsFunction() throws("
        ),
        (
            "@MainActor static func keys() -> [Key]", "typealias RegisteredService = [Key]",
            "@MainActor func make"
        ),
        ("static func keys() -> Self", "typealias RegisteredService = Zoo::Farm", "-> RegisteredService"),
    ])
    func theResultDecidesOnTheTypedCall(function: String, service: String, call: String) throws {
        let expansion = try Expansion("enum Farm { @Provides \(function) {} }")

        #expect(expansion.lines.contains(service))
        #expect(expansion.lines.contains { line in line.contains(call) }, "\(expansion.code)")
    }

    @Test(arguments: ["private", "fileprivate"])
    func whatIsHiddenIsSeenInItsFileOnly(access: String) throws {
        let expansion = try Expansion("enum Farm { @Provides \(access) static func keys() -> [Key] {} }")

        #expect(expansion.lines.first?.hasPrefix("fileprivate enum __provided_keys:") == true)
        #expect(expansion.lines.last?.hasPrefix("fileprivate nonisolated static var keysComponent") == true)
    }

    @Test func availabilityCarriesOver() throws {
        let expansion = try Expansion(
            "enum Farm { @available(macOS 26, *) @Provides static func keys() -> [Key] {} }"
        )

        #expect(expansion.lines.first?.hasPrefix("@available(macOS 26, *) enum __provided_keys") == true)
        #expect(expansion.lines.last?.hasPrefix("@available(macOS 26, *) nonisolated static var") == true)
    }

    @Test func aMisusedFunctionStillHasItsComponent() throws {
        let expansion = try Expansion(
            "enum Farm { @Provides static func keys(gates: Int...) -> [Key] {} }"
        )

        #expect(expansion.identifiers == ["parameterNotSupported"])
        #expect(expansion.lines.contains("typealias Factory = Ampoule::__MisusedFactory<RegisteredService>"))
        #expect(expansion.lines.last?.contains("var keysComponent: __provided_keys.Type") == true)
    }
}
