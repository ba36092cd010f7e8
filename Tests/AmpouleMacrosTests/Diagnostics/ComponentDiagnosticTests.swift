import Testing

@Test(
    arguments: Misuse.all(
        in: """
            protocolNotSupported: «@Register» protocol Animal {}
            mended: protocol Animal {}

            enumerationWithoutInitializer: @Register enum «Mood» { case calm }

            noncopyable: @Register struct Egg: «~Copyable» { init() {} }
            mended: @Register struct Egg { init() {} }

            noncopyable: @Register struct Egg: Animal, «~Copyable» { init() {} }
            mended: @Register struct Egg: Animal { init() {} }

            privateNested: struct Pets { @Register «private» class Cat {} }
            mended: struct Pets { @Register fileprivate class Cat {} }

            privateSurrounding: struct Pets { private struct Wild { @Register class «Cat» {} } }
            mended: struct Pets { fileprivate struct Wild { @Register class Cat {} } }

            reservedName: @Register struct «Factory» {}

            reservedMember: @Register class Cat { typealias «Factory» = Int }

            reservedMember: @Register class Cat { static func «register»(in container: Container) {} }

            shadowedFactory: @Register class Cat { init(@Inject factory: «Factory») {} }

            shadowedFactory: @Register class Cat { private let toys: any «Factory» = Toys(); init() {} }

            shadowedFactory: @Register class Cat { init() {}; func toys() -> [«Factory»<Toy>] { [] } }

            repeatedRegister: @Register «@Register(Animal.self)» class Cat {}
            mended: @Register class Cat {}

            noncopyable: @Register struct Egg: «~Escapable» { init() {} }
            mended: @Register struct Egg { init() {} }

            reservedMember: @Register class Cat { func «__make»() {} ; init() {} }

            shadowedFactory: @Register class Cat { init(lives: Int = «Factory».count) {} }

            shadowedFactory: @Register(«Factory».self) class Cat {}

            hiddenName: @Register(name: «Names».main) struct Cat { enum Names { static let main = 1 } }

            hiddenName: @Register(«Animal».self) struct Cat { typealias Animal = Dog }
            """
    )
)
func typesThatCannotBeComponentsAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}

@Test(arguments: [
    "@Register(name: Zoo.Names.main) struct Cat { enum Names {} }",
    "@Register(name: Zoo::Names.main) struct Cat { enum Names {} }",
    "@Register(name: Names.main) struct Cat { var main: Int = 1 }",
    "@Register(Animal.self, name: \"Animal\") enum Cat { case Animal; init() {} }",
    "@Register(scope: .request) struct Cat { let request: Int }",
])
func namesThatNoMemberHidesAreAccepted(source: String) throws {
    #expect(try Expansion(source).identifiers == [])
}
