import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// Lists with types that aren't components.
struct PartialListExpansionTests {
    private func expansion(_ source: String, of path: String = "Pets.swift") throws -> [String] {
        let file = Parser.parse(source: source)
        let declaration = try #require(file.statements.first?.item.as(ExtensionDeclSyntax.self))
        let attribute = try #require(declaration.attributes.first?.as(AttributeSyntax.self))
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Zoo", fullFilePath: path)]
        )
        return try PartialRegistrationsMacro.expansion(
            of: attribute,
            providingMembersOf: declaration,
            conformingTo: [],
            in: context
        ).map(\.description)
    }

    @Test func eachAccessorDependsOnWhetherItsTypeIsAComponent() throws {
        let members = try expansion("@Registrations(Cat.self)\nextension Container {}")

        #expect(
            members[0] == ###"""
                #Ampoule::__listed(Cat.self, #"""
                nonisolated var cat: Cat.Factory { .init(__resolver: .container(self)) }
                """#, else: ##"""
                #sourceLocation(file: "Pets.swift", line: 1)
                        #error("'Cat' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one")
                #sourceLocation()
                nonisolated var cat: Ampoule::__MisusedFactory<Cat> { .init(__resolver: .container(self)) }
                """##)
                """###
        )
    }

    @Test func onlyComponentsAreRegistered() throws {
        let members = try expansion("@Registrations(Cat.self, Pets.dogComponent) extension Resolver {}")
        let lines = members[2].split(separator: "\n").map { line in line.drop(while: \.isWhitespace) }

        #expect(lines.contains("Ampoule::__registerListed(Ampoule::__Type<Cat>.Itself.self, in: self)"))
        #expect(
            lines.contains(
                "Ampoule::__registerListed(Ampoule::__Type<Pets.__provided_dog>.Itself.self, in: self)"
            )
        )
    }

    @Test(arguments: [("PreferredMembersMacro", "var a: Int"), ("MembersMacro", "var b: Int")])
    func aMacroDeclaresOneOfItsLiterals(macro: String, code: String) throws {
        let node = DeclSyntax(
            ###"#Ampoule::__listed(Cat.self, #"""\###nvar a: Int\###n"""#, else: "var b: Int")"###
        )
        let expansion = try #require(node.as(MacroExpansionDeclSyntax.self))
        let context = BasicMacroExpansionContext()
        let members =
            macro == "MembersMacro"
            ? try MembersMacro.expansion(of: expansion, in: context)
            : try PreferredMembersMacro.expansion(of: expansion, in: context)

        #expect(members.map { member in member.description.filter { !$0.isNewline } } == [code])
    }
}
