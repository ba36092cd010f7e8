import AmpouleSyntax
import SwiftSyntax

/// The statements with which the compiler proves a list.
///
/// They stand in the argument of a macro, which the compiler checks and leaves out. Overloads of a function state what the
/// list itself provides; each component then requests its dependencies.
///
/// A list of the container has a type with these functions, and with a structure for each component that stores the
/// structures of the providers: the compiler refuses a cycle of structures, with the path.
struct ListProof {
    /// The number of parameters of an initializer through which cycles are found.
    static let edges = 6

    /// The number of those that the compiler can name in the path of a cycle.
    static let namedEdges = 4

    let list: ComponentList
    let directive: LineDirective
    private let components: [ListedComponent]

    init(of list: ComponentList, _ directive: LineDirective) {
        self.list = list
        self.directive = directive
        var names: Set<String> = ["Type", "Protocol", "DependencyCycle"]
        components = list.distinctEntries.enumerated().compactMap { index, entry in
            guard let type = entry.type?.trimmedText, let name = entry.componentName else { return nil }
            var distinctName = name
            var number = 1
            while !names.insert(distinctName).inserted {
                number += 1
                distinctName = "\(name)\(number)"
            }
            return ListedComponent(
                entry: entry,
                number: index + 1,
                type: type,
                name: distinctName
            )
        }
    }

    /// Whether the proof has the structures that the compiler refuses in a cycle: there are no local types in the functions of
    /// protocols and of generic types.
    private var hasGraph: Bool { list.isOnContainer && list.level == nil }

    /// The expression with the structures of a level's list, for a function outside of its generic type; `nil` if the list is of
    /// something else.
    var graphOfLevel: String? {
        guard list.level != nil, let provided = list.providedKeys else { return nil }
        return proof(aliases(provided) + graph(functions(provided, inGraph: true)))
    }

    /// The expression that proves the list; `nil` if the provided services aren't spelled out.
    ///
    /// The compiler doesn't warn about deprecated components in deprecated code. Without indentation, errors are at the
    /// column of the entries.
    ///
    /// - Parameter lists: The statements about included lists.
    func expression(proving lists: [String]) -> String? {
        guard let provided = list.providedKeys else { return nil }
        let statements = lists + components.map(proof)
        let proof: [String]
        if hasGraph {
            let function =
                ["static let __proof: Swift::Void = { func __proof() {"] + statements + ["} }()"]
            proof =
                aliases(provided) + accessors + distinctKeys(provided)
                + graph(functions(provided, inGraph: true) + function)
        } else {
            proof = aliases(provided) + accessors + functions(provided, inGraph: false) + statements
        }
        return self.proof(SeenContainers.declarations(for: list) + proof)
    }

    private func proof(_ statements: [String]) -> String {
        """
        #Ampoule::__proof {
        @available(*, deprecated) func __proof() {
        \(statements.joined(separator: "\n"))
        }
        }
        """
    }

    /// The names of the components and of the services from outside, which nothing hides.
    private func aliases(_ provided: [ProvidedKey]) -> [String] {
        components.map { component in
            directive.place(
                "typealias __Component\(component.number) = \(component.type)",
                at: component.entry.expression
            )
        }
            + provided.enumerated().map { index, provided in
                directive.place("typealias __Provided\(index + 1) = \(provided.key)", at: provided.service)
            }
    }

    private var restLists: [String] {
        (2...ListProof.edges).map { number in "typealias __List\(number) = __List\(number - 1).Rest" }
    }

    /// The uses of the accessors, which are ambiguous if another list of the module has the same component.
    ///
    /// The compiler doesn't compare members that macros write, until it emits code for them. At most one list of a module has
    /// neither a name nor a function name, so that one isn't compared.
    private var accessors: [String] {
        guard list.name != nil || list.functionNameExpression != nil else { return [] }
        return components.compactMap { component in
            component.entry.accessorName.map { name in
                directive.align(
                    ".\(name.declared)",
                    after: 1,
                    below: ["let _: \(component.alias).Factory = \(self.list.selfExpression)"],
                    with: component.entry.expression
                )
            }
        }
    }

    /// The type with the structures, whose name the message about a cycle shows, and the one with the providers.
    ///
    /// The structures hide the components only from each other. The compiler checks the initial values of a local type with the
    /// type, and bodies of its functions only if it emits code for them.
    private func graph(_ providers: [String]) -> [String] {
        ["nonisolated enum DependencyCycle {"] + components.map(structure) + ["}"]
            + ["nonisolated enum __Providers {"] + providers + ["}"]
    }

