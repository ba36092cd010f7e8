import Ampoule
import ProgramFarm

/// A shared component holds what lives as long as it does, in levels of two modules.
enum ComponentsOfLevels {
    struct Question: Sendable { let text: String }

    @Register(scope: .question)
    final class Answer: Sendable {
        init(@Inject question: Question, @Inject visit: Visit, @Inject guide: Guide, @Inject gate: Gate) {}
    }

    @Register(scope: .visit)
    final class Guide: Sendable {
        init(@Inject visit: Visit, @Inject sign: Sign, @Inject gate: Gate) {}
    }

    @Register(scope: .visit)
    final class Notebook: Sendable {
        init(
            @Inject guide: Guide,
            @Inject question: Question,  // problem: innerLevel
            @Inject answers: Lazy<Answer>  // problem: innerLevel
        ) {}
    }

    @Register
    struct Sign: Sendable {
        @Inject let visit: Visit
    }

    @Register(scope: .container)
    final class Gate: Sendable {
        init(
            @Inject sign: Sign,  // problem: innerLevel
            @Inject visit: Visit?
        ) {}
    }

    @Register(scope: .weak)
    final class Bell: Sendable {
        init(
            @Inject guides: Guide.Factory,  // problem: innerLevel
            @Inject gate: Gate
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }

    static func ask(_ question: Question, on visit: Visit, in container: Container) -> Answer? {
        container.child(.visit, visit).child(.question, question).resolve(Answer.self)
    }
}

extension ContainerLevel<ComponentsOfLevels.Question> {
    static var question: Self { Self("question", inside: .visit) }
}

@Registrations(
    ComponentsOfLevels.Answer.self,
    ComponentsOfLevels.Guide.self,
    ComponentsOfLevels.Notebook.self,
    ComponentsOfLevels.Sign.self,
    ComponentsOfLevels.Gate.self,
    ComponentsOfLevels.Bell.self
)
private extension Container {}
