import Ampoule

/// What a module was made with.
struct ModuleContents: Sendable {
    /// What can be had from the module.
    private(set) var places: [RegistrationPlace] = []

    /// The places that were taken when another element came for them.
    private(set) var repeated: [RegistrationPlace] = []

    /// Whether the module has been made of elements, not of somebody's container.
    let isMadeOfElements: Bool

    /// The contents of a module that only stands for a container.
    init() {
        isMadeOfElements = false
    }

    /// Registers elements in a container, so that the first of several for one place serves.
    init(registering elements: [ModuleElements.Element], in container: Container) {
        isMadeOfElements = true
        var taken: Set<RegistrationPlace> = []
        for place in elements.flatMap(\.places) {
            if taken.insert(place).inserted { places.append(place) } else { repeated.append(place) }
        }
        for element in elements { element.registerSubstitutes(container) }
        // In a container the last registration serves.
        for element in elements.reversed() { element.register(container) }
    }
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
