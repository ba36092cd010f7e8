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

    /// The number of the chip, if the animal has one.
    public let chip: String?

    /// Creates an animal.
    public init(id: Int64, name: String, species: String, owner: String, chip: String? = nil) {
        self.id = id
        self.name = name
        self.species = species
        self.owner = owner
        self.chip = chip
    }
}

/// A request to admit an animal, which nothing has checked yet.
public struct NewAnimal: Codable, Equatable, Sendable {
    /// The name of the animal.
    public let name: String

    /// The species, such as "cat".
    public let species: String

    /// The person to remind of appointments.
    public let owner: String

    /// The number of the chip, if the animal has one.
    public let chip: String?

    /// Creates a request.
    public init(name: String, species: String, owner: String, chip: String?) {
        self.name = name
        self.species = species
        self.owner = owner
        self.chip = chip
    }
}
