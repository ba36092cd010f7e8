// Two components for one key are an error of the list. So that a request for the key is not another one, the functions of
// components have parameters of which one is more specialized than the other.

/// The parameter of the function that answers if no component does.
///
/// Do not use it directly; generated code does.
public class __Priority0 {}

/// The parameter of the functions of every fifth component.
///
/// Do not use it directly; generated code does.
public class __Priority1: __Priority0 {}

/// The parameter of the functions of every fifth component.
///
/// Do not use it directly; generated code does.
public class __Priority2: __Priority1 {}

/// The parameter of the functions of every fifth component.
///
/// Do not use it directly; generated code does.
public class __Priority3: __Priority2 {}

/// The parameter of the functions of every fifth component.
///
/// Do not use it directly; generated code does.
public class __Priority4: __Priority3 {}

/// The parameter of the functions of every fifth component.
///
/// Do not use it directly; generated code does.
public class __Priority5: __Priority4 {}

/// The argument of a request.
///
/// Do not use it directly; generated code does.
public var __priority: __Priority5 { __unevaluated() }
