import Ampoule
import ClinicChips
import ClinicDomain
import Foundation
import Testing

/// The registry of chips, on a port of this machine, and fakes of it.
struct ChipTests {
    static let chip = "756098100000001"

    @Test func anAnimalWithAChipOfItsOwnerIsAdmitted() async throws {
        let registry = TestRegistry([Self.chip: "Ada"])
        try await registry.serve { address in
            try await withServer(in: makeClinic(registry: address)) { client in
                let answer = try await client.admit(chip: Self.chip, owner: "Ada")
                #expect(answer.status == .created)
                let animal = try answer.decode(Animal.self)
                #expect(animal.chip == Self.chip)
                #expect(try await client.get("/animals").decode([Animal].self).contains(animal))
                #expect(try await client.book(animal: animal.id).status == .created)

                #expect(try await client.admit(chip: Self.chip, owner: "Ada").status == .conflict)
                #expect(try await client.get("/animals").decode([Animal].self).count == 4)
            }
        }
        #expect(registry.requests == [Self.chip, Self.chip])
    }

    @Test func anAnimalWithoutAChipNeedsNoRegistry() async throws {
        try await withServer(in: makeClinic()) { client in
            let answer = try await client.admit(chip: nil, owner: "Ada")
            #expect(answer.status == .created)
        }
    }

    @Test(arguments: [
        Refusal("an unknown chip", TestRegistry(), 422, "The registry doesn't know the chip \(chip)."),
        Refusal(
            "another owner",
            TestRegistry([chip: "Grace"]),
            422,
            "The registry has the chip \(chip) under another owner."
        ),
        Refusal("an error", TestRegistry([:], .fail), 503, unavailable),
        Refusal("no entry", TestRegistry([:], .babble), 503, unavailable),
        Refusal("a late answer", TestRegistry([chip: "Ada"], .answerAfter(.seconds(2))), 504, late),
        Refusal("a late body", TestRegistry([:], .answerBodyAfter(.seconds(2))), 504, late),
    ])
    func whatTheRegistryDoesNotConfirmIsNotStored(_ refusal: Refusal) async throws {
        try await refusal.registry.serve { address in
            let container = makeClinic(registry: address, registryTimeout: .milliseconds(200))
            try await withServer(in: container) { client in
                let answer = try await client.admit(chip: Self.chip, owner: "Ada")
                #expect(answer.status.code == refusal.status)
                #expect(try answer.message == refusal.message)
                #expect(try await client.get("/animals").decode([Animal].self).count == 3)
            }
        }
        #expect(refusal.registry.requests == [Self.chip])
    }

    @Test func withoutARegistryNothingIsStored() async throws {
        try await withServer(in: makeClinic()) { client in
            let answer = try await client.admit(chip: Self.chip, owner: "Ada")
            #expect(answer.status == .serviceUnavailable)
            #expect(try answer.message == Self.unavailable)
            #expect(try await client.get("/animals").decode([Animal].self).count == 3)
        }
    }

    @Test(arguments: ["", "7560981", "75609810000000x", "٧٥٦٠٩٨١٠٠٠٠٠٠٠١", "../../animals/1"])
    func aNumberThatIsNoChipIsNotAskedFor(chip: String) async throws {
        let registry = TestRegistry()
        try await registry.serve { address in
            try await withServer(in: makeClinic(registry: address)) { client in
                let answer = try await client.admit(chip: chip, owner: "Ada")
                #expect(answer.status.code == 422)
            }
        }
        #expect(registry.requests == [])
    }

    @Test(arguments: 1...10)
    func eachTestHasARegistryOfItsOwn(number: Int) async throws {
        let container = makeClinic()
        container.override(ChipRegistry.self) { _ in FakeRegistry(owner: "Owner \(number)") }
        try await withServer(in: container) { client in
            let admitted = try await client.admit(chip: Self.chip, owner: "Owner \(number)")
            let declined = try await client.admit(chip: Self.chip, owner: "Owner 0")
            #expect(admitted.status == .created)
            #expect(declined.status.code == 422)
        }
    }

    static let unavailable = "The chip registry is unavailable; nothing was stored."
    static let late = "The chip registry didn't answer in time; nothing was stored."
}

/// A registry that doesn't confirm a chip, and the answer of the clinic.
struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let registry: TestRegistry
    let status: Int
    let message: String

    init(_ title: String, _ registry: TestRegistry, _ status: Int, _ message: String) {
        self.testDescription = title
        self.registry = registry
        self.status = status
        self.message = message
    }
}

/// Knows every chip.
private struct FakeRegistry: ChipRegistry {
    let owner: String

    func entry(for chip: String) async throws(ChipRegistryError) -> ChipEntry? {
        ChipEntry(chip: chip, owner: owner)
    }
}
