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
}

extension RegistrationKey {
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
        self.optionBox = if let option { OptionBox(option) } else { nil }
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
    package var takesNoArguments: Bool { argumentTypes.isEmpty }

    /// The key of another service with the same arguments, name, and option.
    func key<Service>(of service: Service.Type) -> RegistrationKey {
        let signature = signature.accept(SignatureOfService<Service>())
        return RegistrationKey(signature: signature, name: name, optionBox: optionBox)
    }
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

    /// Whether the key is that of a component while it is unregistered.
    var isOfUnregistered: Bool { option is UnregisteredOption }

    private func description(of typeName: (Any.Type) -> String) -> String {
        var text = typeName(serviceType)
        let arguments = argumentTypes
        if !arguments.isEmpty { text += "(\(arguments.map(typeName).joined(separator: ", ")))" }
        if let name { text += " named \"\(name)\"" }
        if isContribution {
            text += " in a list"
        } else if let option, !isHidden, !isOfUnregistered {
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

/// The option in the key of an unregistered component.
///
/// It differs from the key of the service, and between components, since two may have the same service.
struct UnregisteredOption: ServiceKeyOption, Hashable {
    let component: ObjectIdentifier?

    func isEqualTo(_ another: any ServiceKeyOption) -> Bool { another as? UnregisteredOption == self }

    var description: String { "unregistered" }
}

/// A service type and a list of argument types, identified by one word.
///
/// A service without arguments identifies itself: instantiating a generic type for it would cost more than the rest of
/// a registration.
@usableFromInline
enum KeySignature: Sendable {
    /// A service that is made without arguments.
    case service(Any.Type)

    /// Any other signature.
    case composed(any ComposedSignature.Type)

    /// The word that identifies the signature.
    @inlinable
    @inline(__always)
    var identity: ObjectIdentifier {
        switch self {
        case .service(let type): ObjectIdentifier(type)
        case .composed(let type): ObjectIdentifier(type)
        }
    }

    var serviceType: Any.Type {
        switch self {
        case .service(let type): type
        case .composed(let type): type.serviceType
        }
    }

    var argumentTypes: [Any.Type] {
        switch self {
        case .service: []
        case .composed(let type): type.argumentTypes
        }
    }

    /// Calls a visitor with the types of the signature.
    func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        func visit<Service>(_ service: Service.Type) -> Visitor.Result {
            visitor.visit(Signature<Service>.self)
        }
        return switch self {
        case .service(let type): visit(type)
        case .composed(let type): type.accept(visitor)
        }
    }
}

/// A type that represents a service type and a list of argument types.
///
/// One metatype identifies the combination, so that keys compare and hash a single word. A tuple type can't: it doesn't
/// distinguish a single argument that is a tuple from several arguments.
@usableFromInline
protocol ComposedSignature: SendableMetatype {
    static var serviceType: Any.Type { get }
    static var argumentTypes: [Any.Type] { get }

    /// Calls a visitor with the types of the signature.
    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result
}

/// A visitor of the types that a signature represents.
@usableFromInline
protocol SignatureVisitor {
    associatedtype Result

    /// Visits the signature of a service and its argument types.
    func visit<Service, each Argument>(_ signature: Signature<Service, repeat each Argument>.Type) -> Result
}

/// The signature of keys for `Service` with arguments of the given types.
@usableFromInline
struct Signature<Service, each Argument>: ComposedSignature {
    /// The signature as keys store it: the service alone if there are no arguments.
    @inlinable
    @inline(__always)
    static var ofKey: KeySignature {
        for _ in repeat (each Argument).self { return .composed(Self.self) }
        return .service(Service.self)
    }

    @usableFromInline
    static var serviceType: Any.Type { Service.self }

    @usableFromInline
    static var argumentTypes: [Any.Type] {
        var types: [Any.Type] = []
        repeat types.append((each Argument).self)
        return types
    }

    @usableFromInline
    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        visitor.visit(Self.self)
    }
}

/// Makes the signature of a service with the arguments of another one.
private struct SignatureOfService<Service>: SignatureVisitor {
    func visit<Other, each Argument>(_: Signature<Other, repeat each Argument>.Type) -> KeySignature {
        Signature<Service, repeat each Argument>.ofKey
    }
}

/// The names of types in descriptions and messages.
package enum TypeName {
    /// The prefix of the name of a type that is generated for a function; the function's name follows.
    private static let prefixOfFunction = "__provided_"

    /// Whether the type is generated for a function.
    static func isOfFunction(_ type: Any.Type) -> Bool { "\(type)".hasPrefix(prefixOfFunction) }

    /// The name without its module, with optionals written as `String?`; that of the function for a type generated for one.
    package static func short(_ type: Any.Type) -> String {
        // Interpolation prints a type directly. 'String(describing:)' would first look up several conformances, each of
        // which costs as much as everything else here. For the same reason, only a type that is named like an optional
        // is cast to one.
        let name = "\(type)"
        if name.hasPrefix(prefixOfFunction) { return String(name.dropFirst(prefixOfFunction.count)) }
        guard name.hasPrefix("Optional<"), let optional = type as? any OptionalType.Type else { return name }
        let wrapped = short(optional.wrappedType)
        return wrapped.contains(" ") ? "(\(wrapped))?" : "\(wrapped)?"
    }

    /// The name with its module and its enclosing types.
    package static func qualified(_ type: Any.Type) -> String {
        String(reflecting: type)
    }
}

/// An optional type, which a cast finds at run time.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}
