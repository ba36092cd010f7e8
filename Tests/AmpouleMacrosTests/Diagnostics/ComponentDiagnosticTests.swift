import Testing

@Test(
    arguments: [
        Misuse(
            "@Register protocol Animal {}",
            "protocolNotSupported",
            at: "@Register",
            mended: ["protocol Animal {}"]
        ),
        Misuse("@Register enum Mood { case calm }", "enumerationWithoutInitializer", at: "Mood"),
        Misuse(
            "@Register struct Egg: ~Copyable { init() {} }",
            "noncopyable",
            at: "~Copyable",
            mended: ["@Register struct Egg { init() {} }"]
        ),
        Misuse(
            "@Register struct Egg: Animal, ~Copyable { init() {} }",
            "noncopyable",
            at: "~Copyable",
            mended: ["@Register struct Egg: Animal { init() {} }"]
        ),
        Misuse(
            "struct Pets { @Register private class Cat {} }",
            "privateNested",
            at: "private",
            mended: ["struct Pets { @Register fileprivate class Cat {} }"]
        ),
        Misuse(
            "struct Pets { private struct Wild { @Register class Cat {} } }",
            "privateSurrounding",
            at: "Cat",
            mended: ["struct Pets { fileprivate struct Wild { @Register class Cat {} } }"]
        ),
        Misuse("@Register struct Factory {}", "reservedName", at: "Factory"),
        Misuse("@Register class Cat { typealias Factory = Int }", "reservedMember", at: "Factory"),
        Misuse(
            "@Register class Cat { static func register(in container: Container) {} }",
            "reservedMember",
            at: "register"
        ),
        Misuse("@Register class Cat { init(@Inject factory: Factory) {} }", "shadowedFactory", at: "Factory"),
        Misuse(
            "@Register class Cat { private let toys: any Factory = Toys(); init() {} }",
            "shadowedFactory",
            at: "Factory"
        ),
        Misuse(
            "@Register class Cat { init() {}; func toys() -> [Factory<Toy>] { [] } }",
            "shadowedFactory",
            at: "Factory"
        ),
        Misuse(
            "@Register @Register(Animal.self) class Cat {}",
            "repeatedRegister",
            at: "@Register(Animal.self)",
            mended: ["@Register class Cat {}"]
        ),
        Misuse(
            "@Register struct Egg: ~Escapable { init() {} }",
            "noncopyable",
            at: "~Escapable",
            mended: ["@Register struct Egg { init() {} }"]
        ),
        Misuse("@Register class Cat { func __make() {} ; init() {} }", "reservedMember", at: "__make"),
        Misuse(
            "@Register class Cat { init(lives: Int = Factory.count) {} }",
            "shadowedFactory",
            at: "Factory"
        ),
        Misuse("@Register(Factory.self) class Cat {}", "shadowedFactory", at: "Factory"),
        Misuse(
            "@Register(name: Names.main) struct Cat { enum Names { static let main = 1 } }",
            "hiddenName",
            at: "Names"
        ),
        Misuse("@Register(Animal.self) struct Cat { typealias Animal = Dog }", "hiddenName", at: "Animal"),
    ] as [Misuse]
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
