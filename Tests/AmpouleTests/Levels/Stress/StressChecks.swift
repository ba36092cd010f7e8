import Ampoule

// What each component must hold, by the container that shares it.

extension Surroundings {
    /// Verifies that everything comes from one container: what is held, and what is made from it later.
    ///
    /// - Parameters:
    ///   - container: The container that shares the owner of the surroundings.
    ///   - owner: The number of the container's household, if any.
    ///   - patient: The number of the container's patient, if any.
    func verifyMade(by container: Container, owner: Int?, patient: Int?) throws {
        try verify(maker == ObjectIdentifier(container), "made by another container")
        let letter = try letters.make(page: 1)
        for note in [note, try notes.resolve(), try lazyNote.resolve(), letter.note] {
            try note.verifyValues(owner: owner, patient: patient)
        }
        try verify(letter.page == 1, "another letter")
    }
}

extension Note {
    func verifyValues(owner: Int?, patient: Int?) throws {
        try verify(self.owner?.number == owner, "owner \(self.owner?.number as Int?), not \(owner as Int?)")
        try verify(
            self.patient?.number == patient,
            "patient \(self.patient?.number as Int?), not \(patient as Int?)"
        )
    }
}

extension StressPractice {
    /// Verifies that what the program shares comes from the root, whatever container is asked.
    func verifySingletons(in container: Container) throws {
        let practice = try container.require(Practice.self)
        try practice.surroundings.verifyMade(by: root, owner: nil, patient: nil)
        let pharmacy = container.pharmacy()
        try pharmacy.surroundings.verifyMade(by: root, owner: nil, patient: nil)
        let nurse = container.nurse()
        try nurse.surroundings.verifyMade(by: root, owner: nil, patient: nil)
        try verify(pharmacy.practice === practice && nurse.practice === practice, "two practices")
    }
}

extension Ledger {
    func verifyShared(by household: Household) throws {
        try verify(owner.number == household.number, "the ledger of another household")
        try surroundings.verifyMade(by: household.container, owner: household.number, patient: nil)
    }
}

extension Dossier {
    func verifyShared(by appointment: Appointment) throws {
        try verify(patient.number == appointment.number, "the dossier of another patient")
        try verify(owner.number == appointment.household.number, "the dossier of another owner")
        try verify(patient.owner == owner.number, "a patient of another owner")
        try ledger.verifyShared(by: appointment.household)
        try surroundings.verifyMade(
            by: appointment.container,
            owner: appointment.household.number,
            patient: appointment.number
        )
        try verify(
            nurse.practice === ledger.practice && pharmacy.practice === ledger.practice,
            "two practices"
        )
    }

    /// Verifies that what the dossier resolves later fails once its container is gone.
    func verifyOutlivesItsContainer() throws {
        let reasons = [
            reason(of: { try charts.resolve() }),
            reason(of: { try surroundings.notes.resolve() }),
            reason(of: { try surroundings.letters.make(page: 1) }),
        ]
        for reason in reasons {
            guard case .containerReleased = reason else {
                throw MixUp(description: "an instance of a container that is gone")
            }
        }
    }
}

extension Chart {
    func verifyMade(in appointment: Appointment, _ dossier: Dossier) throws {
        try verify(patient.number == appointment.number, "the chart of another patient")
        try verify(self.dossier === dossier, "another dossier")
        try note.verifyValues(owner: appointment.household.number, patient: appointment.number)
    }
}
