// What a list registers and what its components require, as types, so that the type checker finds the one for the other.
// No program makes a value of them: they stand only in the argument of '#__proof', which leaves no code behind.

/// The key of a dependency, which names its service.
///
/// Do not use it directly; generated code does.
public protocol __DependencyKey {
    /// The key of the same service, which may be missing.
    associatedtype Optional: __DependencyKey

    /// The requested type, at run time.
    static var service: Any.Type { get }
}

/// The key of a registration without arguments: its service, and a type for its name.
///
/// Do not use it directly; generated code does.
public struct __Key<Service, Name>: __DependencyKey {
    /// The key of the same service, which may be missing.
    public typealias Optional = __Key<Service?, Name>

    /// The requested type, at run time.
    public static var service: Any.Type { Service.self }
}

/// The key of a registration without a name.
///
/// Do not use it directly; generated code does.
public typealias __Plain<Service> = __Key<Service, __Unnamed>

/// The name of a registration that has none.
///
/// Do not use it directly; generated code does.
///
/// A literal name is a tuple type with the name as a label: `@Inject(name: "dry")` requests `(name_dry: (), ())`.
public enum __Unnamed {}

/// A name that is not a literal, by its text; only a program in execution can compare it with others.
///
/// Do not use it directly; generated code does.
public enum __Expression<Text> {}

/// Every name that is not a literal.
///
/// Do not use it directly; generated code does.
public enum __AnyName {}

/// The key of a component that provides no dependency, different for each component.
///
/// Do not use it directly; generated code does.
public struct __NoKey<Component>: __DependencyKey {
    /// The same key.
    public typealias Optional = Self

    /// The component.
    public static var service: Any.Type { Component.self }
}

/// The second key of a component with one service, different for each component.
///
/// Do not use it directly; generated code does.
public struct __NoSecondKey<Component> {}

/// The key for requests with any name of a component whose name is a literal, different for each component.
///
/// Do not use it directly; generated code does.
public struct __NoAnyNameKey<Component> {}

/// The key of an asynchronous or isolated contribution to a collection.
///
/// Do not use it directly; generated code does.
public struct __Contributed<Element> {}

/// Names the component whose requirements a function states, so that subclasses have functions of their own.
///
/// Do not use it directly; generated code does.
public struct __Of<Component> {
    /// Names a component.
    public init() {}
}

/// The lists that a list includes, if it includes none.
///
/// Do not use it directly; generated code does.
public enum __NoLists {}

/// A value of a type, for the type checker.
///
/// Do not use it directly; generated code does.
public func __value<Value>(of type: Value.Type) -> Value { __unevaluated() }

/// The value of an expression that only the type checker sees.
func __unevaluated<Value>() -> Value {
    preconditionFailure("The argument of a macro was evaluated")
}

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
