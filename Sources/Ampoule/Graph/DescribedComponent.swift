import AmpouleGraph

extension Registrable {
    /// Nothing, for a type that no macro has made a component.
    public static var __description: any __ComponentDescription { __Description<Self>("") }
}

// MARK: - Reading

/// A parsed component description.
struct DescribedComponent {
    /// Whether there is anything to be read.
    let isKnown: Bool
    let kind: ComponentGraph.Node.Kind?
    let location: ComponentGraph.Location?

    /// The module that declares the component.
    let module: String?
    private let dependencies: [DescribedDependency]

    init(_ component: any Registrable.Type) {
        self.init(component.__description)
    }

    /// Reads what a factory by hand needs.
    init(_ factory: FactoryDescription) {
        isKnown = true
        kind = nil
        location = factory.location
        module = factory.location.file.split(separator: "/").first.map(String.init)
        dependencies = factory.parameterTypes.map { number, type in
            DescribedDependency(type, ofParameter: number)
        }
    }

    private init(_ description: any __ComponentDescription) {
        var lines = description.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let file = lines.popFirst().map(String.init) ?? ""
        let declaration = lines.popFirst()?.split(separator: " ") ?? []
        isKnown = declaration.count == 2
        location = declaration.first.flatMap { ComponentGraph.Location($0, in: file) }
        kind = declaration.last.flatMap { ComponentGraph.Node.Kind(rawValue: String($0)) }
        module = file.split(separator: "/").first.map(String.init)
        var names = description.names[...]
        let own = description.dependencies.compactMap { type in
            DescribedDependency(type, lines: &lines, names: &names, file: file)
        }
        // What the superclass is injected after its initializer, a subclass is, too, and before its own.
        let inherited = description.inherited.map { Self($0).dependencies } ?? []
        dependencies =
            own.filter { $0.initializer != nil } + (inherited + own).filter { $0.initializer == nil }
    }

    /// The dependencies of an initializer, given by its number, or of a factory, in the order of injection.
    func dependencies(ofInitializer number: Int?) -> [DescribedDependency] {
        dependencies.filter { dependency in dependency.initializer.map { $0 == number } ?? true }
    }
}

/// A dependency as the description of its component has it.
struct DescribedDependency {
    let type: Any.Type

    /// The type as it is written.
    let spelling: String
    let label: String

    /// The name that is asked for.
    let name: String?
    let injection: ComponentGraph.Dependency.Injection

    /// The number of the initializer that takes it, if one does.
    let initializer: Int?

    /// Whether its type is a generic parameter, so that the compiler knows nothing of it.
    let isGeneric: Bool
    let isHeldWeakly: Bool
    let location: ComponentGraph.Location?

    /// A dependency that a parameter of a factory by hand takes.
    fileprivate init(_ type: Any.Type, ofParameter number: Int) {
        self.type = type
        spelling = TypeName.short(type)
        label = "parameter \(number)"
        name = nil
        injection = .initializer
        initializer = nil
        // No static type tells of a component's factory.
        isGeneric = false
        isHeldWeakly = false
        location = nil
    }

    fileprivate init?(
        _ type: Any.Type,
        lines: inout ArraySlice<Substring>,
        names: inout ArraySlice<String>,
        file: String
    ) {
        guard let words = lines.popFirst()?.split(separator: " "), words.count == 2,
            let label = lines.popFirst(), let spelling = lines.popFirst()
        else { return nil }
        let letters = words[0].drop(while: \.isNumber)
        self.type = type
        self.spelling = String(spelling)
        self.label = String(label)
        initializer = Int(words[0].prefix(while: \.isNumber))
        injection = letters.contains("p") ? .property : letters.contains("m") ? .method : .initializer
        name = letters.contains("n") ? names.popFirst() : nil
        isGeneric = letters.contains("g")
        isHeldWeakly = letters.contains("w")
        location = ComponentGraph.Location(words[1], in: file)
    }
}

extension ComponentGraph.Location {
    /// Reads a line and a column with a colon between them.
    fileprivate init?(_ position: Substring, in file: String) {
        let numbers = position.split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] > 0 else { return nil }
        self.init(file: file, line: numbers[0], column: numbers[1])
    }
}
