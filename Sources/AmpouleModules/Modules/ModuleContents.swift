import AmpouleGraph

/// The contents of a module.
final class ModuleContents: Sendable {
    /// The modules that the module uses.
    let used: [Module]

    /// The keys of the module's own elements.
    let places: [RegistrationPlace]

    /// The keys of elements that an earlier element overrides.
    let repeated: [RegistrationPlace]

    /// The elements, as printed in descriptions.
    private let lines: [String]

    /// Registers elements in a container; the first of several for one key takes precedence.
    init(registering elements: [ModuleElements.Element], in container: Container, using used: [Module]) {
        self.used = used
        var places: [RegistrationPlace] = []
        var repeated: [RegistrationPlace] = []
        var taken: Set<RegistrationPlace> = []
        for place in elements.flatMap(\.places) {
            if taken.insert(place).inserted { places.append(place) } else { repeated.append(place) }
        }
        self.places = places
        self.repeated = repeated
        lines = elements.flatMap(\.lines).sorted()
        // In a container, the last registration takes precedence.
        for element in elements.reversed() { element.registerSubstitutes(container) }
        for element in elements.reversed() where element.kind != .decorator { element.register(container) }
        for element in elements where element.kind == .decorator { element.register(container) }
    }
}

extension ModuleContents: CustomStringConvertible {
    var description: String {
        let own = lines.isEmpty ? ["Module, empty"] : ["Module"] + lines.map { "    \($0)" }
        return (own + used.map { "using \($0)" }).joined(separator: "\n")
    }
}

extension ModuleElements.Element {
    /// The element as printed in descriptions: one line for each of its keys.
    fileprivate var lines: [String] {
        let completions = completionCount > 0 ? ", onInit \(completionCount)" : ""
        if let name { return ["\(name), \(kind)"] }
        return places.map { place in "\(place), \(kind)\(completions)" }
    }
}

extension Container {
    /// Makes a container with fallbacks, which shares the object graphs of those fallbacks that this function also
    /// made.
    ///
    /// A resolution thus has one object graph for the graph-scoped components of all modules, and does not leave and
    /// enter graphs between modules.
    static func sharingGraphs(fallbacks: [Container]) -> Container {
        Container(fallbacks: fallbacks, hierarchyMark: ModuleHierarchy.mark)
    }
}

private final class ModuleHierarchy: Sendable {
    static let mark = ModuleHierarchy()
}

/// Identifies a registration: those that replace each other in one container have equal places.
///
/// Unlike a `RegistrationKey`, it can be made from types known only at run time.
struct RegistrationPlace: Hashable, Sendable, CustomStringConvertible {
    private let service: ObjectIdentifier
    private let arguments: [ObjectIdentifier]
    private let name: String?

    /// The key as written in source code.
    let description: String

    init(_ key: RegistrationKey) {
        self.init(key.serviceType, argumentTypes: key.argumentTypes, name: key.name)
    }

    init(_ service: Any.Type, argumentTypes: [Any.Type], name: String?) {
        self.service = ObjectIdentifier(service)
        self.arguments = argumentTypes.map { ObjectIdentifier($0) }
        self.name = name
        let arguments = argumentTypes.map { "\($0)" }
        self.description = ComponentGraph.keyText("\(service)", arguments: arguments, name: name)
    }
}
