import Testing

/// The macro around the members that repeat types from declarations.
struct GuardedMembersExpansionTests {
    @Test(arguments: [
        ("struct Cat { let name: Name }", "(Ampoule::__Any[] as Cat).name"),
        (
            "final class Cat { @Inject let stable: Stable; let age: Int }",
            "((Ampoule::__Any[] as Cat).stable, (Ampoule::__Any[] as Cat).age)"
        ),
        ("final class Cat { init() {}; @Inject var stable: Stable? }", "(Ampoule::__Any[] as Cat).stable"),
        (
            "struct Cat { init() {}; @Inject mutating func meet(_ dog: Dog) {} }",
            "{ (__component: inout Cat) in __component.meet(Ampoule::__Any[]) }"
        ),
    ])
    func membersDependOnTheDeclarationsWithTheirTypes(declaration: String, use: String) throws {
        #expect(try Expansion("@Register \(declaration)").guards == [use])
    }

    @Test func membersOfAFunctionDependOnIt() throws {
        let expansion = try Expansion("enum Tools { @Provides static func saddle(size: Size) -> Saddle {} }")
        #expect(expansion.guards == ["{ try await Zoo::Tools.saddle(size: Ampoule::__Any[]) }"])
    }

    /// The compiler may need all members to find an initializer, subclasses override members, and deprecation is a
    /// warning.
    @Test(arguments: [
        "struct Cat { init() {} }",
        "struct Cat { init(name: Name) {} }",
        "class Cat { init(@Inject stable: Stable) {} }",
        "struct Cat { init(@Inject stable: Stable) {} }",
        "struct Cat { @available(*, deprecated) init(@Inject stable: Stable) {} }",
        "struct Cat { @available(*, deprecated) let name: Name }",
    ])
    func otherMembersDependOnNothing(declaration: String) throws {
        #expect(try Expansion("@Register \(declaration)").guards == [])
    }

    @Test(arguments: [
        ("final class", true), ("actor", true), ("struct", false),
    ])
    func aClassHasAnInitializerThatStandsIn(kind: String, hasStandIn: Bool) throws {
        let lines = try Expansion("@Register \(kind) Cat { let name: Name }").lines
        let standIn = "private init(__standIn: Swift::Never) { switch __standIn {} }"
        #expect(lines.contains(standIn) == hasStandIn)
    }
}
