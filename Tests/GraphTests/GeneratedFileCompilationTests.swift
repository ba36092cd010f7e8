import Testing

/// The list of all components is compiled, with the sources that ask for it.
struct GeneratedFileCompilationTests {
    private let list = "@AllRegistrations extension Container {}"
    private let publicList = "@AllRegistrations public extension Container {}"

    private func expect(
        _ sources: Sources,
        toList entries: String...,
        flags: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let text = sources.list()
        for entry in entries { #expect(text.contains(entry), sourceLocation: sourceLocation) }
        let errors = try sources.compile(withListsOf: "Zoo", flags: flags)
        #expect(errors == [], "\(text)", sourceLocation: sourceLocation)
    }

    private func sources(_ source: String, and more: String...) -> Sources {
        Sources().with("Zoo", source: (["import Ampoule\n" + source] + more).joined(separator: "\n"))
    }

    // MARK: - Members of types of other modules

    private let tools = """
        import Ampoule
        import Foundation
        extension JSONDecoder {
            @Provides static func decoder(indent: Int) -> JSONDecoder { JSONDecoder() }
        }
        extension String {
            @Register struct Parser { let text: String }
        }
        extension Calendar.Component { @Register struct Unit { init() {} } }
        """

    @Test func membersOfTypesOfLibrariesAreListed() throws {
        try expect(
            Sources().with("Zoo", source: tools + "\n" + list),
            toList: "import Foundation\n",
            "JSONDecoder.decoderComponent",
            "String.Parser.self",
            "Calendar.Component.Unit.self"
        )
        try expect(
            Sources().with("Zoo", source: "import Ampoule\n" + list, and: tools),
            toList: "import Foundation\n"
        )
    }

    @Test func whatTheStandardLibraryDeclaresNeedsNoImport() {
        let text = sources("import Foundation\nextension String { @Register struct Parser {} }\n" + list)
            .list()

        #expect(text.contains("String.Parser.self"))
        #expect(!text.contains("import Foundation"))
    }

    private let feature = """
        public enum Feature {}
        public enum Barn { public enum Stall {} }
        """

    private let extensions = """
        import Ampoule
        import Farm
        extension Feature { @Register public struct Model { public init() {} } }
        extension Barn.Stall { @Register struct Door { init() {} } }
        extension Feature { @Provides static func title() -> String { "the farm" } }
        """

    @Test func membersOfAnotherModulesTypesAreListed() throws {
        for list in [list, publicList] {
            try expect(
                Sources().with("Farm", .library, source: feature)
                    .with("Zoo", using: "Farm", source: "import Ampoule\n" + list, and: extensions),
                toList: "import Farm\n",
                "Feature.Model.self",
                "Barn.Stall.Door.self",
                "Feature.titleComponent"
            )
        }
    }

    @Test(arguments: ["", "InternalImportsByDefault", "MemberImportVisibility"])
    func importsStateAnAccessLevelWhereTheyHaveTo(feature name: String) throws {
        let flags = name.isEmpty ? [] : ["-enable-upcoming-feature", name]
        let farm = Sources().with("Farm", .library, source: feature)
        func zoo(_ modifier: String, _ list: String, _ extensions: String) -> Sources {
            farm.with(
                "Zoo",
                using: "Farm",
                source: "import Ampoule\n" + list,
                and: extensions.replacing("import", with: "\(modifier) import")
            )
        }
        let hidden = extensions.replacing("public ", with: "")
        try expect(
            zoo("public", publicList, extensions),
            toList: "\npublic import Ampoule\nimport Farm",
            flags: flags
        )
        try expect(zoo("public", list, extensions), toList: "\nimport Ampoule\nimport Farm", flags: flags)
        try expect(zoo("", list, hidden), toList: "\nimport Ampoule\nimport Farm", flags: flags)
        try expect(
            farm.with(
                "Zoo",
                using: "Farm",
                source: "internal import Ampoule\n" + list,
                and: hidden.replacing("import", with: "internal import")
            ),
            toList: "internal import Ampoule\ninternal import Farm",
            flags: flags
        )
    }

    @Test func importsKeepWhatTheySay() throws {
        let farm = Sources().with(
            "Farm",
            .library,
            source: "enum Feature {}\n@_spi(Deep) public enum Deep {}"
        )
        try expect(
            farm.with(
                "Zoo",
                using: "Farm",
                source: "import Ampoule\n" + list,
                and: "import Ampoule\n@testable import Farm\nextension Feature { @Register struct Model {} }"
            ),
            toList: "@testable import Farm"
        )
        try expect(
            farm.with(
                "Zoo",
                using: "Farm",
                source: "import Ampoule\n" + list,
                and: """
                    import Ampoule
                    @_spi(Deep) import enum Farm.Deep
                    #if canImport(Foundation)
                    import Foundation
                    #endif
                    extension Deep { @Register struct Model {} }
                    extension JSONDecoder { @Register struct Model {} }
                    """
            ),
            toList: "@_spi(Deep) import enum Farm.Deep",
            "#if canImport(Foundation)\nimport Foundation\n#endif"
        )
    }

    @Test func whatIsExportedElsewhereInTheModuleNeedsNoImport() throws {
        try expect(
            Sources().with("Farm", .library, source: feature).with(
                "Zoo",
                using: "Farm",
                source: "import Ampoule\n@_exported import Farm\n" + list,
                and: extensions.replacing("import Farm\n", with: "")
            ),
            toList: "Feature.Model.self"
        )
    }

    @Test func outermostTypesOfOneNameAreToldApart() throws {
        try expect(
            Sources().with("Farm", .library, source: "public enum Feature {}")
                .with("Net", .library, source: "public enum Feature {}")
                .with(
                    "Zoo",
                    using: "Farm",
                    "Net",
                    source: "import Ampoule\n" + list,
                    and: "import Ampoule\nimport Farm\nextension Feature { @Register struct Cow {} }",
                    "import Ampoule\nimport Net\nextension Feature { @Register struct Fish {} }"
                ),
            toList: "Farm::Feature.Cow.self",
            "Net::Feature.Fish.self"
        )
    }

    // MARK: - Names

    @Test func namesStandInBackticksWhereTheyNeedThem() throws {
        try expect(
            sources(
                """
                @Register struct `class` { init() {} }
                enum `in` {
                    @Register struct `my type` { init() {} }
                    @Provides static func `default`() -> Int { 1 }
                    @Provides static func `for one`() -> String { "" }
                }
                @Register public struct `public` { public init() {} }

                """ + list
            ),
            toList: "`class`.self",
            "`in`.`my type`.self",
            "`in`.defaultComponent"
        )
        try expect(
            sources(
                """
                enum `in` { @Register struct `var` { init() {} } }
                enum `do` { @Register struct `var` { init() {} } }

                """ + publicList
            ),
            toList: "__Type<`in`.`var`>"
        )
    }

    @Test func aContainerOfTheModulesOwnIsNotTheOneThatIsExtended() throws {
        let own = "final class Container {}\nprotocol Resolver {}\nenum Ampoule {}\n@Register struct Cat {}\n"
        try expect(
            sources(own + "@AllRegistrations extension Ampoule::Container {}"),
            toList: "extension Ampoule::Container {}"
        )
        try expect(
            sources(own + "@AllRegistrations public extension Ampoule::Resolver {}"),
            toList: "where Self == Ampoule::Container"
        )
    }

    // MARK: - What is left out

    private let omitted = """
        struct Crate<Content> {}
        extension Crate { @Register struct Lid { init() {} } }
        extension Array { @Register struct Slice { init() {} } }
        struct Box<Content> { @Register struct Lid { init() {} } }
        private enum Hidden {}
        extension Hidden { @Register struct Cat { init() {} } }
        private extension Int { @Register struct Mouse { init() {} } }
        protocol Animal {}
        #if DEBUG
        @Register struct Ghost { init() {} }
        #endif
        @available(macOS 99, *)
        @Register struct Robot { init() {} }
        enum Named { @Register struct `Type` { init() {} } }
        typealias Ints = [Int]
        extension Ints { @Register struct Sum { init() {} } }
        @Register struct Horse { init() {} }

        """

    @Test func whatCannotBeNamedIsLeftOutAndSaidSo() throws {
        let sources = sources(omitted + list)
        try expect(sources, toList: "(\n    Horse.self,\n    named")
        #expect(
            sources.report().omissions.map(\.message) == [
                "'@AllRegistrations' omits 'Crate.Lid', because it is generic; register it separately",
                "'@AllRegistrations' omits 'Slice', because it is generic; register it separately",
                "'@AllRegistrations' omits 'Box.Lid', because it is generic; register it separately",
                "'@AllRegistrations' omits 'Cat', because it is private; register it separately",
                "'@AllRegistrations' omits 'Mouse', because it is private; register it separately",
                "'@AllRegistrations' omits 'Ghost', because it stands in an '#if'; register it separately",
                "'@AllRegistrations' omits 'Robot', because it is not available everywhere; register it separately",
                "'@AllRegistrations' omits 'Type', because no expression can name it; register it separately",
                "'@AllRegistrations' omits 'Sum', because it is generic; register it separately",
            ]
        )
        #expect(
            sources.report().description.contains(
                "Zoo.swift:7:37: note: '@AllRegistrations' omits 'Cat'"
            )
        )
    }

    @Test func whatIsRegisteredByHandIsNotSaidToBeLeftOut() {
        let source = """
            @Register private struct Cat { init() {} }
            func start(_ container: Container) { Cat.register(in: container) }

            """
        #expect(sources(source + list).report().omissions.isEmpty)
        #expect(sources(source + "@Registrations extension Container {}").report().omissions.isEmpty)
    }

    // MARK: - What is judged

    @Test func membersOfTypesOfOtherModulesAreJudged() {
        let source = """
            extension String {
                @Register struct Parser { let text: String }
            }
            extension Int {
                @Provides static func food() -> Double { 1 }
            }
            @Register struct Keeper {
                @Inject let food: Double
                @Inject let parser: String.Parser
            }
            @AllRegistrations extension Container {}
            func start(_ container: Container) { container.registerComponents() }
            """

        #expect(sources(source).problems() == ["Zoo.swift:10 needsArguments"])
    }

    @Test func functionsOfOneNameInExtensionsOfTwoModulesAreTwo() throws {
        let farm = """
            import Ampoule
            extension Int { @Provides static func food() -> String { "hay" } }
            @Registrations(Int.foodComponent, named: "registerFarm") extension Container {}
            public func registerFarm(in container: Container) { container.registerFarm() }
            """
        let zoo = """
            import Ampoule
            import Farm
            extension Int { @Provides static func food() -> Double { 1 } }
            @Register struct Keeper { @Inject let food: Double; @Inject let hay: String }
            @AllRegistrations extension Container {}
            func start(_ container: Container) {
                container.registerComponents()
                registerFarm(in: container)
            }
            """
        let sources = Sources().with("Farm", .library, source: farm).with("Zoo", using: "Farm", source: zoo)
        try expect(sources, toList: "Int.foodComponent", "Keeper.self")
        #expect(sources.problems() == [])
    }
}
