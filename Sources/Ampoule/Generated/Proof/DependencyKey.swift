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

/// The name in the key of a component that provides no dependency.
///
/// Do not use it directly; generated code does.
public enum __NoName {}

/// A key that a component doesn't have, different for each component.
///
/// Do not use it directly; generated code does.
public struct __NoFurtherKey<Component> {}

/// The key of the components of a service that are made in a way: by the type of their registration without arguments.
///
/// Do not use it directly; generated code does.
public struct __MadeBy<Service, Way> {}

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

// The dependencies of a component as a type: a chain of their keys, in the order in which they are injected. What the
// container needs before it can make the component is an edge of the graph in which there must be no cycle.

/// The dependencies of a component.
///
/// Do not use it directly; generated code does.
public protocol __DependencyList: Sendable {
    /// The dependencies after the first.
    associatedtype Rest: __DependencyList

    /// The key of the component that must be made first, or ``__NoEdge``.
    associatedtype EdgeKey

    /// The requested types, at run time.
    static var services: [Any.Type] { get }
}

extension __DependencyList {
    /// The key of the component that must be made first, or nothing.
    public static var edge: EdgeKey { __unevaluated() }

    /// The dependencies after the first.
    public var rest: Rest { __unevaluated() }
}

/// A dependency that is resolved before the component is made, and those after it.
///
/// Do not use it directly; generated code does.
public struct __Edge<Key: __DependencyKey, Rest: __DependencyList>: __DependencyList {
    /// The key of the dependency.
    public typealias EdgeKey = Key

    /// The type with the functions that answer, which is that of the list.
    public typealias Within<Providers> = Providers

    /// The requested types, at run time.
    public static var services: [Any.Type] { [Key.service] + Rest.services }

    /// The key of the dependency.
    public var key: Key { __unevaluated() }
}

/// An optional dependency that is resolved before the component is made, and those after it.
///
/// Do not use it directly; generated code does.
public struct __OptionalEdge<Key: __DependencyKey, Rest: __DependencyList>: __DependencyList {
    /// The key of the dependency, if there is one.
    public typealias EdgeKey = Key

    /// The type with the functions that answer, which is that of the list.
    public typealias Within<Providers> = Providers

    /// The requested types, at run time.
    public static var services: [Any.Type] { [Key.Optional.service] + Rest.services }

    /// The key of the dependency.
    public var key: Key.Optional { __unevaluated() }
}

/// A dependency that no cycle can go through, and those after it: it is resolved when the component was made, or its name
/// is only known at run time.
///
/// Do not use it directly; generated code does.
public struct __LooseEdge<Key: __DependencyKey, Rest: __DependencyList>: __DependencyList {
    /// No key.
    public typealias EdgeKey = __LaterEdge

    /// The type with the only function that answers.
    public typealias Within<Providers> = __OnlyProvider<__LaterEdge>

    /// The requested types, at run time.
    public static var services: [Any.Type] { [Key.service] + Rest.services }

    /// The key of the dependency.
    public var key: Key { __unevaluated() }
}

/// The end of a list of dependencies.
///
/// Do not use it directly; generated code does.
public struct __NoEdge: __DependencyList {
    /// The end.
    public typealias Rest = __NoEdge

    /// No key.
    public typealias EdgeKey = __NoEdge

    /// The type with the only function that answers.
    public typealias Within<Providers> = __OnlyProvider<__NoEdge>

    /// The requested types, at run time.
    public static var services: [Any.Type] { [] }

    /// No key.
    public var key: __NoEdge { __unevaluated() }
}

/// The key of a dependency through which no cycle can go, and of which nothing is known yet.
///
/// Do not use it directly; generated code does.
public struct __LaterEdge {}

/// The function for an edge that isn't there or through which no cycle can go, so that the type checker tries no other.
///
/// Do not use it directly; generated code does.
public enum __OnlyProvider<Edge> {
    /// Nothing is requested.
    public static func registrationForThisKey(_ edge: Edge, _ priority: __Priority5) -> Edge {
        __unevaluated()
    }
}
