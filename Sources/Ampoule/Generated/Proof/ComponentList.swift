/// Names a list of components, so that lists of other modules can include it.
///
/// Declare a protocol that refines this one, and name the list with `as:`. A list that includes it registers its components,
/// and can depend on them; the compiler proves that it provides what the included list states in `provided:`.
///
/// ```swift
/// public protocol Notifications: ComponentList {}
///
/// @Registrations(MailNotifier.self, as: Notifications.self, provided: [Clock.self])
/// public extension Container {}
/// ```
///
/// In the program:
///
/// ```swift
/// @Registrations(Desk.self, SystemClock.self, including: Notifications.self)
/// extension Container {}
/// ```
///
/// A list sees only those that it includes itself. If one protocol refines another, who includes it sees both, so let its list
/// include the other one.
public protocol ComponentList {}

/// The lists that a call has registered.
///
/// Do not use it directly; generated code does.
public typealias __RegisteredLists = Set<ObjectIdentifier>

/// The result of a request for the contract of a list that there isn't.
///
/// Do not use it directly; generated code does.
public struct __NoList {}

/// Asks for what any list has, whether it is included or not.
///
/// Do not use it directly; generated code does.
public func __anyLists<Lists>() -> Lists { __unevaluated() }

/// Asks for what a main list has, as a list without a name does that stands in the same module.
///
/// Do not use it directly; generated code does.
public struct __OfMain {
    /// Creates the question.
    public init() {}
}

/// A type of container that lists extend: that of the program, or that of a level.
///
/// Do not use it directly; generated code does.
public protocol __ListedContainer {}

extension Container: __ListedContainer {}
extension LevelContainer: __ListedContainer {}

// Fallbacks for what no list has written, so that only the proof reports it.
extension __ListedContainer {
    /// The answer to a request for which there is no other overload.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __provider<Key, Lists>(_ key: Key, _ lists: Lists.Type) -> __Missing {
        __unevaluated()
    }

    /// The answer to a request of any lists for which there is no other overload.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __provider<Key>(_ key: Key, _ lists: __NoList) -> __Missing { __unevaluated() }

    /// The answer to a request with a literal name for which there is no registration with another name.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __providerOfAnyName<Key, Lists>(_ key: Key, _ lists: Lists.Type) -> __Missing {
        __unevaluated()
    }

    /// The answer to such a request of one included list.
    ///
    /// Without the other answer, the compiler would prefer this one even to a list's, for a type that conforms to the lists.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __providerOfAnyName<Key>(_ key: Key, _ lists: any Any.Type) -> __Missing {
        __unevaluated()
    }

    /// There is no list with this name.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __listOfThisName<List>(_ list: __Of<List>) -> __NoList { __unevaluated() }

    /// There is nothing to prove.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __proveContract<List>(_ list: __Of<List>) {}

    /// There are no keys to compare.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __provided<List>(_ list: __Of<List>) -> __NoEdge { __unevaluated() }

    /// There is nothing to compare.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __proveDistinct<List>(_ list: __Of<List>) {}

    /// There is nothing to compare with outer levels.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __proveAddition<List>(_ list: __Of<List>) {}

    /// There is no main list in the module.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __mainLists() -> __NoLists.Type { __unevaluated() }

    /// The lists that the part of a list at an outer level has: those of its own name, since there is no such part, or it includes none.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __listsOfPart<List, Own>(_ list: __Of<List>, _ own: Own.Type) -> Own.Type {
        __unevaluated()
    }

    /// The answer to a request for what the main list doesn't have.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __mainProvider<Key, Question>(_ key: Key, _ question: Question) -> __Missing {
        __unevaluated()
    }

    /// The answer to a request with a literal name for what the main list doesn't have.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __mainProviderOfAnyName<Key, Question>(_ key: Key, _ question: Question) -> __Missing {
        __unevaluated()
    }
}

extension Container {
    /// There is nothing to register; the proof of the list reports it.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public func __register<List>(_ list: __Of<List>, _ lists: inout __RegisteredLists) {}
}

// MARK: - What a list sees beyond its own components

// What each container provides and, in a list of a level, the value of its level and the lists of the outer ones.

extension Resolver {
    /// Every container provides itself.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<Container>, _ lists: Lists.Type) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every container provides itself as a resolver.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<any Resolver>,
        _ lists: Lists.Type
    ) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every container provides itself to asynchronous code.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<AsynchronousResolver>,
        _ lists: Lists.Type
    ) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every component is made in an object graph.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<GraphIdentifier>, _ lists: Lists.Type)
        -> __MadeAnywhere
    {
        __unevaluated()
    }
}

extension LevelContainer {
    /// Every container of a level provides the value that it was opened with.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<Level>, _ lists: Lists.Type) -> __MadeAnywhere {
        __unevaluated()
    }

    /// Every container of a level provides itself.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<LevelContainer<Level>>,
        _ lists: Lists.Type
    ) -> __MadeAnywhere {
        __unevaluated()
    }

    /// The value of a level, for the levels inside; outside, it tells to which level the value belongs.
    ///
    /// Do not use it directly; generated code does.
    public static func __mainProvider<Question>(_ key: __Plain<Level>, _ question: Question) -> __MadeAnywhere
    {
        __unevaluated()
    }

    /// The container of a level, for the levels inside.
    ///
    /// Do not use it directly; generated code does.
    public static func __mainProvider<Question>(
        _ key: __Plain<LevelContainer<Level>>,
        _ question: Question
    ) -> __MadeAnywhere {
        __unevaluated()
    }
}

extension LevelContainer where Level == ProgramLevel {
    /// The answer to a request of any lists for what no list of a level has.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __provider<Key>(_ key: Key, _ lists: __NoList) -> __Missing { __unevaluated() }

    /// The answer to a request for what no level has.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __mainProvider<Key, Question>(_ key: Key, _ question: Question) -> __Missing {
        __unevaluated()
    }
}

/// The containers of any level; in an extension of `LevelContainer`, that name stands for those of its level.
///
/// Do not use it directly; generated code does.
public typealias __Levels<Level: ContainerLevel> = LevelContainer<Level>

/// Stands in the place of an outer level where there is none.
///
/// Do not use it directly; generated code does.
public enum __Nowhere: __ListedContainer {}

// The fallback is one for each type, since the list of the program is registered in an instance.
extension LevelContainer {
    /// There is nothing to register; the proof of the list reports it.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __register<List>(
        _ list: __Of<List>,
        _ lists: inout __RegisteredLists,
        in registrar: Container
    ) {}
}

// MARK: - Macros of the proof

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

/// Refuses the components of a level's list whose services an outer level provides, as the default argument of its
/// `__proveAddition` function.
///
/// Do not use it directly; generated code does.
@freestanding(expression)
public macro __addition(in file: StaticString, _ components: StaticString...) -> Void? =
    #externalMacro(module: "AmpouleMacros", type: "AdditionMacro")
