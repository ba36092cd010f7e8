import Testing

/// Components with members that only some builds compile.
struct ConditionalMemberTests {
    @Test(arguments: [
        "let name: String\n#if canImport(Glibc)\ninit() { name = \"\" }\n#else\ninit(name: String) {}\n#endif",
        "init(name: String) {}\n#if DEBUG\n@Inject init() {}\n#endif",
        "let name: String\n#if os(Linux)\n#if DEBUG\ninit() { name = \"\" }\n#endif\n#endif",
        "#if DEBUG\n@Inject var missing: Missing\n#endif\ninit() {}",
        "#if DEBUG\nlet name: String\n#endif",
        "#if DEBUG\n@Inject\n#endif\nvar name: String = \"\"\ninit() {}",
        "init(name: String) {}\n#if DEBUG\n@Inject\n#endif\ninit() {}",
        "init() {}\n#if DEBUG\n@Inject\n#endif\nfunc feed(_ food: Food) {}",
        "#if DEBUG\n@Inject\n#endif\nlet stable: Stable",
    ])
    func aComponentThatMayTakeNoArgumentsIsNotReported(members: String) {
        let source = """
            import Ampoule
            @Register final class Cat { \(members) }
            @Register final class PetOwner { init(@Inject cat: Cat) {} }
            func start(_ container: Container) { PetOwner.register(in: container); Cat.register(in: container) }
            """

        #expect(Sources().with("Zoo", source: source).problems() == [])
    }

    @Test(arguments: [
        "#if DEBUG\n@Registrations(Cat.self)\n#endif\nextension Container {}",
        "enum Cats {\n#if DEBUG\n@Provides\n#endif\nstatic func make() -> any Animal { Cat() }\n}",
        "#if DEBUG\n@Register(Animal.self)\n#endif\nstruct Dog: Animal { init() {} }",
    ])
    func aRegistrationWhoseAttributeIsConditionalIsNotMissing(declaration: String) {
        let source = """
            import Ampoule
            protocol Animal {}
            @Register(Animal.self) struct Cat: Animal { init() {} }
            \(declaration)
            @Register struct PetOwner { @Inject let pet: any Animal }
            func start(_ container: Container) { PetOwner.register(in: container) }
            """

        #expect(Sources().with("Zoo", source: source).problems() == [])
    }
}
