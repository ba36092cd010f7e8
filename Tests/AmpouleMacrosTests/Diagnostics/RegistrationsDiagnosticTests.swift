import Testing

@Test(
    arguments: Misuse.all(
        in: #"""
            registrationsNotSupported: «@Registrations(Cat.self)» extension Zoo {}

            registrationsNotSupported: «@Registrations(Cat.self)» extension LevelContainer {}
            says: '@Registrations' cannot be applied to an extension of the containers of all levels; name the \#
            level of its components, such as 'extension LevelContainer<RequestInfo> {}'

            registrationsNotSupported: «@Registrations(Cat.self)» struct Zoo {}

            emptyList: «@Registrations» extension Container {}
            says: '@Registrations' lists no component, so 'registerComponents()' registers nothing; name \#
            components, such as '@Registrations(Horse.self)', or apply '@AllRegistrations', whose list the build \#
            plugin writes

            emptyList: «@Registrations(named: "registerPets")» extension Resolver {}
            says: '@Registrations' lists no component, so 'registerPets()' registers nothing; name components, \#
            such as '@Registrations(Horse.self)', or apply '@AllRegistrations', whose list the build plugin writes

            componentNotLiteral: @Registrations(«cat») extension Container {}

            componentNotLiteral: @Registrations(«Pets.cat») extension Container {}
            mended: @Registrations(Pets.catComponent) extension Container {}

            repeatedComponent: @Registrations(Cat.self, Dog.self, «Cat.self») extension Container {}
            mended: @Registrations(Cat.self, Dog.self) extension Container {}

            accessorClash: @Registrations(Pets.Cat.self, «Wild.Cat.self») extension Container {}
            mended: @Registrations(Pets.Cat.self) extension Container {}

            invalidFunctionName: @Registrations(Cat.self, named: «"register \(1)"») extension Container {}
            says: "register \(1)" cannot name the function that registers the components, because it is not a \#
            literal with the name of a function; write one, such as "registerComponents"
            mended: @Registrations(Cat.self, named: "registerComponents") extension Container {}

            invalidFunctionName: @Registrations(Cat.self, named: «""») extension Container {}
            says: "" cannot name the function that registers the components, because it is not a literal with the \#
            name of a function; write one, such as "registerComponents"
            mended: @Registrations(Cat.self, named: "registerComponents") extension Container {}

            functionClash: @Registrations(«Cat.self», named: "cat") extension Container {}
            mended: @Registrations(Cat.self, named: "registerComponents") extension Container {}

            functionClash: @Registrations(«RegisterComponents.self», provided: [Food.self]) extension Container {}
            mended: @Registrations(RegisterComponents.self, named: "registerAllComponents", provided: [Food.self]) \#
            extension Container {}

            providedNotLiteral: @Registrations(Cat.self, provided: «services») extension Container {}
            says: The compiler proves the list with its provided services, but 'services' is not spelled out; \#
            write an array literal of types, such as '[Animal.self]'

            providedServiceNotLiteral: @Registrations(Cat.self, provided: [Food.self, «animal»]) extension \#
            Container {}
            says: Service 'animal' is not spelled out, but dependencies are compared with its name; write it as \#
            'Type.self'

            providedNamedNotLiteral: @Registrations(Cat.self, providedNamed: «services») extension Container {}
            says: The compiler proves the list with its provided services, but 'services' is not spelled out; \#
            write a dictionary literal of names and types, such as '["dry": Food.self]'

            providedServiceNotLiteral: @Registrations(Cat.self, providedNamed: ["dry": «food»]) extension \#
            Container {}
            says: Service 'food' is not spelled out, but dependencies are compared with its name; write it as \#
            'Type.self'

            privateWholeList: @AllRegistrations «fileprivate» extension Container {}
            says: The list of all components is written into a file of its own, so its accessors cannot be \#
            'fileprivate'; remove 'fileprivate'
            mended: @AllRegistrations extension Container {}
            """#
    )
)
func misusedListsAreDiagnosed(misuse: Misuse) throws {
    try misuse.check()
}
