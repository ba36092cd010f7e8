/// The meaning of the functions, types and macros of the library to the check.
///
/// All parts of the reader take the names of the library from here. A test compares the rows with the public interface
/// of the library, so a declaration without a row fails it.
package enum Vocabulary {
    /// Functions with one meaning.
    package struct Functions: Sendable {
        package let meaning: Meaning

        /// The names with their types and labels, as in `Container.copy()`.
        package let names: [String]

        init(_ meaning: Meaning, _ names: String...) {
            (self.meaning, self.names) = (meaning, names)
        }
    }

    /// A type.
    package struct NamedType: Sendable {
        package let name: String
        package let meaning: TypeMeaning

        /// The names of its member types, which conforming types inherit if it is a protocol.
        package let memberTypes: Set<String>

        /// Whether types can conform to it.
        package let isProtocol: Bool

        init(_ name: String, _ meaning: TypeMeaning, isProtocol: Bool = false, memberTypes: Set<String> = [])
        {
            (self.name, self.meaning) = (name, meaning)
            (self.isProtocol, self.memberTypes) = (isProtocol, memberTypes)
        }
    }

    /// A property that holds a container or a resolver.
    package struct Property: Sendable {
        package let owner: String
        package let name: String

        /// The type of its value.
        package let type: String

        /// The name with its type.
        package var fullName: String { "\(owner).\(name)" }
    }

    /// A macro.
    package enum Macro: String, CaseIterable, Sendable {
        case register = "Register"
        case provides = "Provides"
        case inject = "Inject"
        case registrations = "Registrations"
        case allRegistrations = "AllRegistrations"
    }

    // MARK: - Functions

    /// The meanings of the functions with a name, whatever their types and labels.
    private static let meanings: [String: Set<Meaning>] = {
        var meanings: [String: Set<Meaning>] = [:]
        for row in functions {
            for name in row.names { meanings[baseName(of: name), default: []].insert(row.meaning) }
        }
        // Initializers are known by their types.
        meanings["init"] = nil
        return meanings
    }()

    /// Whether a function with a name may have a meaning.
    static func function(_ name: String, may meaning: Meaning) -> Bool {
        meanings[name]?.contains(meaning) == true
    }

    /// Names of functions that other types have, too: a call by such a name need not be one of a container.
    static let commonNames: Set<String> = ["run", "level"]

    /// Whether a name means a function of the library that matters to the graph, and so no accessor of a component.
    static func isFunction(_ name: String) -> Bool {
        guard let meanings = meanings[name] else { return false }
        return meanings != [.nothing] && !commonNames.contains(name)
    }

    /// The names of the functions with one of some meanings.
    static func names(where isIncluded: (Meaning) -> Bool) -> Set<String> {
        Set(meanings.filter { _, meanings in meanings.contains(where: isIncluded) }.keys)
    }

    /// The names of the functions of containers that may make a service available.
    static let registeringFunctions = names { $0.isRegistering && $0 != .makesElement }

    /// The names of the functions that register nothing, and pass no container on.
    static let functionsThatRegisterNothing = names { $0.leavesContainerAlone || $0 == .decorates }

    /// The names of the functions that register a component.
    static let functionsThatRegisterComponents = names { $0 == .registersComponent }

    /// The names of the functions that tell whether a service is registered.
    static let functionsThatAskForRegistrations = names { $0 == .asksForRegistrations }

    /// The names of the functions of containers that return a container or a resolver.
    static let functionsThatReturnContainers = names {
        [.opensLevel, .copies, .returnsResolver].contains($0)
    }

    /// The names of the functions that return a container of modules.
    static let functionsThatMakeContainers = names { $0 == .makesContainer }

    /// The names of the functions of containers and entries that return an entry.
    static let functionsThatReturnEntries = names {
        switch $0 {
        case .registersClosure, .registersInitializer, .contributesClosure, .forwards, .addsServices,
            .addsContributions, .setsScope, .completes:
            true
        default: false
        }
    }

    /// The members of containers that open levels, resolve services, or tell about the container.
    static let membersThatResolve = names(where: \.leavesContainerAlone).union([
        otherResolver, "description", "graph",
    ])

    /// The meaning of a call that the reader reads as a registration, or as something that changes one.
    static func registeringMeaning(of name: String) -> Meaning? {
        registeringMeanings[name]
    }

    private static let registeringMeanings = meanings.compactMapValues { meanings in
        meanings.first { $0.isRegistering && $0 != .registersComponent && $0 != .assembles }
    }

    /// The name of a function without its types and labels.
    private static func baseName(of name: String) -> String {
        let path = name.prefix { $0 != "(" }
        return String(path.split(separator: ".").last ?? path)
    }

    // MARK: - Types

    /// The names of the types with one of some meanings.
    static func types(_ meanings: TypeMeaning...) -> Set<String> {
        meanings.count == 1
            ? typesByMeaning[meanings[0]] ?? []
            : meanings.reduce(into: []) { types, meaning in types.formUnion(typesByMeaning[meaning] ?? []) }
    }

    private static let typesByMeaning = Dictionary(grouping: types, by: \.meaning).mapValues { types in
        Set(types.map(\.name))
    }

    static let container = "Container"
    static let level = "ContainerLevel"
    static let scope = "ObjectScope"
    static let entry = "ServiceEntry"
    static let resolver = "Resolver"
    static let asynchronousResolver = "AsynchronousResolver"

    /// The member type of components that makes instances.
    static let factory = "Factory"

    /// The types that resolve services.
    static let resolvingTypes = types(.container, .resolver)

    /// The types whose functions register services, or resolve them.
    static let registeringTypes = resolvingTypes.union(types(.entry, .assembler))

    /// The protocols, with the names of their member types.
    static let memberTypes = Dictionary(
        uniqueKeysWithValues: types.filter(\.isProtocol).map { ($0.name, $0.memberTypes) }
    )

    /// The services that each container provides itself.
    static let builtInServices = types(.container, .builtInService).union(
        types.filter { $0.meaning == .resolver && $0.isProtocol }.map(\.name)
    )

    // MARK: - Words

    /// The words that make a body relevant beyond the names used in it.
    ///
    /// Files that import the functions of modules, or the operators, are read whole.
    static let wordsThatMatter: Set<String> = {
        let functions = (functionsOfRegistrations + functionsOfContainers + functionsOfViews).filter(
            \.meaning.matters
        )
        let types = Vocabulary.types(
            .container,
            .resolver,
            .level,
            .scope,
            .entry,
            .assembler,
            .moduleBuilder,
            .deferred,
            .component,
            .requirement
        )
        return Set(functions.flatMap(\.names).map(baseName)).subtracting(["init"]).union(types)
            .union([factory, otherResolver, defaultScopeLabel])
    }()

    // MARK: - Modules and labels

    /// The modules whose declarations the table has.
    package static let modules: Set<String> = [
        "Ampoule", "AmpouleModules", "AmpouleAutoregistration", "AmpouleTesting", "AmpouleSwiftUI",
    ]

    /// The module whose name can qualify a declaration.
    static let module = "Ampoule"

    /// The module of the functions that build modules.
    static let moduleOfModules = "AmpouleModules"

    /// The module of the functions of views.
    static let moduleOfViews = "AmpouleSwiftUI"

    /// The attribute of a view's property that is resolved.
    static let resolvedProperty = "Resolved"

    /// The functions and properties by which a `Lazy`, a `Provider` or a factory makes its instance.
    static let functionsThatUseDeferred: Set<String> = ["resolve", "make"]
    static let propertiesThatUseDeferred: Set<String> = ["instance"]

    /// The attribute of a property that is resolved from the current container, and the function that does the same.
    static let injectedProperty = "Injected"
    static let injectingFunction = "inject"

    /// The attributes of properties that are resolved, with the modules that declare them.
    static let resolvedProperties = [
        resolvedProperty: moduleOfViews, injectedProperty: moduleOfModules,
    ]

    /// The operator that resolves a service, and the module that declares it.
    static let requestOperator = "~>"
    static let moduleOfOperators = "AmpouleAutoregistration"

    /// The name of the function that a list writes if no other name is given.
    static let defaultListName = "registerComponents"

    /// The name of the function that continues an object graph, and passes an asynchronous resolver to a closure that waits.
    static let functionThatContinuesGraphs = "withObjectGraph"

    /// The label of the default scope of a container's registrations.
    static let defaultScopeLabel = "defaultObjectScope"
}

extension Vocabulary {
    /// Whether a function, used as a value, takes the service that it registers.
    ///
    /// - Parameter labels: The labels that name the function; `nil` if there are none.
    static func mayRegisterAnyService(_ function: String, labels: [String]?) -> Bool {
        guard let meaning = registeringMeaning(of: function) else { return false }
        switch meaning {
        case .registersInitializer: return true
        case .registersClosure, .addsServices, .contributesClosure, .addsContributions:
            return labels?.allSatisfy(["_", "name", "factory", "to"].contains) ?? true
        // Without labels, other functions have these names.
        case .forwards, .overrides:
            return labels?.allSatisfy(["_", "name", "factory", "to", "with"].contains) ?? false
        default: return false
        }
    }
}
