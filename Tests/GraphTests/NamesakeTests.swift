import Testing

/// What a name means that several modules, or several files, declare.
///
/// Each source uses a member that only the type that is meant has, and is compiled: so it is the compiler that
/// says what is meant.
struct NamesakeTests {
    /// A module whose service has the member `ofFarm`, and a component of it.
    private func farm(_ access: String = "public") -> String {
        """
        import Ampoule
        \(access) protocol Logger { var ofFarm: Int { get } }
        @Register(Logger.self) public struct FarmLogger: Logger {
            public var ofFarm: Int { 1 }
            public init() {}
        }
        public func registerFarm(_ container: Container) { FarmLogger.register(in: container) }
        """
    }

    /// A module with a service of the same name, which nothing is registered for.
    private func net(_ access: String = "") -> String {
        "\(access) protocol Logger { var ofNet: Int { get } }\npublic struct Net { public init() {} }"
    }

    private func zoo(_ imports: String, member: String = "ofFarm", type: String = "any Logger") -> String {
        """
        import Ampoule
        \(imports)
        @Register struct Keeper {
            @Inject let logger: \(type)
            var member: Int { logger.\(member) }
        }
        func start(_ container: Container) {
            registerFarm(container)
            Keeper.register(in: container)
        }
        """
    }

    private let missing = ["Zoo.swift:4 missingRegistration"]

    private func expect(
        _ sources: Sources,
        _ problems: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let errors = try sources.compile()
        #expect(errors == [], sourceLocation: sourceLocation)
        #expect(sources.problems() == problems, sourceLocation: sourceLocation)
    }

    private func sources(_ farm: String, _ net: String, _ zoo: String, _ more: String = "") -> Sources {
        Sources().with("Farm", .library, source: farm)
            .with("Net", .library, using: "Farm", source: net)
            .with("Zoo", using: "Farm", "Net", source: zoo, and: more)
    }

    @Test func whatIsInternalInAnotherModuleIsNotMeant() throws {
        try expect(sources(farm(), net(), zoo("import Net\nimport Farm")))
        try expect(sources(farm(), net("package"), zoo("import Net\nimport Farm", type: "any Farm.Logger")))
    }

    @Test func whatIsPackageInAnotherPackageIsNotMeant() {
        let sources = Sources().with("Farm", .library, package: "farm", source: farm())
            .with("Net", .library, package: "net", source: net("package"))
            .with("Zoo", using: "Farm", "Net", package: "zoo", source: zoo("import Net\nimport Farm"))

        #expect(sources.problems() == [])
    }

    @Test func whatIsInternalIsMeantWhereItIsImportedForTests() throws {
        let farm = farm().replacing("public protocol Logger", with: "protocol Logger")
            .replacing("@Register(Logger.self) public struct", with: "@Register(Logger.self) struct")
            .replacing("public var", with: "var").replacing("public init", with: "init")
        try expect(sources(farm, net(), zoo("import Net\n@testable import Farm")))
        try expect(
            sources(farm, net(), zoo("import Farm\n@testable import Net", member: "ofNet")),
            ["Zoo.swift:5 missingRegistration"]
        )
    }

    @Test func whatIsMarkedSPIIsMeantWhereItsGroupIsImported() throws {
        try expect(sources(farm(), net("@_spi(Deep) public"), zoo("import Net\nimport Farm")))
        try expect(
            sources(
                farm(),
                net("@_spi(Deep) public"),
                zoo("@_spi(Deep) import struct Net.Net\nimport Farm")
            )
        )
    }

    @Test func theImportOfOneDeclarationGoesBeforeThatOfAModule() throws {
        try expect(
            sources(farm(), net("public"), zoo("import Net\nimport Farm\nimport protocol Farm.Logger"))
        )
        try expect(
            sources(
                farm(),
                net("public"),
                zoo("import Net\nimport Farm\nimport protocol Net.Logger", member: "ofNet")
            ),
            ["Zoo.swift:6 missingRegistration"]
        )
        try expect(sources(farm(), net("public"), zoo("import struct Net.Net\nimport Farm")))
    }

    @Test func aModuleGoesBeforeWhatItExports() throws {
        let exporting = "@_exported import Farm\n" + net("public")
        try expect(
            sources(farm(), exporting, zoo("import Net", member: "ofNet")),
            missing
        )
        try expect(sources(farm(), "@_exported import Farm", zoo("import Net", type: "any Net.Logger")))
    }

    @Test func whatOneFileExportsIsSeenInAllFilesOfTheModule() throws {
        try expect(sources(farm(), net(), zoo(""), "@_exported import Farm"))
    }

    @Test func whatTheModuleItselfDeclaresGoesBeforeImports() throws {
        try expect(
            sources(
                farm(),
                net("public"),
                zoo("import Farm\nimport Net", member: "ofZoo"),
                "protocol Logger { var ofZoo: Int { get } }"
            ),
            ["Zoo.swift:5 missingRegistration"]
        )
        try expect(
            sources(
                farm(),
                net(),
                zoo("import Farm\nimport Net"),
                "private protocol Logger { var ofZoo: Int { get } }"
            )
        )
    }

