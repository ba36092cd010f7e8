import Ampoule
import TestSupport

/// The program of the stress test: everything is registered once, in the root container.
final class StressPractice: Sendable {
    /// Thrown by factories that fail.
    struct Closed: Error {}

    let root = Container.silent()
    let instances = LiveInstances()

    /// How often each shared component was made, by the name under which it has its trace injected.
    let makings: [String: Counter]

    init() {
        let names = [
            "practice", "nurse", "pharmacy", "laboratory", "ambulance", "ledger", "dossier", "sample",
        ]
        makings = Dictionary(uniqueKeysWithValues: names.map { ($0, Counter()) })
        let instances = instances
        root.register(CountedCat.self) { _ in CountedCat(in: instances) }.inObjectScope(.transient)
        for (name, counter) in makings {
            root.register(CountedCat.self, name: name) { _ in
                counter.increment()
                return CountedCat(name: name, in: instances)
            }
            .inObjectScope(.transient)
        }
        root.registerStressComponents()
        LevelContainer<Owner>.registerStressComponents(in: root)
        LevelContainer<Patient>.registerStressComponents(in: root)
        registerAmbulance()
        registerSurgery()
    }

    /// How often a shared component was made.
    func count(_ name: String) -> Int { makings[name]?.count ?? 0 }

    /// The first five attempts to make the singleton fail.
    private func registerAmbulance() {
        let attempts = Counter()
        root.register(Ambulance.self) { resolver in
            let note = try resolver.require(Note.self)
            if attempts.increment() <= 5 { throw Closed() }
            return Ambulance(note: note, trace: try resolver.require(CountedCat.self, name: "ambulance"))
        }
        .inObjectScope(.container)
    }

    /// Every third attempt to make the component fails, in its factory or in its completion.
    private func registerSurgery() {
        let attempts = Counter()
        let appointments = LevelContainer<Patient>.registrations(in: root)
        appointments.register(Surgery.self) { resolver in
            let patient = try resolver.require(Patient.self)
            if attempts.increment().isMultiple(of: 6) { throw Closed() }
            return Surgery(
                patient: patient,
                dossier: try resolver.require(Dossier.self),
                trace: try resolver.require(CountedCat.self)
            )
        }
        .inObjectScope(.container)
        .initCompleted { resolver, surgery in
            try verify(
                try resolver.require(Patient.self).number == surgery.patient.number,
                "completed elsewhere"
            )
            if attempts.count % 6 == 3 { throw Closed() }
        }
    }
}
