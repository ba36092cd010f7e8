import Ampoule
import TestSupport

/// A container of the outer level, with the number that its value has.
struct Household: Sendable {
    let number: Int
    let practice: StressPractice
    let level: LevelContainer<Owner>

    var container: Container { level.container }

    init(_ number: Int, of practice: StressPractice) throws {
        self.number = number
        self.practice = practice
        let owner = Owner(number: number, trace: CountedCat(in: practice.instances))
        level = try practice.root.requireLevel(owner)
    }
}

/// A container of the inner level, with the number that its value has, and what may be done in it.
struct Appointment: Sendable {
    let number: Int
    let household: Household
    let level: LevelContainer<Patient>

    var container: Container { level.container }

    init(_ number: Int, of household: Household) throws {
        self.number = number
        self.household = household
        let trace = CountedCat(in: household.practice.instances)
        let patient = Patient(number: number, owner: household.number, trace: trace)
        level = household.level.level(patient)
    }

    // MARK: - Synchronously

    /// Resolves everything that belongs to the appointment, in an order that the number determines.
    func resolveEverything() throws {
        let practice = household.practice
        switch number % 4 {
        case 0:
            try container.require(Dossier.self).verifyShared(by: self)
            try practice.verifySingletons(in: container)
        case 1:
            try practice.verifySingletons(in: container)
            try level.dossier().verifyShared(by: self)
        case 2:
            try container.require(Lazy<Dossier>.self).resolve().verifyShared(by: self)
        default:
            try container.require(Provider<Dossier>.self).resolve().verifyShared(by: self)
            try container.require(Ledger.self).verifyShared(by: household)
        }
        try resolveInGraphs()
    }

    /// Resolves a component in object graphs that go on, and in one of its own.
    private func resolveInGraphs() throws {
        let dossier = level.dossier()
        let consultation = level.consultation()
        try verify(consultation.first === consultation.second, "two charts in one graph")
        try consultation.first.verifyMade(in: self, dossier)
        try consultation.letters.make(page: 2).note.verifyValues(owner: household.number, patient: number)
        try dossier.charts.resolve().verifyMade(in: self, dossier)

        let graph = number.isMultiple(of: 2) ? dossier.graph : GraphIdentifier()
        let charts = try (0..<2).map { _ in
            try container.withObjectGraph(graph) { container in try container.require(Chart.self) }
        }
        try charts[0].verifyMade(in: self, dossier)
        try verify(charts[0] === charts[1], "an object graph that does not go on")
    }

    /// Resolves what fails, and verifies how.
    func resolveFailures() throws {
        let surgery = try retrying { try container.require(Surgery.self) }
        try verify(surgery.patient.number == number, "the surgery of another patient")
        try surgery.dossier.verifyShared(by: self)
        try verify(try container.require(Surgery.self) === surgery, "two surgeries")
        try retrying { try container.require(Ambulance.self) }.note.verifyValues(owner: nil, patient: nil)

        guard case .unregistered = reason(of: { try container.require(Impostor.self) }) else {
            throw MixUp(description: "a singleton that holds a patient")
        }
        guard
            case .unregistered(let alternatives) = reason(of: {
                try household.container.require(Dossier.self)
            }),
            case .innerLevel(_, "Patient") = alternatives.first
        else {
            throw MixUp(description: "a dossier without an appointment")
        }
        let isNested = (try? container.requireLevel(Owner(number: 0, trace: level.dossier().trace))) != nil
        try verify(!isNested, "a household inside an appointment")
    }

    /// Resolves from a child without a level, which has a registration of its own.
    func resolveFromChild() throws {
        let child = Container.silent(parent: container)
        let instances = household.practice.instances
        child.register(Note.self) { _ in
            let trace = CountedCat(in: instances)
            return Note(owner: nil, patient: Patient(number: -1, owner: -1, trace: trace), trace: trace)
        }
        .inObjectScope(.transient)
        guard let level = LevelContainer<Patient>(child) else {
            throw MixUp(description: "a child without its level")
        }
        try level.dossier().verifyShared(by: self)
        try household.practice.verifySingletons(in: child)
        try child.require(Note.self).verifyValues(owner: nil, patient: -1)
        try verify(
            level.consultation().first.note.patient?.number == -1,
            "the child's registration is not used"
        )
    }

    /// Calls a body until it throws nothing but the failure of a factory.
    private func retrying<Result>(_ body: () throws -> Result) throws -> Result {
        while true {
            do {
                return try body()
            } catch let error as ResolutionError where error.underlyingError is StressPractice.Closed {}
        }
    }

    // MARK: - Asynchronously

    /// Resolves asynchronous components, several at the same time.
    func resolveAsynchronously() async throws {
        let resolver = container.asynchronous
        async let first = resolver.require(Finding.self)
        async let second = resolver.require(Sample.self)
        async let dossier = resolver.require(Dossier.self)
        let (finding, sample, shared) = try await (first, second, dossier)
        try verify(finding.sample === sample && sample.dossier === shared, "two samples or dossiers")
        try verify(finding.patient.number == number, "the finding of another patient")
        try verify(sample.patient.number == number, "the sample of another patient")
        try sample.note.verifyValues(owner: household.number, patient: number)
        try sample.laboratory.surroundings.verifyMade(
            by: household.practice.root,
            owner: nil,
            patient: nil
        )
        try shared.verifyShared(by: self)
    }
}
