import Testing

@Test(
    arguments: [
        Misuse(
            "@Registrations(Cat.self) extension Zoo {}",
            "registrationsNotSupported",
            at: "@Registrations(Cat.self)"
        ),
        Misuse(
            "@Registrations(Cat.self) extension LevelContainer {}",
            "registrationsNotSupported",
            at: "@Registrations(Cat.self)",
            """
            '@Registrations' cannot be applied to an extension of the containers of all levels; name the level of its \
            components, such as 'extension LevelContainer<RequestInfo> {}'
            """
        ),
        Misuse(
            "@Registrations(Cat.self) struct Zoo {}",
            "registrationsNotSupported",
            at: "@Registrations(Cat.self)"
        ),
        Misuse(
            "@Registrations extension Container {}",
            "emptyList",
            at: "@Registrations",
            """
            '@Registrations' lists no component, so 'registerComponents()' registers nothing; name components, such as \
            '@Registrations(Horse.self)', or apply '@AllRegistrations', whose list the build plugin writes
            """
        ),
        Misuse(
            #"@Registrations(named: "registerPets") extension Resolver {}"#,
            "emptyList",
            at: #"@Registrations(named: "registerPets")"#,
            """
            '@Registrations' lists no component, so 'registerPets()' registers nothing; name components, such as \
            '@Registrations(Horse.self)', or apply '@AllRegistrations', whose list the build plugin writes
            """
        ),
        Misuse("@Registrations(cat) extension Container {}", "componentNotLiteral", at: "cat"),
        Misuse(
            "@Registrations(Pets.cat) extension Container {}",
            "componentNotLiteral",
            at: "Pets.cat",
            mended: ["@Registrations(Pets.catComponent) extension Container {}"]
        ),
        Misuse(
            "@Registrations(Cat.self, Dog.self, Cat.self) extension Container {}",
            "repeatedComponent",
            at: "Cat.self",
            mended: [
                "@Registrations(Cat.self, Dog.self) extension Container {}"
            ]
        ),
        Misuse(
            "@Registrations(Pets.Cat.self, Wild.Cat.self) extension Container {}",
            "accessorClash",
            at: "Wild.Cat.self",
            mended: [
                "@Registrations(Pets.Cat.self) extension Container {}"
            ]
        ),
        Misuse(
            #"@Registrations(Cat.self, named: "register \(1)") extension Container {}"#,
            "invalidFunctionName",
            at: #""register \(1)""#,
            #"""
            "register \(1)" cannot name the function that registers the components, because it is not a \#
            literal with the name of a function; write one, such as "registerComponents"
            """#,
            mended: [
                #"@Registrations(Cat.self, named: "registerComponents") extension Container {}"#
            ]
        ),
        Misuse(
            #"@Registrations(Cat.self, named: "") extension Container {}"#,
            "invalidFunctionName",
            at: #""""#,
            """
            "" cannot name the function that registers the components, because it is not a literal with \
            the name of a function; write one, such as "registerComponents"
            """,
            mended: [
                #"@Registrations(Cat.self, named: "registerComponents") extension Container {}"#
            ]
        ),
        Misuse(
            #"@Registrations(Cat.self, named: "cat") extension Container {}"#,
            "functionClash",
            at: "Cat.self",
            mended: [
                #"@Registrations(Cat.self, named: "registerComponents") extension Container {}"#
            ]
        ),
        Misuse(
            "@Registrations(RegisterComponents.self, provided: [Food.self]) extension Container {}",
            "functionClash",
            at: "RegisterComponents.self",
            mended: [
                """
                @Registrations(RegisterComponents.self, named: "registerAllComponents", provided: [Food.self]) \
                extension Container {}
                """
            ]
        ),
        Misuse(
            "@Registrations(Cat.self, provided: services) extension Container {}",
            "providedNotLiteral",
            at: "services",
            """
            The compiler proves the list with its provided services, but 'services' is not spelled out; write an \
            array literal of types, such as '[Animal.self]'
            """
        ),
        Misuse(
            "@Registrations(Cat.self, provided: [Food.self, animal]) extension Container {}",
            "providedServiceNotLiteral",
            at: "animal",
            """
            Service 'animal' is not spelled out, but dependencies are compared with its name; write it as \
            'Type.self'
            """
        ),
        Misuse(
            "@Registrations(Cat.self, providedNamed: services) extension Container {}",
            "providedNamedNotLiteral",
            at: "services",
            """
            The compiler proves the list with its provided services, but 'services' is not spelled out; write a \
            dictionary literal of names and types, such as '["dry": Food.self]'
            """
        ),
        Misuse(
            #"@Registrations(Cat.self, providedNamed: ["dry": food]) extension Container {}"#,
            "providedServiceNotLiteral",
            at: "food",
            """
            Service 'food' is not spelled out, but dependencies are compared with its name; write it as \
            'Type.self'
            """
        ),
        Misuse(
            "@AllRegistrations fileprivate extension Container {}",
            "privateWholeList",
            at: "fileprivate",
            """
            The list of all components is written into a file of its own, so its accessors cannot be \
            'fileprivate'; remove 'fileprivate'
            """,
            mended: ["@AllRegistrations extension Container {}"]
        ),
    ] as [Misuse]
)
func misusedListsAreDiagnosed(misuse: Misuse) throws {
    try misuse.check()
}
