import Ampoule

/// The contents of a module.
final class ModuleContents: Sendable {
    /// The modules that the module uses.
    let used: [Module]

    /// The places of the module's own elements.
    let places: [RegistrationPlace]

    /// The places that were taken when another element came for them.
    let repeated: [RegistrationPlace]

    /// The elements as a person would list them.
    private let lines: [String]

    /// Registers elements in a container, so that the first of several for one place serves.
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
        for element in elements { element.registerSubstitutes(container) }
        // In a container the last registration serves.
        for element in elements.reversed() { element.register(container) }
    }
}

extension ModuleContents: CustomStringConvertible {
    var description: String {
        let own = lines.isEmpty ? ["Module, empty"] : ["Module"] + lines.map { "    \($0)" }
        return (own + used.map { "using \($0)" }).joined(separator: "\n")
    }
}

extension ModuleElements.Element {
    /// The element as a person would list it: a line for each place that it takes.
    fileprivate var lines: [String] {
        let completions = completionCount > 0 ? ", onInit \(completionCount)" : ""
        return places.map { place in "\(place), \(kind)\(completions)" }
    }
}

extension Container {
    /// A container that falls back on others, and takes part in their object graphs if they were made by this.
    ///
    /// What a resolution makes of graph-scoped components is thus the same in all modules, and going from one
    /// module to another needs no graph to be left and entered.
    static func sharingGraphs(fallbacks: [Container]) -> Container {
        Container(fallbacks: fallbacks, hierarchyMark: ModuleHierarchy.mark)
    }
}

private final class ModuleHierarchy: Sendable {
    static let mark = ModuleHierarchy()
}

/// What a registration can be found by: two registrations that cannot live in one container have equal ones.
///
/// Unlike a key, it can be made of types that are not known before run time.
struct RegistrationPlace: Hashable, Sendable, CustomStringConvertible {
    private let service: ObjectIdentifier
    private let arguments: [ObjectIdentifier]
    private let name: String?

    /// The key as a person would write it.
    let description: String

    init(_ key: RegistrationKey) {
        self.init(key.serviceType, argumentTypes: key.argumentTypes, name: key.name)
    }

    init(_ service: Any.Type, argumentTypes: [Any.Type], name: String?) {
        self.service = ObjectIdentifier(service)
        self.arguments = argumentTypes.map { ObjectIdentifier($0) }
        self.name = name
        let list = argumentTypes.isEmpty ? "" : "(\(argumentTypes.map { "\($0)" }.joined(separator: ", ")))"
        self.description = "\(service)\(list)" + (name.map { " named \"\($0)\"" } ?? "")
    }
}
