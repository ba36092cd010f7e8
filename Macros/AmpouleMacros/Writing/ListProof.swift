import AmpouleSyntax
import SwiftSyntax

// The statements with which the compiler proves a list. They stand in the argument of a macro, which it checks and leaves
// out.
extension ComponentListWriter {
    /// The statement that proves the dependencies of the listed components; `nil` if the list is not proved.
    ///
    /// Overloads of a local function state what the list itself provides. Each component then requests its dependencies.
    var proof: String? {
        guard isProved, let provided = list.providedKeys else { return nil }
        let providers = list.distinctEntries.flatMap(providers)
        let contract = provided.map { service, key in
            directive.place(
                "func registrationForThisKey(_: \(key)) -> Ampoule::__Synchronous {}",
                at: service
            )
        }
        let statements =
            ["@_disfavoredOverload func registrationForThisKey<Key>(_: Key) -> Ampoule::__Missing {}"]
            + providers + contract
            + lists + contractProofs + distinctness
            + list.distinctEntries.compactMap(proof)
        // The compiler doesn't warn about deprecated components in deprecated code. Without indentation, errors are at the
        // column of the entries.
        return """
            #Ampoule::__proof {
            @available(*, deprecated) func __proof() {
            \(statements.joined(separator: "\n"))
            }
            }
            """
    }

    /// The type that stands for the lists that the list includes.
    private var lists: [String] {
        guard !visibleLists.isEmpty else { return ["let __lists = Ampoule::__NoLists.self", "_ = __lists"] }
        let type = "struct __Lists: \(visibleLists.joined(separator: ", ")) {}"
        return [
            directive.place(type, at: list.nameExpression ?? list.included[0]), "let __lists = __Lists.self",
            "_ = __lists",
        ]
    }

    private func providers(_ entry: ComponentList.Entry) -> [String] {
        guard let type = entry.type?.trimmedText else { return [] }
        return ["__ProvidedKey", "__SecondKey"].map { key in
            directive.place(
                "func registrationForThisKey(_: \(type).\(key)) -> \(type).__ArgumentFreeRegistration.__Making {}",
                at: entry.expression
            )
        }
    }

    private func proof(_ entry: ComponentList.Entry) -> String? {
        guard let type = entry.type?.trimmedText else { return nil }
        let component = "Ampoule::__Type<\(type)>.Itself"
        let keys = "let __keys = Ampoule::__keys(\(component).__Dependencies.self)"
        let call = "_ = (__keys, \(component).__prove(Ampoule::__Of<\(type)>()))"
        return directive.place("do { \(keys); \(call) }", at: entry.expression)
    }
}

extension ComponentList {
    /// Whether the build plugin writes the list, perhaps in parts, and checks it.
    var isGenerated: Bool { attribute.isNamed("__Registrations") }

    /// The services in `provided:` and `providedNamed:` with their keys; `nil` if they aren't spelled out.
    var providedKeys: [(service: ExprSyntax, key: String)]? {
        if providedExpression != nil, provided == nil { return nil }
        if providedNamedExpression != nil, providedNamed == nil { return nil }
        let unnamed = (provided ?? []).map { service in
            (service, service.namedType.map { type in "Ampoule::__Plain<(\(type.trimmedText))>" })
        }
        let named = (providedNamed ?? []).map { name, service in
            let nameType = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.asNameType
            return (
                service,
                service.namedType.map { type in
                    "Ampoule::__Key<(\(type.trimmedText)), \(nameType ?? "Ampoule::__AnyName")>"
                }
            )
        }
        let keys = (unnamed + named).compactMap { service, key in key.map { key in (service, key) } }
        return keys.count == unnamed.count + named.count ? keys : nil
    }
}
