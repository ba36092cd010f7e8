/// Makes a type a component.
@attached(member, names: named(init))
@attached(
    extension,
    conformances: Registrable,
    __ArgumentFree,
    names: named(RegisteredService),
    named(Factory),
    named(register),
    named(__make),
    named(__complete),
    named(__forward),
    named(__Registrations),
    named(__argumentFreeRegistration)
)
public macro Register(_ services: Any.Type..., name: String? = nil, scope: ObjectScope? = nil) =
    #externalMacro(module: "AmpouleMacros", type: "RegisterMacro")
