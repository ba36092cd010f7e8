import Ampoule

@AllRegistrations(
    named: "registerDomain",
    provided: [AnimalRepository.self, Transaction.self],
    unchecked: .error
)
public extension Container {}
