import Ampoule
import AmpouleGraph
import TestSupport
import Testing

/// The graph of a program has what is listed for its levels, once each.
struct LevelProgramGraphTests {
    private let container = Container { container in
        container.registerSchool()
        LevelContainer<Term>.registerSchool(in: container)
        LevelContainer<Exam>.registerSchool(in: container)
    }

    @Test func whatIsListedForALevelIsInTheGraphOfTheProgram() throws {
        let graph = try container.validate()

        #expect(
            graph.nodes.map { "\($0.id) \($0.level ?? "program")" }.sorted() == [
                "Bench program", "Chalk program", "Grade Exam", "Teacher Term",
            ]
        )
        #expect(graph.levels.map(\.name).sorted() == ["Exam", "Term"])
        #expect(graph.level(named: "Exam")?.outer == "Term")
        #expect(graph["Grade"]?.dependencies.count { $0.provider == .value("Term") } == 2)
        #expect(
            graph["Grade"]?.dependencies.flatMap(\.provider.nodes).map(\.rawValue) == ["Teacher", "Chalk"]
        )
    }

    @Test func theGraphOfALevelsContainerIsTheSameForWhatItSees() throws {
        let term = container.level(Term(number: 1))
        let (inner, graph) = (try term.container.validate(), container.graph)

        for node in inner.nodes where node.level == "Term" { #expect(graph[node.id]?.level == "Term") }
        #expect(inner["Grade"]?.level == "Exam")
    }

    @Test func twoLevelsMayHaveOneComponent() throws {
        Chalk.register(in: LevelContainer<Term>.registrations(in: container))
        let graph = try container.validate()

        #expect(graph.nodes.filter { $0.component == "Chalk" }.map(\.level).count == 2)
        let grade = try #require(graph["Grade"])
        let chalk = grade.dependencies.flatMap(\.provider.nodes).compactMap { graph[$0] }
            .first { $0.component == "Chalk" }
        #expect(chalk?.level == "Term")
    }

    /// A level makes the components that the program doesn't share, with its own registrations.
    @Test(arguments: LevelFault.allCases)
    func whatALevelChangesForTheProgramIsChecked(_ fault: LevelFault) throws {
        let app = Container()
        app.register(Letter.self) { _ in PlainLetter() }
        Reader.register(in: app)
        try app.validate()
        fault.register(in: LevelContainer<Visitor>.registrations(in: app))

        let error = try #require(throws: ComponentGraph.ValidationError.self) { try app.validate() }

        #expect(error.problems.map(\.kind) == [fault == .asynchronous ? .asynchronousDependency : .cycle])
    }

    protocol Letter: Sendable {}

    struct PlainLetter: Letter {}

    @Register
    struct Reader: Sendable { @Inject let letter: any Letter }

    @Register(Letter.self)
    struct ReadLetter: Letter { @Inject let reader: Reader }

    @Register(decorates: Letter.self)
    struct SignedLetter: Letter {
        let letter: any Letter
        @Inject let reader: Reader
    }

    @Register(Letter.self)
    struct SlowLetter: Letter { init() async {} }

    enum LevelFault: CaseIterable, Sendable {
        case replacement, decorator, asynchronous

        fileprivate func register(in level: Container) {
            switch self {
            case .replacement: ReadLetter.register(in: level)
            case .decorator: SignedLetter.register(in: level)
            case .asynchronous: SlowLetter.register(in: level)
            }
        }
    }

    @Test func aSingletonThatNeedsWhatOnlyALevelHasIsAProblem() throws {
        Headmaster.register(in: container)

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.innerLevel])
        let resolving = #expect(throws: ResolutionError.self) { try container.require(Headmaster.self) }
        #expect(resolving?.description.contains("'Teacher' is registered for the level 'Term'") == true)
    }

    @Test func aComponentOfTheProgramThatNeedsWhatOnlyALevelHasIsAWarning() throws {
        Grade.register(in: container)

        let warnings = try container.validate().warnings
        #expect(warnings.map(\.kind) == [.dependencyOnLevel, .dependencyOnLevel, .dependencyOnLevel])
        #expect(try container.level(Term(number: 1)).container.validate().warnings == [])
    }

    @Test func anOptionalOfWhatOnlyALevelHasIsNil() throws {
        Caretaker.register(in: container)

        try container.validate()
        #expect(try container.require(Caretaker.self).teacher == nil)
        #expect(try container.level(Term(number: 1)).require(Caretaker.self).teacher == nil)
    }

    /// The program makes an unregistered component, unless a level has it registered.
    @Test func theProgramMakesNoComponentOfALevelAsAnUnregisteredOne() throws {
        let error = #expect(throws: ResolutionError.self) {
            try container.factory(for: Teacher.self).resolver.require(Teacher.self)
        }
        #expect(error?.description.contains("'Teacher' is registered for the level 'Term'") == true)
        #expect(throws: ResolutionError.self) { try container.require(Headmaster.self) }
        #expect(try container.level(Term(number: 2)).require(Teacher.self).number == 1)
    }

    @Test func aLevelBesideMakesNoComponentOfAnotherOne() throws {
        Headmaster.register(in: container)
        let error = #expect(throws: ResolutionError.self) {
            try container.level(Holiday()).require(Headmaster.self)
        }
        #expect(error?.description.contains("'Teacher' is registered for the level 'Term'") == true)
    }
}

private struct Term: ContainerLevel {
    let number: Int
}

private struct Exam: ContainerLevel {
    typealias Outer = Term
}

private struct Holiday: ContainerLevel {}

@Register(scope: .transient)
private struct Chalk: Sendable {
    init() {}
}

@Register(scope: .container)
private final class Bench: Sendable {
    init(@Inject chalk: Chalk) {}
}

@Register(scope: .container)
private final class Teacher: Sendable {
    let number = 1

    init() {}
}

@Register
private struct Grade {
    init(
        @Inject teacher: Teacher,
        @Inject chalk: Chalk,
        @Inject term: Term,
        @Inject lesson: LevelContainer<Term>
    ) {}
}

@Register(scope: .container)
private final class Headmaster: Sendable {
    init(@Inject teacher: Teacher) {}
}

@Register(scope: .container)
private final class Caretaker: Sendable {
    fileprivate let teacher: Teacher?

    init(@Inject teacher: Teacher?) { self.teacher = teacher }
}

@Registrations(Chalk.self, Bench.self, named: "registerSchool")
private extension Container {}

@Registrations(Teacher.self, named: "registerSchool")
private extension LevelContainer<Term> {}

@Registrations(Grade.self, named: "registerSchool", provided: [Teacher.self, Chalk.self])
private extension LevelContainer<Exam> {}
