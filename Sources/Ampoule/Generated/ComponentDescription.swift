/// The description of a component, which `@Register` writes for the component graph and for closing.
///
/// Do not use it directly; generated code does.
///
/// It is read only when it is requested.
public struct __ComponentDescription {
    /// Whether a description exists.
    package let isKnown: Bool

    /// The kind of declaration, such as `class`; `nil` for a factory that no macro registers.
    package let kind: String?
    package let location: DescribedLocation?

    /// The module that declares the component.
    package let module: String?
    private let dependencies: [DescribedDependency]

    /// Describes the dependencies of a factory that no macro registers.
    package init(_ factory: FactoryDescription) {
        isKnown = true
        kind = nil
        location = factory.location
        module = factory.location.file.split(separator: "/").first.map(String.init)
        dependencies = factory.parameterTypes.map { number, type in
            // It is resolved by its type at run time, even if that is the factory of a component.
            DescribedDependency(type: type, spelling: TypeName.short(type), label: "parameter \(number)")
        }
    }

    /// Reads a description.
    ///
    /// The first of the three lines for a dependency states how it is injected: the number of the initializer, or `p` for a
    /// property, or `m` for a method; then `n` if it is requested by a name, `g` if the type is a generic parameter,
    /// `w` if the property is weak; then the position. The others are the label and the type as written.
    ///
    /// - Parameters:
    ///   - text: Lines of text: the file, the position with the kind of declaration, and three lines for each dependency.
    ///   - types: The types of the dependencies.
    ///   - names: The names of the dependencies that are requested by a name.
    ///   - inherited: The description of the superclass, if that is also a component.
    package init(
        text: String,
        types: [Any.Type],
        names: [String],
        inheriting inherited: __ComponentDescription? = nil
    ) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let file = lines.popFirst().map(String.init) ?? ""
        let declaration = lines.popFirst()?.split(separator: " ") ?? []
        isKnown = declaration.count == 2
        location = declaration.first.flatMap { DescribedLocation($0, in: file) }
        kind = declaration.last.map(String.init)
        module = file.split(separator: "/").first.map(String.init)
        var names = names[...]
        let own = types.compactMap { type -> DescribedDependency? in
            guard let words = lines.popFirst()?.split(separator: " "), words.count == 2,
                let label = lines.popFirst(), let spelling = lines.popFirst()
            else { return nil }
            let letters = words[0].drop(while: \.isNumber)
            return DescribedDependency(
                type: type,
                spelling: String(spelling),
                label: String(label),
                name: letters.contains("n") ? names.popFirst() : nil,
                initializer: Int(words[0].prefix(while: \.isNumber)),
                letters: letters,
                location: DescribedLocation(words[1], in: file)
            )
        }
        // A subclass inherits the dependencies that its superclass injects after the initializer, and injects them
        // first.
        let all = (inherited?.dependencies ?? []) + own
        dependencies = own.filter { $0.initializer != nil } + all.filter { $0.initializer == nil }
    }

    /// The dependencies of an initializer, given by its number, or of a factory, in the order of injection.
    package func dependencies(ofInitializer number: Int?) -> [DescribedDependency] {
        dependencies.filter { dependency in dependency.initializer.map { $0 == number } ?? true }
    }
}

/// A dependency as described by its component.
package struct DescribedDependency {
    package let type: Any.Type

    /// The type as written.
    package let spelling: String
    package let label: String

    /// The name by which the dependency is requested.
    package var name: String?

    /// The number of the initializer that takes the dependency, if one does.
    var initializer: Int?

    /// Further properties that the macro describes for the graph, one letter each.
    package var letters: Substring = ""
    package var location: DescribedLocation?
}

/// The description of `Component`, with the keys of its dependencies.
///
/// Do not use it directly; generated code does.
public enum __Description<Component, Dependencies: __DependencyList> {
    /// The dependencies.
    public typealias List = Dependencies

    /// Describes a component.
    public static func of(
        _ names: String...,
        inheriting inherited: __ComponentDescription? = nil,
        text: StaticString
    ) -> __ComponentDescription {
        __ComponentDescription(
            text: text.description,
            types: Dependencies.services,
            names: names,
            inheriting: inherited
        )
    }
}