    @Test func aModuleSelectorNamesAModule() throws {
        try expect(sources(farm(), net("public"), zoo("import Farm\nimport Net", type: "any Farm::Logger")))
        try expect(
            sources(
                farm(),
                net("public"),
                zoo("import Farm\nimport Net", member: "ofNet", type: "any Net::Logger")
            ),
            ["Zoo.swift:5 missingRegistration"]
        )
    }

    @Test func whatASuperclassDeclaresGoesBeforeWhatIsAroundTheType() throws {
        let base = """
            class Base { struct Logger { var ofBase: Int { 1 } } }
            """
        let zoo = zoo("import Farm", member: "ofBase", type: "Logger")
            .replacing("struct Keeper {", with: "final class Keeper: Base {")
            .replacing("let logger: Logger", with: "var logger: Logger?; override init() {}")
            .replacing("logger.ofBase", with: "logger?.ofBase ?? 0")
        #expect(try sources(farm(), net(), zoo, base).compile() == [])
        #expect(
            sources(farm(), net(), zoo, base).graph()["Keeper"]?.dependencies.first?.provider == .missing
        )
    }

    @Test func whatAProtocolDeclaresIsMeantWhereNothingElseIs() throws {
        let base = """
            protocol Logging {}
            extension Logging { typealias Logger = Quiet; typealias Log = Quiet }
            struct Quiet { var quiet: Int { 1 } }
            """
        let zoo = zoo("import Farm").replacing("Keeper {", with: "Keeper: Logging {")
        try expect(sources(farm(), net(), zoo, base))
        try expect(
            sources(
                farm(),
                net(),
                self.zoo("import Farm", member: "quiet", type: "Log")
                    .replacing("Keeper {", with: "Keeper: Logging {"),
                base
            ),
            missing
        )
        try expect(
            sources(
                farm(),
                net(),
                self.zoo("import Farm", member: "quiet", type: "Keeper.Logger"),
                base + "\nextension Keeper: Logging {}"
            )
        )
    }

    @Test func whatAnExtensionOfAProtocolNamesIsAMemberOfIt() throws {
        let zoo = """
            import Ampoule
            import Farm
            protocol Logging {}
            extension Logging { typealias Logger = Quiet }
            struct Quiet {}
            extension Logging {
                static func register(_ container: Container) { container.register(Logger.self) { _ in Quiet() } }
            }
            struct Loud: Logging {}
            @Register struct Keeper { @Inject let quiet: Quiet }
            func start(_ container: Container) {
                Loud.register(container)
                Keeper.register(in: container)
            }
            """
        try expect(sources(farm(), net(), zoo))
    }

    @Test func whatMayBeAMemberOfATypeThatIsNotReadIsLeftOpen() throws {
        let zoo = """
            import Ampoule
            protocol QueuePriority {}
            @Register final class Job: Operation, @unchecked Sendable {
                let priority: QueuePriority
                init(@Inject priority: QueuePriority) { self.priority = priority; _ = priority.rawValue }
            }
            func start(_ container: Container) {
                container.register(Operation.QueuePriority.self) { _ in .high }
                Job.register(in: container)
            }
            """
        try expect(Sources().with("Zoo", source: "import Foundation\n" + zoo))
    }

    @Test func attributesOfInheritedTypesLeaveNothingOpen() throws {
        let zoo = zoo("import Farm\nimport Net")
            .replacing("struct Keeper {", with: "final class Keeper: @unchecked Sendable {")
            .replacing(
                "let logger: any Logger",
                with: "var logger: (any Farm.Logger)! ; @Inject var net: Net!; init() {}"
            )
        try expect(sources(farm(), net(), zoo), ["Zoo.swift:5 missingRegistration"])
    }

    @Test func aTypeInABlockIsNotSeenBehindIt() throws {
        let zoo = """
            import Ampoule
            struct Cat {}
            func start(_ container: Container) {
                do {
                    struct Cat {}
                    container.register(Cat.self) { _ in Cat() }
                }
                @Register struct Owner { @Inject let cat: Cat }
                Owner.register(in: container)
            }
            """
        #expect(Sources().with("Zoo", source: zoo).problems() == ["Zoo.swift:8 missingRegistration"])
    }

    @Test func typesOfOneNameInExtensionsOfTwoModulesAreTwo() throws {
        let farm = """
            import Ampoule
            public enum Names {}
            extension Names { struct Cat {} }
            public func registerFarm(_ container: Container) {
                container.register(Names.Cat.self) { _ in Names.Cat() }
            }
            """
        let zoo = """
            import Ampoule
            import Farm
            extension Names { struct Cat {} }
            @Register struct Owner { @Inject let cat: Names.Cat }
            func start(_ container: Container) {
                registerFarm(container)
                Owner.register(in: container)
            }
            """
        try expect(sources(farm, net(), zoo), ["Zoo.swift:4 missingRegistration"])
    }
}
