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
