#if compiler(>=6.3)
import Testing

/// The factory type of the library, which serves components without arguments.
struct ArgumentFreeFactoryExpansionTests {
    @Test func aComponentWithoutArgumentsHasAnAliasAsItsFactory() throws {
        let expansion = try Expansion(
            """
            @Register(Animal.self)
            public final class Horse: Animal {
                public init(@Inject stable: Stable) {}
            }
            """,
            features: []
        )

        #expect(
            expansion.lines == [
                "public typealias RegisteredService = Animal",
                "public nonisolated static func __create(by __resolver: any Ampoule::Resolver) throws "
                    + "-> RegisteredService { let __component = try Horse("
                    + "stable: Ampoule::__Dependency<Stable>[by: __resolver])",
                "return __component",
                "}",
                "public nonisolated static let __argumentFreeRegistration: "
                    + "Ampoule::ComponentRegistration<RegisteredService> = .init(Horse.self)",
                "public typealias Factory = Ampoule::__ArgumentFreeFactory<Horse>",
                "public typealias __Dependencies = Ampoule::__Description<Horse, Ampoule::__Edge<Ampoule::__Plain<",
                "(Stable)>, Ampoule::__NoEdge>>",
                "public nonisolated static func __prove(",
                "_: Ampoule::__Of<Horse>,",
                "_: Ampoule::__Unproved,",
                #"_: Swift::Void? = #Ampoule::__requirements("Horse", in: "Pets.swift", "3:17 -sn0 'Stable'")"#,
                ") {}",
                "public nonisolated static var __description: Ampoule::__ComponentDescription {",
                "__Dependencies.of(text: \"\"\"",
                "Zoo/Pets.swift",
                "2:20 class",
                "1 3:17",
                "stable",
                "Stable",
                "\"\"\")",
                "}",
                "public nonisolated static func register(in container: Ampoule::Container) {",
                "Horse.__argumentFreeRegistration.__register(in: container)",
                "}",
                "extension Horse: nonisolated Ampoule::__Registrable {}",
            ]
        )
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test func namesThatMembersShareAreInATypeOfTheirOwn() throws {
        let expansion = try Expansion(
            """
            @Register(scope: .container) final class Horse {
                init(@Inject(name: Names.home) stable: Stable) {}
            }
            """,
            features: []
        )

        #expect(expansion.lines.contains("nonisolated struct __Registrations {"))
        #expect(expansion.code.contains("static var dependencyName1: Swift::String {"))
        #expect(
            expansion.code.contains(
                ".init(Horse.self, scope: Ampoule::__Scope.shared(Horse.self, .container))"
            )
        )
        #expect(expansion.code.contains("func register(in"))
    }

    @Test func aGenericComponentKeepsItsRegistrationInTheLibrary() throws {
        let expansion = try Expansion("@Register struct Box<Content> { init() {} }", features: [])

        #expect(
            expansion.lines.contains(
                "nonisolated static var __argumentFreeRegistration: Ampoule::ComponentRegistration<Box> "
                    + "{ .__kept(of: Box.self, number: 1, orMade: .init(Box.self)) }"
            )
        )
        #expect(!expansion.code.contains("__Functions"))
    }

    /// The functions of a class hierarchy override each other.
    @Test func aClassThatOthersMayInheritFromRegistersItself() throws {
        let expansion = try Expansion("@Register class Horse { init() {} }", features: [])

        #expect(
            expansion.lines.contains("nonisolated class func register(in container: Ampoule::Container) {")
        )
        #expect(expansion.lines.contains("Horse.__argumentFreeRegistration.__register(in: container)"))
    }

    @Test(arguments: [
        ("@Register struct Horse { @Inject let stable: Stable }", ""),
        ("@Register struct Box<Content> { init() {} }", ""),
        ("@Register class Horse { init() {}; @Inject var stable: Stable? }", ""),
        ("@Register package class Horse { package init() {} }", "package "),
        ("@Register private class Horse { private init() {} }", ""),
        ("@Register class Horse { private init() {} }", ""),
        ("enum Farm { @Provides static func keys() -> [Key] {} }", ""),
    ])
    func theAliasIsAsVisibleAsTheComponent(declaration: String, modifier: String) throws {
        let expansion = try Expansion(declaration, features: ["StrictMemorySafety"])

        #expect(
            expansion.lines.contains { line in
                line.hasPrefix("\(modifier)typealias Factory = Ampoule::__ArgumentFreeFactory<")
            }
        )
        #expect(
            expansion.lines.contains { line in
                line.hasPrefix("\(modifier)nonisolated static func __create(by __resolver:")
            }
        )
    }

    @Test(arguments: [
        "@Register struct Horse { init(name: String) {} }",
        "@Register struct Horse { init(name: String = \"Lucky\") {} }",
        "@Register struct Horse { @Inject init() {}; @Inject init(name: String) {} }",
        "@Register struct Horse { init() throws {} }",
        "@Register struct Horse { init?() {} }",
        "@Register struct Horse { init() async {} }",
        "@Register class Horse { init() {}; @Inject func graze() throws {} }",
        "@Register struct Horse { init() {}; @Inject var stable: Stable? }",
        "@Register actor Horse { init() {} }",
        "@MainActor @Register class Horse { init() {} }",
        "@Register class Horse { @MainActor init() {} }",
        "@Register nonisolated class Horse { init() {} }",
        "@Register public class Horse { init() {} }",
        "@available(*, deprecated) @Register class Horse { init() {} }",
        "@Register class Horse { @available(*, deprecated) init() {} }",
        "@MainActor enum Farm { @Provides static func keys() -> [Key] {} }",
    ])
    func otherComponentsHaveAFactoryTypeOfTheirOwn(declaration: String) throws {
        let expansion = try Expansion(declaration, features: [])

        #expect(expansion.lines.contains { line in line.contains("struct Factory: ") })
        #expect(!expansion.code.contains("__create(by "))
    }

    @Test func aComponentThatInheritsFromAnotherHasAFactoryTypeOfItsOwn() throws {
        let expansion = try Expansion(
            "@Register class Pony: Horse { override init() {} }",
            isConforming: true,
            features: []
        )

        #expect(expansion.lines.contains { line in line.contains("struct Factory: ") })
    }

    /// A component without a stated isolation may have that of its module, which the typed call then has.
    @Test(arguments: [["InferIsolatedConformances"], ["DefaultIsolationPerFile"], nil])
    func aComponentThatMayBeIsolatedHasAFactoryTypeOfItsOwn(features: Set<String>?) throws {
        let expansion = try Expansion("@Register class Horse { init() {} }", features: features)

        #expect(expansion.lines.contains { line in line.contains("struct Factory: ") })
    }
}
#endif
