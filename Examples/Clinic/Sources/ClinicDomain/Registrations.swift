import Ampoule

@AllRegistrations(
    named: "registerDomain",
    provided: [AnimalRepository.self, ChipRegistry.self, Transaction.self],
    unchecked: .error
)
public extension Container {}
