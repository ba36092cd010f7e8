/// A further part of a ``RegistrationKey``, for extensions of the container that have to tell apart
/// registrations of equal type, name and arguments.
///
/// Name and meaning are those of Swinject's `ServiceKeyOption`.
public protocol ServiceKeyOption: CustomStringConvertible, Sendable {
    /// Tells whether another option makes the same key.
    ///
    /// - Parameter another: The option of the other key, which may be of any type.
    /// - Returns: Whether the two are equal.
    func isEqualTo(_ another: any ServiceKeyOption) -> Bool

    /// Feeds what ``isEqualTo(_:)`` compares into a hasher.
    ///
    /// - Parameter hasher: The hasher of the key.
    func hash(into hasher: inout Hasher)
}

/// An option of keys that only the library's own modules ask for, and that no text mentions.
package protocol HiddenServiceKeyOption: ServiceKeyOption {}

extension HiddenServiceKeyOption {
    package var description: String { "" }

    package func isEqualTo(_ another: any ServiceKeyOption) -> Bool { another is Self }

    package func hash(into hasher: inout Hasher) {}
}
