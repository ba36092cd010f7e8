import Testing

@Test(
    arguments: [
        Misuse(
            "@Register protocol Animal {}",
            "protocolNotSupported",
            at: "@Register",
            """
            '@Register' cannot be applied to a protocol, because a protocol has no instances of its own; \
            apply it to the types that conform to it
            """,
            mended: [
                "protocol Animal {}"
            ]
        ),
        Misuse(
            "@Register enum Mood { case calm }",
            "enumerationWithoutInitializer",
            at: "Mood",
            """
            Enumeration 'Mood' cannot be a component, because nothing says which case to make; add an \
            initializer that does
            """
        ),
        Misuse(
            "@Register struct Egg: ~Copyable { init() {} }",
            "noncopyable",
            at: "~Copyable",
            """
            Component 'Egg' cannot be '~Copyable', because a container stores and returns copies of \
            what it creates; remove '~Copyable'
            """,
            mended: [
                "@Register struct Egg { init() {} }"
            ]
        ),
        Misuse(
            "@Register struct Egg: Animal, ~Copyable { init() {} }",
            "noncopyable",
            at: "~Copyable",
            """
            Component 'Egg' cannot be '~Copyable', because a container stores and returns copies of \
            what it creates; remove '~Copyable'
            """,
            mended: [
                "@Register struct Egg: Animal { init() {} }"
            ]
        ),
        Misuse(
            "struct Pets { @Register private class Cat {} }",
            "privateNested",
            at: "private",
            """
            Nested component 'Cat' cannot be 'private', because the extension that '@Register' writes \
            is at file scope and cannot see it; make it 'fileprivate'
            """,
            mended: [
                "struct Pets { @Register fileprivate class Cat {} }"
            ]
        ),
        Misuse(
            "struct Pets { private struct Wild { @Register class Cat {} } }",
            "privateSurrounding",
            at: "Cat",
            """
            Component 'Cat' cannot be nested in 'Wild', because the extension that '@Register' writes \
            is at file scope and cannot see the private type; make 'Wild' 'fileprivate'
            """,
            mended: ["struct Pets { fileprivate struct Wild { @Register class Cat {} } }"]
        ),
        Misuse(
            "@Register struct Factory {}",
            "reservedName",
            at: "Factory",
            """
            A component cannot be named 'Factory', because '@Register' writes a nested type of that name; \
            rename it
            """
        ),
        Misuse(
            "@Register class Cat { typealias Factory = Int }",
            "reservedMember",
            at: "Factory",
            """
            Component 'Cat' cannot declare 'Factory', because '@Register' writes a member of that name; \
            rename it
            """
        ),
        Misuse(
            "@Register class Cat { static func register(in container: Container) {} }",
            "reservedMember",
            at: "register",
            """
            Component 'Cat' cannot declare 'register(in:)', because '@Register' writes a member of that \
            name; rename it
            """
        ),
        Misuse(
            "@Register class Cat { init(@Inject factory: Factory) {} }",
            "shadowedFactory",
            at: "Factory",
            """
            'Factory' is ambiguous here, because '@Register' writes a nested type 'Cat.Factory'; write \
            the name with the module or type it is declared in
            """
        ),
        Misuse(
            "@Register class Cat { private let toys: any Factory = Toys(); init() {} }",
            "shadowedFactory",
            at: "Factory",
            """
            'Factory' is ambiguous here, because '@Register' writes a nested type 'Cat.Factory'; write \
            the name with the module or type it is declared in
            """
        ),
        Misuse(
            "@Register class Cat { init() {}; func toys() -> [Factory<Toy>] { [] } }",
            "shadowedFactory",
            at: "Factory",
            """
            'Factory' is ambiguous here, because '@Register' writes a nested type 'Cat.Factory'; write \
            the name with the module or type it is declared in
            """
        ),
        Misuse(
            "@Register @Register(Animal.self) class Cat {}",
            "repeatedRegister",
            at: "@Register(Animal.self)",
            """
            '@Register' is applied more than once, but a type is one component; list all its services in \
            one '@Register'
            """,
            mended: [
                "@Register class Cat {}"
            ]
        ),
        Misuse(
            "@Register struct Egg: ~Escapable { init() {} }",
            "noncopyable",
            at: "~Escapable",
            """
            Component 'Egg' cannot be '~Escapable', because a container stores and returns copies of \
            what it creates; remove '~Escapable'
            """,
            mended: [
                "@Register struct Egg { init() {} }"
            ]
        ),
        Misuse(
            "@Register class Cat { func __make() {} ; init() {} }",
            "reservedMember",
            at: "__make",
            """
            Component 'Cat' cannot declare '__make', because '@Register' writes a member of that name; \
            rename it
            """
        ),
        Misuse(
            "@Register class Cat { init(lives: Int = Factory.count) {} }",
            "shadowedFactory",
            at: "Factory",
            """
            'Factory' is ambiguous here, because '@Register' writes a nested type 'Cat.Factory'; write the \
            name with the module or type it is declared in
            """
        ),
        Misuse(
            "@Register(Factory.self) class Cat {}",
            "shadowedFactory",
            at: "Factory",
            """
            'Factory' is ambiguous here, because '@Register' writes a nested type 'Cat.Factory'; write \
            the name with the module or type it is declared in
            """
        ),
        Misuse(
            "@Register(name: Names.main) struct Cat { enum Names { static let main = 1 } }",
            "hiddenName",
            at: "Names",
            """
            'Names' is ambiguous here, because component 'Cat' declares a member with that name; write the name \
            with the module or type it is declared in
            """
        ),
        Misuse(
            "@Register(Animal.self) struct Cat { typealias Animal = Dog }",
            "hiddenName",
            at: "Animal",
            """
            'Animal' is ambiguous here, because component 'Cat' declares a member with that name; write the name \
            with the module or type it is declared in
            """
        ),
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
