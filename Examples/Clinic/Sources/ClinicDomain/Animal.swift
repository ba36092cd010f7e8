/// A patient of the clinic.
public struct Animal: Codable, Equatable, Sendable {
    /// Identifies the animal.
    public let id: Int64

    /// The name of the animal.
    public let name: String

    /// The species, such as "cat".
    public let species: String

    /// The person to remind of appointments.
    public let owner: String

    /// Creates an animal.
    public init(id: Int64, name: String, species: String, owner: String) {
        self.id = id
        self.name = name
        self.species = species
        self.owner = owner
    }
}
