import Testing

/// Components with members that only some builds compile.
struct ConditionalMemberTests {
    @Test(arguments: [
        "let name: String\n#if canImport(Glibc)\ninit() { name = \"\" }\n#else\ninit(name: String) {}\n#endif",
        "init(name: String) {}\n#if DEBUG\n@Inject init() {}\n#endif",
        "let name: String\n#if os(Linux)\n#if DEBUG\ninit() { name = \"\" }\n#endif\n#endif",
        "#if DEBUG\n@Inject var missing: Missing\n#endif\ninit() {}",
        "#if DEBUG\nlet name: String\n#endif",
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
}