    /// The functions that answer for the keys of the list.
    ///
    /// - Parameter isInGraph: Whether they are static and answer with the structures.
    private func functions(_ provided: [ProvidedKey], inGraph isInGraph: Bool) -> [String] {
        let modifier = isInGraph ? "static " : ""
        let own = components.flatMap { component in
            let provider = isInGraph ? component.structure : component.making
            return component.keys.map { key in function(of: key, component.number, provider, modifier) }
                + [
                    anyNameFunction(
                        of: "\(component.alias).__AnyNameKey",
                        component.number,
                        provider,
                        modifier
                    )
                ]
        }
        let others = provided.enumerated().flatMap { index, provided in
            let number = components.count + index + 1
            let provider = "Ampoule::__MadeAnywhere"
            return [
                function(of: "__Provided\(index + 1)", number, provider, modifier),
                provided.anyNameKey.map { key in anyNameFunction(of: key, number, provider, modifier) },
            ].compactMap(\.self)
        }
        return own + others
            + [
                "@_disfavoredOverload \(modifier)func registrationForThisKey<Key>(_: Key, _: Ampoule::__Priority0) "
                    + "-> Ampoule::__Missing {}",
                "@_disfavoredOverload \(modifier)func registrationForAnyName<Key>(_: Key) -> Ampoule::__Missing {}",
                "\(modifier)func registrationForThisKey(_: Ampoule::__NoEdge, _: Ampoule::__Priority1) -> Ampoule::__NoEdge {}",
            ].prefix(isInGraph ? 2 : 3)
    }

    /// The function for a key.
    ///
    /// Local functions are the same for the same key, which the compiler refuses.
    private func function(of key: String, _ number: Int, _ provider: String, _ modifier: String) -> String {
        let priority = modifier.isEmpty ? 1 : (number - 1) % 5 + 1
        return
            "\(modifier)func registrationForThisKey(_: \(key), _: Ampoule::__Priority\(priority)) -> \(provider) {}"
    }

    private func anyNameFunction(
        of key: String,
        _ number: Int,
        _ provider: String,
        _ modifier: String
    ) -> String {
        let parameters = ComponentList.parameters(key, number: number)
        return "\(modifier)func registrationForAnyName(\(parameters)) -> \(provider) {}"
    }

    /// Local functions of which the compiler refuses two for one key; it doesn't compare those of a local type.
    private func distinctKeys(_ provided: [ProvidedKey]) -> [String] {
        func function(of key: String, at node: ExprSyntax) -> String {
            let introduction = "func "
            // The compiler reports the error at the name.
            return directive.align(
                "\(introduction)registrationForThisKey(_: \(key)) {}",
                after: introduction.count,
                with: node
            )
        }
        return components.flatMap { component in
            component.keys.map { key in function(of: key, at: component.entry.expression) }
        }
            + provided.enumerated().map { index, provided in
                function(of: "__Provided\(index + 1)", at: provided.service)
            }
    }

    /// The structure of a component, with those of the components that must be made before it.
    ///
    /// The compiler reports a cycle at the name of the constant, with the names of all on the path, and what depends on the
    /// cycle at the name of the structure. It takes less time for one constant with a tuple.
    private func structure(of component: ListedComponent) -> String {
        let edges = (1...ListProof.edges).map { number in
            "__List\(number).Within<__Providers>.registrationForThisKey(__List\(number).edge, Ampoule::__priority)"
        }
        let named = edges.prefix(ListProof.namedEdges).enumerated().map { number, edge in
            "let dependency\(number + 1) = \(edge)"
        }
        let others = "let others = \(edges.dropFirst(ListProof.namedEdges).asTuple)"
        let constants = (named + [others]).map { constant in
            directive.align(constant, after: "let ".count, with: component.entry.expression)
        }
        return directive.align(
            "\(component.name): Ampoule::__Provider {",
            below: ["nonisolated struct"],
            with: component.entry.expression
        ) + """

            typealias __Making = \(component.making)
            \(directive.place("typealias __List1 = \(component.list)", at: component.entry.expression))
            \(restLists.joined(separator: "\n"))
            \(constants.joined(separator: "\n"))
            }
            """
    }

    /// The statements that prove the dependencies of a component.
    ///
    /// The function of the component that requests them one by one is only chosen if one of them may be refused.
    private func proof(of component: ListedComponent) -> String {
        let edges =
            hasGraph
            ? "Ampoule::__value(of: \(component.structure).self)" : component.providers
        let own =
            (1...ListProof.namedEdges).map { number in "__edges.dependency\(number)" }
            + (0..<ListProof.edges - ListProof.namedEdges).map { number in "__edges.others.\(number)" }
        let edge = { (number: Int) in "\(component.list)\(String(repeating: ".Rest", count: number)).edge" }
        let providers: [String]
        var requests: [String] = []
        if list.level != nil {
            providers = own.indices.map { number in "__provider\(number + 1)_" }
            requests = own.enumerated().flatMap { number, own in
                SeenContainers.requests(providers[number], of: edge(number), beyond: own)
            }
        } else {
            providers =
                list.included.isEmpty
                ? own
                : own.enumerated().map { number, own in
                    "\(own).beyond(__Container1.self).__provider(\(edge(number)), __lists)"
                }
        }
        let others = providers.dropFirst(ListProof.namedEdges).asTuple
        let arguments = ["__dependencies"] + providers.prefix(ListProof.namedEdges) + [others]
        let statements = [
            "typealias __Isolation = \(component.alias).__Isolation",
            "let __dependencies = \(component.alias).__Dependencies.self",
            "let __edges = \(edges)",
        ]
        let verdict = "let __verdict = Ampoule::__verdict\(arguments.asTuple)"
        let proof = "\(component.alias).__prove(Ampoule::__Of<\(component.alias)>(), __verdict) }"
        let base = "\(component.alias)."
        return directive.place(
            "do { \((statements + requests + [verdict]).joined(separator: "; "))",
            at: component.entry.expression
        ) + "\n" + directive.align(proof, after: base.count, with: component.entry.expression)
    }
}

