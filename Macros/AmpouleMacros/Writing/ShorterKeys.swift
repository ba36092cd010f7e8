import AmpouleSyntax
import SwiftSyntax

/// A key of a component without trailing arguments that have default values.
struct ShorterKey {
    let complete: NumberedRegistration

    /// The number of arguments that the key has.
    let count: Int

    /// The name of the stored registration.
    var name: String { "\(complete.name)After\(count)" }

    /// An expression for the stored registration.
    var reference: String { "\(complete.component.innerName).__Registrations.\(name)" }

    fileprivate var given: ArraySlice<Parameter> { complete.arguments.prefix(count) }
    fileprivate var omitted: ArraySlice<Parameter> { complete.arguments.dropFirst(count) }

    /// The label of the function that makes the default values.
    fileprivate var label: String { complete.lineage.label(name) }
}

extension NumberedRegistration {
    /// The keys without one or more of the last arguments, the longest first.
    var shorterKeys: [ShorterKey] {
        let omittable = arguments.reversed().prefix { argument in argument.defaultValue != nil }.count
        return (0..<omittable).map { omitted in
            ShorterKey(complete: self, count: arguments.count - omitted - 1)
        }
    }
}

extension ComponentWriter {
    var shorterKeys: [ShorterKey] { registrations.flatMap(\.shorterKeys) }

    /// The function that makes the default values of the arguments that a key omits.
    func defaultValuesFunction(_ key: ShorterKey) -> String {
        defaultValuesFunction(
            key,
            isStatic: true,
            values: key.omitted.map { argument in
                argument.defaultValue.map { value in copy(value) } ?? ""
            }
        )
    }

    /// The method that calls this function.
    func defaultValuesMethod(_ key: ShorterKey) -> String {
        defaultValuesFunction(key, isStatic: false, values: nil)
    }

    private func defaultValuesFunction(_ key: ShorterKey, isStatic: Bool, values: [String]?) -> String {
        let types = key.omitted.map { argument in copy(argument.type.ofArgument) }.joined(separator: ", ")
        let unsafety = unsafety(ofDescribed: key.omitted.map(\.type.written))
        let body =
            values.map { values in "\(unsafety).init(\(values.joined(separator: ", ")))" }
            ?? "\(unsafety)\(component.innerName).__defaultValues(\(key.label): ())"
        return directive.place(
            """
            \(makeFunctionIsolation(key.complete))\(isStatic ? key.complete.hiddenModifier : key.complete.nestedModifier)\
            \(isStatic ? "static " : "")\
            func __defaultValues(\(key.label) _: ()) -> Ampoule::__DefaultValues<\(types)> { \(body) }
            """,
            at: key.complete.node
        )
    }

    /// The stored registration under a shorter key.
    func property(_ key: ShorterKey, number: Int) -> String {
        let registration = key.complete
        let types = [serviceType] + key.given.map { argument in copy(argument.type.ofArgument) }
        let annotated = "\(key.name): \(registration.genericType)<\(types.joined(separator: ", "))>"
        let owner = isPassedAsMethod(registration.isolation) ? functionMethods : component.innerName
        let value = """
            \(unsafety(of: registration)).init(shortening: \(registration.name), by: \(owner).__defaultValues(\(key.label):))
            """
        let modifier = registration.deprecation + registration.nestedModifier
        guard component.isGeneric else { return "\(modifier)static let \(annotated) = \(value)" }
        let place = "of: \(component.innerName).self, number: \(number)"
        return
            "\(modifier)static var \(annotated) { \(unsafety(of: key)).__kept(\(place), orMade: \(value)) }"
    }

    /// The marker of an expression that names the type of the stored registration.
    func unsafety(of key: ShorterKey) -> String { unsafety(ofDescribed: key.given.map(\.type.written)) }
}
