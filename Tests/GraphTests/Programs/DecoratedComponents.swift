import Ampoule

/// Components decorate services, and are judged in the place of what they decorate.
enum DecoratedComponents: GraphProgram {
    protocol Animal: Sendable {}
    protocol Person: Sendable {}
    protocol Report: Sendable {}

    @Register(Animal.self, scope: .container)
    final class Cat: Animal {
        init() {}
    }

    @Register(scope: .container)
    final class Log: Sendable {
        init() {}
    }

    @Register(decorates: Animal.self)
    struct LoggedAnimal: Animal {
        let animal: any Animal
        var isLoud: Bool = false
        @Inject let log: Log
    }

    @Register(decorates: Animal.self)
    struct NamedAnimal: Animal {
        let animal: any Animal
        @Inject(name: "animals") let name: String  // problem: missingRegistration
    }

    @Register
    struct Owner {
        @Inject let pet: any Animal
    }

    /// Needs the decorated person, which needs it.
    @Register
    final class Diary: Sendable {
        let person: any Person

        init(@Inject person: any Person) { self.person = person }  // problem: cycle
    }

    @Register(Person.self)
    struct PetOwner: Person {
        init() {}
    }

    @Register(decorates: Person.self)
    struct PersonWithADiary: Person {
        let person: any Person
        @Inject let diary: Diary
    }

    @Register(Report.self)
    struct Summary: Report {
        init() {}
    }

    @Register(decorates: Report.self)
    struct SentReport: Report {
        init(report: any Report) async {}
    }

    @Register
    struct Reader {
        @Inject let report: any Report  // problem: asynchronousDependency
    }

    @Register
    struct PatientReader {
        init(@Inject report: any Report) async {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(
    DecoratedComponents.Cat.self,
    DecoratedComponents.Log.self,
    DecoratedComponents.LoggedAnimal.self,
    DecoratedComponents.NamedAnimal.self,
    DecoratedComponents.Owner.self,
    DecoratedComponents.PetOwner.self,
    DecoratedComponents.Summary.self,
    DecoratedComponents.Diary.self,
    DecoratedComponents.PersonWithADiary.self,
    DecoratedComponents.SentReport.self,
    DecoratedComponents.Reader.self,
    DecoratedComponents.PatientReader.self
)
private extension Container {}
