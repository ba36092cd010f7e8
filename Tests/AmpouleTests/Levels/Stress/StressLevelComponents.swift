import Ampoule

/// Shared by a household.
@Register(scope: .container)
final class Ledger: Sendable {
    let owner: Owner
    let surroundings: Surroundings
    let practice: Practice
    let trace: CountedCat

    init(
        @Inject owner: Owner,
        @Inject surroundings: Surroundings,
        @Inject practice: Practice,
        @Inject(name: "ledger") trace: CountedCat
    ) {
        (self.owner, self.surroundings, self.practice, self.trace) = (owner, surroundings, practice, trace)
    }
}

/// Shared by an appointment.
@Register(scope: .container)
final class Dossier: Sendable {
    let patient: Patient
    let owner: Owner
    let ledger: Ledger
    let surroundings: Surroundings
    let nurse: Nurse
    let pharmacy: Pharmacy
    let charts: Provider<Chart>
    let graph: GraphIdentifier
    let trace: CountedCat

    init(
        @Inject patient: Patient,
        @Inject owner: Owner,
        @Inject ledger: Ledger,
        @Inject surroundings: Surroundings,
        @Inject nurse: Nurse,
        @Inject pharmacy: Pharmacy,
        @Inject charts: Provider<Chart>,
        @Inject graph: GraphIdentifier,
        @Inject(name: "dossier") trace: CountedCat
    ) {
        (self.patient, self.owner, self.ledger, self.surroundings) = (patient, owner, ledger, surroundings)
        (self.nurse, self.pharmacy, self.charts, self.graph) = (nurse, pharmacy, charts, graph)
        self.trace = trace
    }
}

/// Shared within an object graph.
@Register(scope: .graph)
final class Chart: Sendable {
    let patient: Patient
    let dossier: Dossier
    let note: Note
    let trace: CountedCat

    init(@Inject patient: Patient, @Inject dossier: Dossier, @Inject note: Note, @Inject trace: CountedCat) {
        (self.patient, self.dossier, self.note, self.trace) = (patient, dossier, note, trace)
    }
}

/// Has one chart twice.
@Register(scope: .transient)
final class Consultation: Sendable {
    let first: Chart
    let second: Chart
    let letters: Letter.Factory

    init(@Inject first: Chart, @Inject second: Chart, @Inject letters: Letter.Factory) {
        (self.first, self.second, self.letters) = (first, second, letters)
    }
}

/// Shared by an appointment, and made asynchronously.
@Register(scope: .container)
final class Sample: Sendable {
    let patient: Patient
    let dossier: Dossier
    let laboratory: Laboratory
    let note: Note
    let trace: CountedCat

    init(
        @Inject patient: Patient,
        @Inject dossier: Dossier,
        @Inject laboratory: Laboratory,
        @Inject note: Note,
        @Inject(name: "sample") trace: CountedCat
    ) async {
        await Task.yield()
        (self.patient, self.dossier, self.laboratory, self.note) = (patient, dossier, laboratory, note)
        self.trace = trace
    }
}

/// Made asynchronously for each request.
@Register(scope: .transient)
final class Finding: Sendable {
    let patient: Patient
    let sample: Sample

    init(@Inject patient: Patient, @Inject sample: Sample) async {
        (self.patient, self.sample) = (patient, sample)
    }
}

/// Shared by an appointment; fails now and then.
final class Surgery: Sendable {
    let patient: Patient
    let dossier: Dossier
    let trace: CountedCat

    init(patient: Patient, dossier: Dossier, trace: CountedCat) {
        (self.patient, self.dossier, self.trace) = (patient, dossier, trace)
    }
}

@Registrations(
    Note.self,
    Surroundings.self,
    Letter.self,
    Practice.self,
    Nurse.self,
    Pharmacy.self,
    Laboratory.self,
    Impostor.self,
    named: "registerStressComponents",
    provided: [CountedCat.self, Patient.self],
    providedNamed: [
        "laboratory": CountedCat.self, "practice": CountedCat.self, "nurse": CountedCat.self,
        "pharmacy": CountedCat.self,
    ]
)
extension Container {}

@Registrations(
    Ledger.self,
    named: "registerStressComponents",
    provided: [Surroundings.self, Practice.self],
    providedNamed: ["ledger": CountedCat.self]
)
extension LevelContainer<Owner> {}

@Registrations(
    Letter.self,
    Dossier.self,
    Chart.self,
    Consultation.self,
    Sample.self,
    Finding.self,
    named: "registerStressComponents",
    provided: [
        CountedCat.self, Note.self, Surroundings.self, Practice.self, Nurse.self, Pharmacy.self,
        Laboratory.self, Ledger.self,
    ],
    providedNamed: ["dossier": CountedCat.self, "sample": CountedCat.self]
)
extension LevelContainer<Patient> {}
