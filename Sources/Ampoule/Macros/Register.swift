/// Makes a type a component.
@attached(
    member,
    conformances: Registrable,
    __ArgumentFree,
    names: named(init),
    named(RegisteredService),
    named(Factory),
    named(register),
    named(__make),
    named(__complete),
    named(__forward),
    named(__Registrations),
    named(__argumentFreeRegistration)
)
@attached(extension, conformances: Registrable, __ArgumentFree)
public macro Register(_ services: Any..., name: String? = nil, scope: ObjectScope? = nil) =
    #externalMacro(module: "AmpouleMacros", type: "RegisterMacro")
