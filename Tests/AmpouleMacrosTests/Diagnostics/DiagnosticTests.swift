import Testing

@Test func everyMisuseOfADeclarationIsReportedAtOnce() throws {
    let expansion = try Expansion(
        """
        @Register(Animal.self, Animal.self, name: "")
        class Cat {
            typealias Factory = Int
            @Inject let stable: Stable
            @Inject static var home: Stable?
            init(@Inject dog: Dog = Dog(), names: String...) {}
            @Inject func meet(dog: inout Dog) async {}
        }
        """
    )

    #expect(
        expansion.identifiers == [
            "repeatedService", "emptyName", "reservedMember",
            "defaultedDependency",
            "parameterNotSupported", "parameterNotSupported", "constantProperty", "staticProperty",
            "asynchronousMethod",
        ]
    )
    #expect(expansion.code == "")
}

@Test func aMisuseStillLeavesTheInitializerThatOtherCodeCalls() throws {
    let expansion = try Expansion(
        """
        @Register(Animal.self, Animal.self)
        class Cat {
            let name: String
        }
        """
    )

    #expect(expansion.code.contains("init(name: String)"))
    #expect(
        expansion.lines.suffix(6) == [
            "typealias Factory = Ampoule::__MisusedFactory<Animal>",
            "nonisolated class func register(in container: Ampoule::Container) {}",
            "nonisolated class var __description: Ampoule::__ComponentDescription "
                + #"{ Ampoule::__Description<Cat, Ampoule::__NoEdge>.of(text: "") }"#,
            "nonisolated class var __completions: [Ampoule::__Completion] { [] }",
            "nonisolated class var __ownRegistration: Ampoule::__OwnRegistration? { nil }",
            "extension Cat: nonisolated Ampoule::__Registrable {}",
        ]
    )
}

@Test func aTypeThatConformsAlreadyIsDiagnosed() throws {
    let expansion = try Expansion("@Register struct Daughter: Registrable {}", isConforming: true)

    let diagnostic = try #require(expansion.diagnostics.first)
    #expect(expansion.identifiers == ["foreignConformance"])
    #expect(diagnostic.node.trimmedDescription == "@Register")
    #expect(diagnostic.message.hasPrefix("'Daughter' cannot be made a component"))
    #expect(expansion.code == "")
}

@Test func initializersThatAreNotUsedMayBeAnything() throws {
    let expansion = try Expansion(
        """
        @Register class Cat {
            @Inject init() {}
            init?<Food>(names: String..., food: inout Food) async {}
        }
        """
    )

    #expect(expansion.diagnostics.isEmpty)
}

@Test func whatTheCompilerTellsIsLeftToIt() throws {
    #expect(try Expansion("@Register(Animal) class Cat {}").diagnostics.isEmpty)
    #expect(try Expansion("@Registrations(Cat) extension Container {}").diagnostics.isEmpty)
    #expect(try Expansion("@Register extension Cat {}").diagnostics.isEmpty)
    #expect(try Expansion("@Register func makeCat() -> Cat { Cat() }").diagnostics.isEmpty)
}

@Test func theSecondOfTwoEqualListsIsTheOneRemoved() throws {
    let expansion = try Expansion("@Registrations(Cat.self, Cat.self) extension Container {}")

    let fixIt = try #require(expansion.diagnostics.first?.fixIts.first)
    #expect(expansion.applying(fixIt) == "@Registrations(Cat.self) extension Container {}")
    #expect(expansion.code.contains("var cat: Cat.Factory"))
}

@Test func attributesThatAnotherMacroCopiedAreLeftAlone() throws {
    let source = "@Inject private var _stable: Stable"

    #expect(try Expansion(source, path: "/tmp/@__swiftmacro_3Zoo.swift").diagnostics.isEmpty)
    #expect(try Expansion(source).identifiers == ["injectedOutsideComponent"])
}
