import AmpouleGraph

extension Registrable {
    /// An empty description, for a type that no macro has made a component.
    ///
    /// Do not use it directly; generated code does.
    public static var __description: any __ComponentDescription {
        __Dependencies.of(text: "")
    }
}

// MARK: - Reading

/// A parsed component description.
struct DescribedComponent {
    /// Whether a description exists.
    let isKnown: Bool
    let kind: ComponentGraph.Node.Kind?
    let location: ComponentGraph.Location?

    /// The module that declares the component.
    let module: String?
    private let dependencies: [DescribedDependency]

    init(_ component: any Registrable.Type) {
        self.init(component.__description)
    }

    /// Reads the dependencies of a factory that no macro registers.
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
        // A subclass inherits the dependencies that its superclass injects after the initializer, and injects them
        // first.
        let inherited = description.inherited.map { Self($0).dependencies } ?? []
        dependencies =
            own.filter { $0.initializer != nil } + (inherited + own).filter { $0.initializer == nil }
    }

    /// The dependencies of an initializer, given by its number, or of a factory, in the order of injection.
    func dependencies(ofInitializer number: Int?) -> [DescribedDependency] {
        dependencies.filter { dependency in dependency.initializer.map { $0 == number } ?? true }
    }
}

/// A dependency as described by its component.
struct DescribedDependency {
    let type: Any.Type

    /// The type as written.
    let spelling: String
    let label: String

    /// The name by which the dependency is requested.
    let name: String?
    let injection: ComponentGraph.Dependency.Injection

    /// The number of the initializer that takes the dependency, if one does.
    let initializer: Int?

    /// Whether the type is a generic parameter, whose actual type the compiler does not know.
    let isGeneric: Bool
    let isHeldWeakly: Bool
    let location: ComponentGraph.Location?

    /// Describes the dependency of a parameter of a factory that no macro registers.
    fileprivate init(_ type: Any.Type, ofParameter number: Int) {
        self.type = type
        spelling = TypeName.short(type)
        label = "parameter \(number)"
        name = nil
        injection = .initializer
        initializer = nil
        // It is resolved by its type at run time, even if that is the factory of a component.
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
    /// Parses a line and a column separated by a colon.
    fileprivate init?(_ position: Substring, in file: String) {
        let numbers = position.split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] > 0 else { return nil }
        self.init(file: file, line: numbers[0], column: numbers[1])
    }
}

// Closing closes independent instances at the same time, and overrides leave them alone: both by this rule.
extension Optional<DescribedComponent> {
    /// Whether instances may depend on services that no description names: a closure makes them, or they have a resolver.
    ///
    /// - Parameter initializer: The number of the initializer that makes the instances; `nil` for a factory.
    func mayDependOnAnything(madeBy initializer: Int?) -> Bool {
        guard let self, self.isKnown else { return true }
        return self.dependencies(ofInitializer: initializer).contains { ResolverTypes.contains($0.type) }
    }
}

extension ScopePolicy {
    /// Whether closures of `initCompleted` complete the instances, which may make these depend on anything.
    var isCompletedByClosures: Bool { completions?.isGenerated == false }
}
