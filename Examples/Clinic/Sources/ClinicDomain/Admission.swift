import Ampoule

/// Admits animals to the clinic.
public protocol Admission: Sendable {
    /// Checks an animal, asks the registry for its chip, and stores it.
    ///
    /// - Throws: An ``AdmissionError`` if the clinic declines it, or a ``ChipRegistryError``. Then nothing is stored.
    func admit(_ animal: NewAnimal) async throws -> Animal
}

@Register(Admission.self)
struct CheckedAdmission: Admission {
    @Inject let animals: any AnimalRepository
    @Inject let chips: any ChipRegistry

    func admit(_ animal: NewAnimal) async throws -> Animal {
        for (field, text) in [("name", animal.name), ("species", animal.species), ("owner", animal.owner)] {
            guard (1...100).contains(text.count) else { throw AdmissionError.length(field: field) }
        }
        if let chip = animal.chip { try await check(chip, of: animal.owner) }
        return try await animals.add(animal)
    }

    private func check(_ chip: String, of owner: String) async throws {
        guard chip.count == 15, chip.allSatisfy({ ("0"..."9").contains($0) }) else {
            throw AdmissionError.notAChip(chip)
        }
        guard let entry = try await chips.entry(for: chip) else { throw AdmissionError.unknownChip(chip) }
        guard entry.owner == owner else { throw AdmissionError.chipOfAnotherOwner(chip) }
    }
}
