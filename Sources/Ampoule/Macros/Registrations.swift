/// Lists components: writes an accessor for each, and a function that registers them all.
///
/// Apply the macro to an extension of ``Container``, to one of ``LevelContainer`` for the components of a level, such as
/// `extension LevelContainer<RequestInfo> {}`, or to one of ``Resolver`` for accessors on every resolver.
///
/// ```swift
/// @Registrations(Horse.self, Stable.self)
/// extension Container {}
///
/// let container = Container()
/// container.registerComponents()
/// let lucky = container.horse(name: "Lucky", running: true)
/// ```
///
/// An accessor is named after its component, following the API Design Guidelines for acronyms: `URLCache` has
/// `urlCache`. It is the component's factory: call it like a function, call its method `make`, which throws if the
/// resolution fails, or pass it on.
///
/// The compiler proves that the dependencies of the components are registered by the list, and reports each that isn't at its
/// `@Inject`. Name dependencies that come from elsewhere in `provided`: from closures, from another list, or from a parent
/// container. In a library, each program that calls the list has to register them:
///
/// ```swift
/// @Registrations(Horse.self, Stable.self, provided: [URLSession.self])
/// extension Container {}
/// ```
///
/// A list is a component graph. The product `AmpoulePictures` draws what a container has of it, by `container.graph.picture(.tree)`,
/// such as that of
///
/// ```swift
/// @Registrations(FrontDesk.self, Calendar.self, MailReminders.self, SystemClock.self)
/// extension Container {}
/// ```
///
/// ```
/// FrontDesk                                          graph      FrontDesk.swift:5
/// ├─ calendar: Calendar                              container  Calendar.swift:3
/// │  └─ clock: SystemClock             as Clock      graph      SystemClock.swift:3
/// └─ reminders (later): MailReminders  as Reminders  container  MailReminders.swift:3
///    └─ clock: SystemClock             as Clock      graph      SystemClock.swift:3
/// ```
///
/// - Parameters:
///   - components: Types marked with ``Register(_:name:scope:contributesTo:)-7xhuy``, written as `Type.self`, and the components of
///     functions marked with ``Provides(name:scope:)-8novl``, written as `Type.functionComponent`.
///   - public: Further components, whose accessors are public in an extension that isn't.
///   - named: The name of the function that registers the components, as a literal; by default `registerComponents`, or
///     `registerNotifications` for a list that is `as: Notifications.self`.
///   - list: The protocol that names the list, so that other lists can include it; see ``ComponentList``.
///   - lists: The lists that this one includes, each named by its protocol. Their components are registered first, each list
///     once, and the components of this list may depend on them.
///   - replacing: The services of included lists that components of this one replace, as an array literal of types. In a list of a
///     level, also the services of outer levels that components of this one or of an included list replace. A replacement of a
///     component that is made without waiting, or on any actor, must be so, too.
///   - provides: The services of internal components that lists which include this one can depend on, as an array literal of types.
///     With this argument, or `public`, the list can be included by other modules, though its other components are internal. Without
///     both, it provides the first service of each component.
///   - provided: The services that other code registers, as an array literal of types, written as `Type.self`.
///   - providedNamed: The services with names that come from outside, as a dictionary literal such as `["dry": Food.self]`.
@attached(peer, names: named(__graphOfList), named(__nameOfList))
@attached(member, conformances: Resolver, names: arbitrary)
public macro Registrations(
    _ components: any Registrable.Type...,
    `public`: any Registrable.Type...,
    named: String? = nil,
    as list: Any.Type? = nil,
    including lists: Any.Type...,
    replacing: [Any.Type] = [],
    provides: [Any.Type] = [],
    provided: [Any.Type] = [],
    providedNamed: KeyValuePairs<String, Any.Type> = [:]
) = #externalMacro(module: "AmpouleMacros", type: "RegistrationsMacro")

/// Not to be used: lists the components among types that aren't all components, and reports the others.
@_documentation(visibility: internal)
@attached(member, conformances: Resolver, names: arbitrary)
public macro Registrations(
    _ components: Any...,
    `public`: Any...,
    named: String? = nil,
    as list: Any.Type? = nil,
    including lists: Any.Type...,
    replacing: [Any.Type] = [],
    provides: [Any.Type] = [],
    provided: [Any.Type] = [],
    providedNamed: KeyValuePairs<String, Any.Type> = [:]
) = #externalMacro(module: "AmpouleMacros", type: "PartialRegistrationsMacro")

/// Lists all components of the module that no other list of it names.
///
/// A macro sees one declaration at a time, so the plugin `AmpouleListPlugin` writes the list; the target has to use it. At each build
/// it writes the ``Registrations(_:public:named:as:including:replacing:provides:provided:providedNamed:)`` that you would write yourself,
/// with the arguments of this one, and the compiler proves it like any other. A new component needs no other edit.
///
/// ```swift
/// @AllRegistrations
/// extension Container {}
///
/// let container = Container()
/// container.registerComponents()
/// ```
///
/// A component in an `#if` is listed under its condition. The list leaves out components that no list in another file can name:
/// private, generic and local ones, and those that are not available everywhere. The plugin notes each of them. In a public
/// extension, the accessor of a component is as visible as the component.
///
/// - Parameters:
///   - named: The name of the function that registers the components, as a literal.
///   - list: The protocol that names the list, so that other lists can include it; see ``ComponentList``.
///   - lists: The lists that this one includes.
///   - replacing: The services of included lists that components of this one replace.
///   - provides: The services of internal components that lists which include this one can depend on.
///   - provided: The services that come from outside, as an array literal of types, written as `Type.self`.
///   - providedNamed: The services with names that come from outside, as a dictionary literal such as `["dry": Food.self]`.
@attached(member, conformances: Resolver, names: arbitrary)
public macro AllRegistrations(
    named: String? = nil,
    as list: Any.Type? = nil,
    including lists: Any.Type...,
    replacing: [Any.Type] = [],
    provides: [Any.Type] = [],
    provided: [Any.Type] = [],
    providedNamed: KeyValuePairs<String, Any.Type> = [:]
) = #externalMacro(module: "AmpouleMacros", type: "RegistrationsMacro")

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