/// A component of a list, with its names in the proof.
private struct ListedComponent {
    let entry: ComponentList.Entry
    let number: Int
    let type: String

    /// The name of the structure.
    let name: String

    var structure: String { "DependencyCycle.\(name)" }

    /// The alias of the type, whose name the structure may hide.
    var alias: String { "__Component\(number)" }

    /// The keys for which the component is registered.
    var keys: [String] { ["__ProvidedKey", "__SecondKey"].map { key in "\(alias).\(key)" } }

    /// How the component is made, as a type.
    var making: String { ComponentList.making(of: alias) }

    /// The dependencies, as a type.
    var list: String { "\(alias).__Dependencies.List" }

    /// The constants of the structure, in a tuple: in a protocol extension, there can be no local type.
    var providers: String {
        let edges = (0..<ListProof.edges).map { number in
            "registrationForThisKey(\(list)\(String(repeating: ".Rest", count: number)).edge, Ampoule::__priority)"
        }
        let named = edges.prefix(ListProof.namedEdges).enumerated().map { number, edge in
            "dependency\(number + 1): \(edge)"
        }
        return (named + ["others: \(edges.dropFirst(ListProof.namedEdges).asTuple)"]).asTuple
    }
}

extension Collection<String> {
    fileprivate var asTuple: String { "(\(joined(separator: ", ")))" }

    /// The type of a list of edges, of which each is spelled without what follows it.
    var asEdges: String {
        map { edge in edge + ", " }.joined() + "Ampoule::__NoEdge" + String(repeating: ">", count: count)
    }
}

/// A service that other code registers, with its key as a type.
struct ProvidedKey {
    let service: ExprSyntax
    let key: String

    /// The key for requests by a literal, if the name isn't one.
    let anyNameKey: String?
}

extension ComponentList {
    /// A container of the list's type, for the type checker.
    fileprivate var selfExpression: String {
        level == nil ? "self" : "Ampoule::__value(of: __Container1.self)"
    }

    /// The services in `provided:` and `providedNamed:` with their keys; `nil` if they aren't spelled out.
    var providedKeys: [ProvidedKey]? {
        providedServices?.map { service, type, name in
            let nameType = name?.asNameType ?? "Ampoule::__Unnamed"
            let isLiteral = name.map { name in name.literalText != nil } ?? true
            return ProvidedKey(
                service: service,
                key: "Ampoule::__Key<(\(type.trimmedText)), \(nameType)>",
                anyNameKey: isLiteral ? nil : "Ampoule::__Key<(\(type.trimmedText)), Ampoule::__AnyName>"
            )
        }
    }

    /// How a component is made, as a type.
    static func making(of component: String) -> String {
        "Ampoule::__Made<\(component).__ArgumentFreeRegistration.__Making, \(component).__Isolation>"
    }

    /// The parameters of a function that answers requests with any name.
    ///
    /// If several answer, the compiler prefers the one that wraps the key in the fewest optionals, then the one with the fewest
    /// default values. Several may: contributions to one collection, and names that aren't literals.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - question: The type of the question, if there is one.
    ///   - number: A number that is different for each of the functions of a list; of members, one in 20 has the same parameters.
    static func parameters(_ key: String, _ question: String? = nil, number: Int) -> String {
        // Members are emitted, so deep optionals take time there.
        let depth = question == nil ? number / 5 : number / 5 % 4
        return "_: \(key)" + String(repeating: "?", count: depth) + (question.map { ", _: \($0)" } ?? "")
            + String(repeating: ", _: Swift::Void = ()", count: number % 5)
    }

    /// The services in `provided:` and `providedNamed:`; `nil` if they aren't spelled out.
    var providedServices: [(service: ExprSyntax, type: ExprSyntax, name: ExprSyntax?)]? {
        if providedExpression != nil, provided == nil { return nil }
        if providedNamedExpression != nil, providedNamed == nil { return nil }
        let services: [(ExprSyntax, ExprSyntax?)] =
            (provided ?? []).map { service in (service, nil) }
            + (providedNamed ?? []).map { name, service in (service, name) }
        let typed = services.compactMap { service, name in
            service.namedType.map { type in (service, type, name) }
        }
        return typed.count == services.count ? typed : nil
    }
}

extension ComponentList.Entry {
    /// The name of the component, as a declaration can have it.
    var componentName: String? {
        (expression.functionComponent?.name.function ?? type?.nameOfType)?.asDeclaredName
    }
}
