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
    var isHidden: Bool { option is any HiddenServiceKeyOption }

    /// The argument types in parentheses, such as `(String, Bool)`.
    var argumentList: String {
        "(\(argumentTypes.map { TypeName.short($0) }.joined(separator: ", ")))"
    }

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

extension String {
    /// A hash for open addressing, at a fraction of the cost of the standard library's `Hasher`.
    ///
    /// Equal strings have equal hashes, even if their scalars differ: "é" may be one scalar or two.
    @inline(__always)
    var tableHash: Int {
        let hash = utf8.withContiguousStorageIfAvailable { bytes in Self.tableHash(ofASCII: bytes) }
        return (hash ?? nil) ?? canonicalTableHash
    }

    /// The hash of a string that is not all ASCII, or that has no contiguous storage.
    @inline(never)
    private var canonicalTableHash: Int {
        var native = String(
            String.UnicodeScalarView(unicodeScalars.lazy.map { scalar in scalar.asciiEquivalent ?? scalar })
        )
        return native.withUTF8 { bytes in Self.tableHash(ofASCII: bytes) } ?? hashValue
    }

    /// Hashes ASCII bytes, eight at a time; returns `nil` if a byte is not ASCII.
    @inline(__always)
    private static func tableHash(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let start = UnsafeRawPointer(bytes.baseAddress)
        let count = bytes.count
        guard let start, count > 0 else { return 0 }
        var hash = UInt64(truncatingIfNeeded: count)
        var seen: UInt64 = 0
        func mix(_ characters: UInt64) {
            seen |= characters
            // The last characters don't affect the low bits of the product, so both of its halves are combined.
            let product = (hash ^ characters).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        // The last load overlaps an earlier one, instead of reading beyond the end.
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                mix(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            mix(start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        } else if count >= 4 {
            let first = start.loadUnaligned(as: UInt32.self)
            let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            mix(UInt64(first) | UInt64(last) << 32)
        } else {
            mix(UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16)
        }
        guard seen & 0x8080_8080_8080_8080 == 0 else { return nil }
        return Int(truncatingIfNeeded: hash)
    }
}

extension Unicode.Scalar {
    /// The ASCII scalar that is canonically equivalent to this scalar, which is not ASCII.
    ///
    /// Three scalars have one. Unicode guarantees that no others will, since equal strings stay equal.
    var asciiEquivalent: Unicode.Scalar? {
        switch self {
        case "\u{37E}": ";"
        case "\u{1FEF}": "`"
        case "\u{212A}": "K"
        default: nil
        }
    }
}
