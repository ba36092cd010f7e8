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
package struct DescribedComponent {
    /// Whether a description exists.
    package let isKnown: Bool

    /// The kind of declaration, such as `class`; `nil` for a factory that no macro registers.
    package let kind: String?
    package let location: DescribedLocation?

    /// The module that declares the component.
    package let module: String?
    private let dependencies: [DescribedDependency]

    package init(_ component: any Registrable.Type) {
        self.init(component.__description)
    }

    /// Reads the dependencies of a factory that no macro registers.
    package init(_ factory: FactoryDescription) {
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
        location = declaration.first.flatMap { DescribedLocation($0, in: file) }
        kind = declaration.last.map(String.init)
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
    package func dependencies(ofInitializer number: Int?) -> [DescribedDependency] {
        dependencies.filter { dependency in dependency.initializer.map { $0 == number } ?? true }
    }
}

/// A dependency as described by its component.
package struct DescribedDependency {
    /// When a dependency is injected.
    package enum Injection {
        case initializer, property, method
    }

    package let type: Any.Type

    /// The type as written.
    package let spelling: String
    package let label: String

    /// The name by which the dependency is requested.
    package let name: String?
    package let injection: Injection

    /// The number of the initializer that takes the dependency, if one does.
    let initializer: Int?

    /// Whether the type is a generic parameter, whose actual type the compiler does not know.
    package let isGeneric: Bool
    package let isHeldWeakly: Bool
    package let location: DescribedLocation?

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
        location = DescribedLocation(words[1], in: file)
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

/// The service that a type resolves by wrapping it, and whether it does so later; `nil` for other types.
package func wrapped(by type: Any.Type) -> (service: Any.Type, isDeferred: Bool)? {
    if let wrapper = type as? any DeferringWrapper.Type { return (wrapper.deferredService, true) }
    return (type as? any OptionalType.Type).map { ($0.wrappedType, false) }
}

extension DeferringWrapper {
    fileprivate static var deferredService: Any.Type { Service.self }
}

extension ComponentFactory {
    fileprivate static var component: Any.Type { __Component.self }
}

/// The factory of a component that a type is, or is an optional of.
func componentFactory(_ type: Any.Type) -> (any ComponentFactory.Type)? {
    ((type as? any OptionalType.Type)?.wrappedType ?? type) as? any ComponentFactory.Type
}

/// The component of a factory type, or of an optional of one.
package func componentMade(by type: Any.Type) -> (any Registrable.Type)? {
    componentFactory(type)?.component as? any Registrable.Type
}

/// The key of a service whose type is known only at run time.
package func registrationKey(of type: Any.Type, name: String?) -> RegistrationKey {
    func key<Service>(_ type: Service.Type) -> RegistrationKey {
        RegistrationKey(service: type, name: name)
    }
    return _openExistential(type, do: key)
}

/// The types by which a component receives what resolves, so that it may resolve anything.
enum ResolverTypes {
    /// Whether a type is one of them, or wraps one, such as `Lazy<Container>`.
    static func contains(_ type: Any.Type) -> Bool {
        var service = type
        while let wrapped = wrapped(by: service) { service = wrapped.service }
        return Core.isResolver(service)
    }
}
