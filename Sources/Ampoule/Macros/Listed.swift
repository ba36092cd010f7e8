/// Declares the accessor of a component, in a list with a type that isn't one.
@freestanding(declaration, names: arbitrary)
public macro __listed<Component: Registrable>(
    _ component: Component.Type,
    _ accessor: StaticString,
    else standIn: StaticString
) = #externalMacro(module: "AmpouleMacros", type: "PreferredMembersMacro")

/// Reports a listed type that isn't a component, and declares an accessor that stands in for its own.
@freestanding(declaration, names: arbitrary)
public macro __listed(_ type: Any.Type, _ accessor: StaticString, else standIn: StaticString) =
    #externalMacro(module: "AmpouleMacros", type: "MembersMacro")
