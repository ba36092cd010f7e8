import Testing

struct InheritanceExpansionTests {
    private static let subclass = """
        enum Zoo {
            @Register((any Animal).self, Pet.self) class Cat: Mammal {
                @Inject var stable: Stable?
                init(name: String) {}
                @Inject init() {}
            }
        }
        """

    @Test func aClassThatCanBeInheritedFromHasMembersToOverride() throws {
        let expansion = try Expansion("@Register open class Cat { init() {} ; @Inject func purr() {} }")

        #expect(
            expansion.lines.suffix(3) == [
                "open nonisolated class var __completions: [Ampoule::__Completion] "
                    + "{ [Ampoule::__Completion(Cat.__complete)] }",
                "open nonisolated class var __ownRegistration: Ampoule::__OwnRegistration? { nil }",
                "extension Cat: nonisolated Ampoule::__Registrable {}",
            ]
        )
        #expect(
            expansion.lines.contains(
                "open nonisolated class func register(in container: Ampoule::Container) {"
            )
        )
    }

    @Test(arguments: ["final class Cat { init() {} }", "struct Cat {}", "actor Cat { init() {} }"])
    func aTypeThatCannotBeInheritedFromHasNone(declaration: String) throws {
        let expansion = try Expansion("@Register \(declaration)")

        #expect(expansion.lines.contains { line in line.hasPrefix("nonisolated static func register(in") })
        #expect(!expansion.code.contains("__completions"))
        #expect(!expansion.code.contains("__ownRegistration"))
    }

    @Test func aSubclassOverridesTheMembersOfItsSuperclass() throws {
        let expansion = try Expansion(Self.subclass, isConforming: true)

        #expect(
            expansion.lines.suffix(2) == [
                "nonisolated override class var __completions: [Ampoule::__Completion] "
                    + "{ super.__completions + [Ampoule::__Completion(Cat.__complete(Zoo_Zoo_Cat_completion:_:))] }",
                "nonisolated override class var __ownRegistration: Ampoule::__OwnRegistration? "
                    + "{ Ampoule::__OwnRegistration(argumentFree: Cat.__Registrations.registration1) }",
            ]
        )
        #expect(
            expansion.lines.contains(
                "nonisolated override class func register(in container: Ampoule::Container) {"
            )
        )
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "static func __make(Zoo_Zoo_Cat_registration1 __resolver: any Ampoule::Resolver) throws",
        "static func __complete(Zoo_Zoo_Cat_completion __resolver: any Ampoule::Resolver, _ __component: Cat)",
        "static func __forward(Zoo_Zoo_Cat_service1 __component: Cat) -> Pet",
        "static let registration1: Ampoule::ComponentRegistration<(any Animal)> = .init("
            + "Cat.self, factory: Cat.__make(Zoo_Zoo_Cat_registration1:), completions: Cat.__completions",
    ])
    func functionsOfASubclassHaveLabelsOfTheirOwn(start: String) throws {
        let expansion = try Expansion(Self.subclass, isConforming: true)

        #expect(expansion.lines.contains { line in line.hasPrefix(start) }, "\(expansion.code)")
    }
}
