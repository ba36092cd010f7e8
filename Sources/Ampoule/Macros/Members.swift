/// Declares members of a component if its declaration is valid.
///
/// Generated code repeats the types that a user writes in a declaration. If the compiler doesn't find such a type, it
/// reports that in the declaration, and skips a macro whose argument uses the invalid declaration.
///
/// It is the attribute of a declaration, since the compiler checks the members in a class twice that a macro which stands alone declares.
@attached(
    peer,
    names: named(init),
    named(RegisteredService),
    named(Factory),
    named(register),
    named(__create),
    named(__mayBeClosable),
    named(__make),
    named(__defaultValues),
    named(__complete),
    named(__forward),
    named(__Functions),
    named(__Registrations),
    named(__argumentFreeRegistration),
    named(__Making),
    named(__description),
    named(__ProvidedKey),
    named(__ArgumentFreeRegistration),
    named(__SecondKey),
    named(__AnyNameKey),
    named(__ExportedAnyNameKey),
    named(__Isolation),
    named(__Dependencies),
    named(__prove)
)
public macro __members<Use>(using declaration: Use, _ code: StaticString) =
    #externalMacro(module: "AmpouleMacros", type: "MembersMacro")

/// Declares members of a component if the default values of its arguments have the types of the arguments: a tuple of each.
@freestanding(
    declaration,
    names: named(init),
    named(RegisteredService),
    named(__Members),
    named(Factory),
    named(register),
    named(__create),
    named(__mayBeClosable),
    named(__make),
    named(__defaultValues),
    named(__complete),
    named(__forward),
    named(__Functions),
    named(__Registrations),
    named(__argumentFreeRegistration),
    named(__Making),
    named(__completions),
    named(__ownRegistration),
    named(__description),
    named(__ProvidedKey),
    named(__ArgumentFreeRegistration),
    named(__SecondKey),
    named(__AnyNameKey),
    named(__ExportedAnyNameKey),
    named(__Isolation),
    named(__Dependencies),
    named(__prove)
)
public macro __defaulted<Value>(
    _ type: Value.Type,
    _ value: Value,
    _ members: StaticString,
    else standIns: StaticString
) = #externalMacro(module: "AmpouleMacros", type: "PreferredMembersMacro")

/// Declares members that stand in for those of a component with a default value of a wrong type.
@freestanding(
    declaration,
    names: named(init),
    named(RegisteredService),
    named(Factory),
    named(register),
    named(__completions),
    named(__ownRegistration),
    named(__description)
)
public macro __defaulted(
    _ type: Any.Type,
    _ value: (__Literal, __Literal, __Literal, __Literal),
    _ members: StaticString,
    else standIns: StaticString
) = #externalMacro(module: "AmpouleMacros", type: "MembersMacro")

/// A literal of any kind, whose default type this never is.
///
/// Do not use it directly; generated code does.
///
/// The compiler first compares for how many literals overloads choose another type. One of the four is the zero of an integer, so it
/// prefers the overload for the types of the arguments, if an extension makes their literals values of those.
@_documentation(visibility: internal)
public struct __Literal: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByNilLiteral, ExpressibleByStringInterpolation
{
    /// Accepts a Boolean.
    public init(booleanLiteral value: Bool) {}
    /// Accepts a floating-point number.
    public init(floatLiteral value: Double) {}
    /// Accepts an integer.
    public init(integerLiteral value: Int) {}
    /// Accepts `nil`.
    public init(nilLiteral: ()) {}
    /// Accepts a string.
    public init(stringLiteral value: String) {}
}
