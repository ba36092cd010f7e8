/// Lists components.
@attached(member, names: arbitrary)
public macro Registrations(_ components: any Registrable.Type..., named: String = "registerComponents") =
    #externalMacro(module: "AmpouleMacros", type: "RegistrationsMacro")
