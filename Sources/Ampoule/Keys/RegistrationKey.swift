/// The key of a registration, by which a resolution finds it.
///
/// A key consists of the service type, the name of the registration, and the number and types of the arguments. A
/// container has one registration per key: a later registration overwrites an earlier one. The types are static: an
/// argument passed as `any Animal` counts as `any Animal`, whatever its class, and `String?` differs from `String`.
///
/// The parts match those in Swinject's document "DI Container", section "Registration Keys".
@frozen
public struct RegistrationKey: Sendable {
    /// The service type and the argument types.
    @usableFromInline
    let signature: KeySignature

    /// The name of the registration, if it has one.
    public let name: String?

    /// An additional part of the key, for extensions of the container.
    public var option: (any ServiceKeyOption)? { optionBox?.option }

    @usableFromInline
    let optionBox: OptionBox?

    /// Creates the key of a service with arguments of the given types.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - argumentTypes: The types of the arguments, in order.
    ///   - name: The name of the registration.
    ///   - option: An additional part of the key.
    /// - Complexity: O(1).
    @inlinable
    public init<Service, each Argument>(
        _ serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type,
        name: String? = nil,
        option: (any ServiceKeyOption)? = nil
    ) {
        self.signature = Signature<Service, repeat each Argument>.ofKey
        self.name = name
        self.optionBox = option.map(OptionBox.init)
    }

    /// Creates a key without an option.
    @inlinable
    init<Service, each Argument>(_: repeat (each Argument).Type, service: Service.Type, name: String?) {
        self.signature = Signature<Service, repeat each Argument>.ofKey
        self.name = name
        self.optionBox = nil
    }

    /// Creates a key from its parts.
    @inline(__always)
    init(signature: KeySignature, name: String?, optionBox: OptionBox?) {
        self.signature = signature
        self.name = name
        self.optionBox = optionBox
    }

    /// Whether the key consists of its signature alone, without a name or an option.
    var isPlain: Bool { name == nil && optionBox == nil }

    /// The type of the service.
    public var serviceType: Any.Type { signature.serviceType }

    /// The types of the arguments, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arguments.
    public var argumentTypes: [Any.Type] { signature.argumentTypes }

    /// Whether there are no arguments.
    package var takesNoArguments: Bool { signature.takesNoArguments }
}

extension RegistrationKey: Hashable {
    /// Returns whether a registration under one key overwrites a registration under the other.
    public static func == (left: RegistrationKey, right: RegistrationKey) -> Bool {
        left.signature.identity == right.signature.identity && left.name == right.name
            && left.optionBox == right.optionBox
    }

    /// Feeds the parts of the key into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(signature.identity)
        hasher.combine(name)
        optionBox?.option.hash(into: &hasher)
    }
}

extension RegistrationKey {
    /// Whether the keys are equal, or one is the other's key while the component is unregistered.
    func isOfSameFactory(as other: RegistrationKey) -> Bool {
        serviceType == other.serviceType && name == other.name && optionBox == other.optionBox
            && argumentTypes.elementsEqual(other.argumentTypes, by: ==)
    }
}

/// A box that holds an option behind one word, since few keys have one.
@usableFromInline
final class OptionBox: Sendable, Equatable {
    let option: any ServiceKeyOption

    @usableFromInline
    init(_ option: any ServiceKeyOption) {
        self.option = option
    }

    @usableFromInline
    static func == (left: OptionBox, right: OptionBox) -> Bool {
        left.option.isEqualTo(right.option)
    }
}

extension RegistrationKey: CustomStringConvertible {
    /// A readable form of the key, such as `Animal(String, Bool) named "lucky"`.
    public var description: String { description(of: { TypeName.short($0) }) }

    /// The description with the modules of all types, for keys whose descriptions are equal without them.
    var qualifiedDescription: String { description(of: { TypeName.qualified($0) }) }

    /// Whether descriptions and lists omit the key.
    package var isHidden: Bool { option is any HiddenServiceKeyOption }

    private func description(of typeName: (Any.Type) -> String) -> String {
        var text = typeName(serviceType)
        let arguments = argumentTypes
        if !arguments.isEmpty { text += "(\(arguments.map(typeName).joined(separator: ", ")))" }
        if let name { text += " named \"\(name)\"" }
        if isContribution {
            text += " in a list"
        } else if let option, !isHidden {
            text += " with option \(option)"
        }
        return text
    }
}

/// An additional part of a ``RegistrationKey``, for extensions of the container that distinguish registrations of equal
/// type, name, and arguments.
///
/// Name and meaning match Swinject's `ServiceKeyOption`.
public protocol ServiceKeyOption: CustomStringConvertible, Sendable {
    /// Returns whether another option is equal to this one.
    ///
    /// - Parameter another: The option of the other key, which may be of any type.
    /// - Returns: Whether the two are equal.
    func isEqualTo(_ another: any ServiceKeyOption) -> Bool

    /// Feeds the parts that ``isEqualTo(_:)`` compares into a hasher.
    ///
    /// - Parameter hasher: The hasher of the key.
    func hash(into hasher: inout Hasher)
}

/// An option of keys that only the library's own modules use, and that descriptions omit.
package protocol HiddenServiceKeyOption: ServiceKeyOption {}

extension HiddenServiceKeyOption {
    package var description: String { "" }

    package func isEqualTo(_ another: any ServiceKeyOption) -> Bool { another is Self }

    package func hash(into hasher: inout Hasher) {}
}
