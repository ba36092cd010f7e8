/// The key of a registration, which a resolution looks up.
///
/// A key consists of the type of the service, the name of the registration, and the number and types of
/// the arguments. Two registrations with equal keys cannot live in one container: the later overwrites the
/// earlier. The types are static ones: an argument passed as `any Animal` counts as `any Animal`, whatever
/// class it has, and `String?` is another type than `String`.
///
/// The parts are those of Swinject's document "DI Container", section "Registration Keys".
public struct RegistrationKey: Sendable {
    /// The service and all argument types together.
    @usableFromInline
    let signature: KeySignature

    /// The name of the registration, if it has one.
    public let name: String?

    /// A further part of the key, for extensions of the container that need one.
    public var option: (any ServiceKeyOption)? { optionBox?.option }

    @usableFromInline
    let optionBox: OptionBox?

    /// Creates the key of a service that is made from the given types of arguments.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - argumentTypes: The types of the arguments, in order.
    ///   - name: The name of the registration.
    ///   - option: A further part of the key.
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

    /// Creates a key without an option, in the shortest way.
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

    /// Creates the key of a component that nobody registered.
    init<Component, Service, each Argument>(
        component: Component.Type,
        service: Service.Type,
        argumentTypes: repeat (each Argument).Type,
        name: String?
    ) {
        self.signature = .composed(ComponentSignature<Component, Service, repeat each Argument>.self)
        self.name = name
        self.optionBox = nil
    }

    /// Whether the key has neither a name nor an option, so that its signature is all there is to it.
    var isPlain: Bool { name == nil && optionBox == nil }

    /// The type of the service.
    public var serviceType: Any.Type { signature.serviceType }

    /// The types of the arguments, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arguments.
    public var argumentTypes: [Any.Type] { signature.argumentTypes }
}

extension RegistrationKey: Hashable {
    /// Whether a registration under one key would overwrite one under the other.
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
    /// Whether the keys are equal, or one is the key of the same component while it is unregistered.
    func isOfSameFactory(as other: RegistrationKey) -> Bool {
        serviceType == other.serviceType && name == other.name && optionBox == other.optionBox
            && argumentTypes.elementsEqual(other.argumentTypes, by: ==)
    }
}

/// Holds an option behind one word, since almost no key has one.
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
