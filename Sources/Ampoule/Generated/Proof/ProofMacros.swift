/// Has the compiler check the types of statements, and leaves nothing of them in the program.
///
/// Do not use it directly; generated code does.
///
/// A list states there what it registers, and calls the function of each of its components that requests its dependencies.
@freestanding(expression)
public macro __proof(_ statements: () -> Void) -> Void =
    #externalMacro(module: "AmpouleMacros", type: "ProofMacro")

/// Requests the dependencies of a component, as the default argument of its `__prove` function.
///
/// Do not use it directly; generated code does.
///
/// The compiler expands a macro in a default argument where the function is called, so the overloads that the list sees
/// answer the requests. Each is placed at its `@Inject`.
@freestanding(expression)
public macro __requirements(
    _ consumer: StaticString,
    in file: StaticString,
    _ dependencies: StaticString...
) -> Void? =
    #externalMacro(module: "AmpouleMacros", type: "RequirementsMacro")

/// Reports a dependency that no list provides, as the default argument of a function that only a missing one chooses.
///
/// Do not use it directly; generated code does.
@freestanding(expression)
public macro __missing(
    _ consumer: StaticString,
    in file: StaticString,
    _ dependency: StaticString
) -> Void? =
    #externalMacro(module: "AmpouleMacros", type: "MissingMacro")

/// Refuses a component whose dependencies another module can't see, as the default argument of a function that only other
/// modules choose. The error is placed at the component.
///
/// Do not use it directly; generated code does.
@freestanding(expression)
public macro __hiddenRequirements(
    _ consumer: StaticString,
    in file: StaticString,
    _ place: StaticString
) -> Bool? =
    #externalMacro(module: "AmpouleMacros", type: "HiddenRequirementsMacro")

/// Refuses the components of a list whose services another included list provides, as the default argument of its
/// `__proveDistinct` function.
///
/// Do not use it directly; generated code does.
@freestanding(expression)
public macro __distinct(in file: StaticString, _ components: StaticString...) -> Void? =
    #externalMacro(module: "AmpouleMacros", type: "DistinctMacro")
