import Ampoule

// The components of the program are shared in every scope, and hold what would show a request in them: an instance
// that has whatever values its container provides, now and whenever it is asked for.

/// A transient component, which anything may hold, with the values of the container that made it.
@Register(scope: .transient)
final class Note: Sendable {
    let owner: Owner?
    let patient: Patient?
    let trace: CountedCat

    init(@Inject owner: Owner?, @Inject patient: Patient?, @Inject trace: CountedCat) {
        (self.owner, self.patient, self.trace) = (owner, patient, trace)
    }
}

/// The dependencies of a shared component, from the container that made it.
@Register(scope: .transient)
final class Surroundings: Sendable {
    let maker: ObjectIdentifier
    let note: Note
    let notes: Provider<Note>
    let lazyNote: Lazy<Note>
    let letters: Letter.Factory

    init(
        @Inject container: Container,
        @Inject note: Note,
        @Inject notes: Provider<Note>,
        @Inject lazyNote: Lazy<Note>,
        @Inject letters: Letter.Factory
    ) {
        maker = ObjectIdentifier(container)
        (self.note, self.notes, self.lazyNote, self.letters) = (note, notes, lazyNote, letters)
    }
}

/// A component with an argument, made by an injected factory.
@Register(scope: .transient)
final class Letter: Sendable {
    let note: Note
    let practice: Practice
    let page: Int

    init(@Inject note: Note, @Inject practice: Practice, page: Int) {
        (self.note, self.practice, self.page) = (note, practice, page)
    }
}

/// Shared by the program.
@Register(scope: .container)
final class Practice: Sendable {
    let surroundings: Surroundings
    let trace: CountedCat

    init(@Inject surroundings: Surroundings, @Inject(name: "practice") trace: CountedCat) {
        (self.surroundings, self.trace) = (surroundings, trace)
    }
}

/// Shared by the program while something holds it.
@Register(scope: .weak)
final class Nurse: Sendable {
    let surroundings: Surroundings
    let practice: Practice
    let trace: CountedCat

    init(
        @Inject surroundings: Surroundings,
        @Inject practice: Practice,
        @Inject(name: "nurse") trace: CountedCat
    ) {
        (self.surroundings, self.practice, self.trace) = (surroundings, practice, trace)
    }
}

/// Shared by the program in a custom storage.
@Register(scope: .cupboard)
final class Pharmacy: Sendable {
    let surroundings: Surroundings
    let practice: Practice
    let trace: CountedCat

    init(
        @Inject surroundings: Surroundings,
        @Inject practice: Practice,
        @Inject(name: "pharmacy") trace: CountedCat
    ) {
        (self.surroundings, self.practice, self.trace) = (surroundings, practice, trace)
    }
}

/// Shared by the program, and made asynchronously.
@Register(scope: .container)
final class Laboratory: Sendable {
    let surroundings: Surroundings
    let practice: Practice
    let trace: CountedCat

    init(
        @Inject surroundings: Surroundings,
        @Inject practice: Practice,
        @Inject(name: "laboratory") trace: CountedCat
    ) async {
        await Task.yield()
        (self.surroundings, self.practice, self.trace) = (surroundings, practice, trace)
    }
}

/// Shared by the program, but depends on the value of a level: never resolved.
@Register(scope: .container)
final class Impostor: Sendable {
    let patient: Patient

    init(@Inject patient: Patient) {
        self.patient = patient
    }
}

/// Shared by the program; its first attempts fail.
final class Ambulance: Sendable {
    let note: Note
    let trace: CountedCat

    init(note: Note, trace: CountedCat) {
        (self.note, self.trace) = (note, trace)
    }
}
