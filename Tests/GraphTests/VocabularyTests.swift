import AmpouleGraphReader
import Foundation
import TestSupport
import Testing

/// The table of what the library's declarations mean to the check has all of them.
struct VocabularyTests {
    private static let modules =
        ["Ampoule", "AmpouleModules", "AmpouleAutoregistration", "AmpouleTesting"] + modulesOfViews

    /// The product for SwiftUI, which is empty without it and without the stand-in for it.
    private static var modulesOfViews: [String] {
        #if AMPOULE_STAND_INS
        return ["AmpouleSwiftUI"]
        #else
        return []
        #endif
    }

    private static let types = Vocabulary.types.filter { type in
        !modulesOfViews.isEmpty || !Vocabulary.typesOfViews.contains { $0.name == type.name }
    }

    private static let functions = Vocabulary.functions.filter { functions in
        !modulesOfViews.isEmpty || !Vocabulary.functionsOfViews.contains { $0.names == functions.names }
    }

    private static let properties = Vocabulary.properties.filter { property in
        !modulesOfViews.isEmpty || property.owner != "EnvironmentValues"
    }

    /// The public declarations of all modules.
    private static let interface = Result {
        try modules.map(PublicDeclarations.init).reduce(into: PublicDeclarations()) { $0.formUnion($1) }
    }

    /// The types whose functions need no row.
    private static let passiveTypes = Set(
        Vocabulary.types.filter { $0.meaning == .passive }.map(\.name)
    )

    private func isOfPassiveType(_ name: String) -> Bool {
        name.split(separator: ".").first.map { Self.passiveTypes.contains(String($0)) } ?? false
    }

    private let remedy: Comment = """
        Give each of the first its row in 'Sources/AmpouleGraphReader/Vocabulary', by what it means to the check, and \
        remove the rows of the second.
        """

    @Test func eachPublicFunctionHasAMeaning() throws {
        let declared = try Self.interface.get().functions.filter { !isOfPassiveType($0) }
        // The compiler leaves out declarations whose names begin with an underscore.
        let rows = Self.functions.flatMap(\.names).filter { !$0.contains("._") }

        #expect(declared.subtracting(rows).sorted() == [], remedy)
        #expect(Set(rows).subtracting(declared).sorted() == [], remedy)
        #expect(Set(rows).count == rows.count)
    }

    @Test func eachPublicTypeHasAMeaning() throws {
        let declared = try Self.interface.get().types
        let rows = Self.types.map(\.name)

        #expect(Set(declared.keys).subtracting(rows).sorted() == [], remedy)
        #expect(Set(rows).subtracting(declared.keys).sorted() == [], remedy)
        for type in Self.types {
            let declaration = try #require(declared[type.name])
            #expect(declaration.isProtocol == type.isProtocol, "\(type.name)")
            #expect(declaration.memberTypes == type.memberTypes, "\(type.name)")
        }
    }

    @Test func eachMacroHasAMeaning() throws {
        #expect(try Self.interface.get().macros == Set(Vocabulary.Macro.allCases.map(\.rawValue)), remedy)
    }

    @Test func eachPublicPropertyThatHoldsAContainerIsKnown() throws {
        let declared = try Self.interface.get().containerProperties
            .filter { !$0.key.hasPrefix("LevelContainer.") }
        let rows = Dictionary(uniqueKeysWithValues: Self.properties.map { ($0.fullName, $0.type) })

        #expect(declared == rows, remedy)
    }

    @Test func theModulesAreThoseOfTheTable() {
        #expect(Set(Self.modules).union(["AmpouleSwiftUI"]) == Vocabulary.modules)
    }
}
