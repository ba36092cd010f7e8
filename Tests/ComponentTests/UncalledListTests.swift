import Ampoule
import Testing

private protocol HallClock: Sendable {}

@Register(HallClock.self)
private struct WallClock: HallClock {}

@Register
private struct Lectern: Sendable {
    @Inject let clock: any HallClock
    let owner: String
}

@Register(scope: .container)
private final class LectureHall: Sendable {
    let lectern: Lectern

    init(@Inject lectern: Lectern.Factory) throws { self.lectern = try lectern.make(owner: "Ada") }
}

@Register
private struct Lecture: Sendable {
    let clock: any HallClock

    init(@Inject clock: any HallClock) async throws { self.clock = clock }
}

@Registrations(WallClock.self, Lectern.self, LectureHall.self, Lecture.self, named: "registerLectureHall")
private extension Container {}

private struct Term: ContainerLevel {}

/// The error of a component whose list the program doesn't call says so.
struct UncalledListTests {
    private let container = Container()

    private func text(of resolve: () async throws -> Void) async throws -> String {
        do {
            try await resolve()
            return ""
        } catch let error as ResolutionError {
            return error.description
        }
    }

    @Test func aComponentOfAnUncalledListNamesWhatIsToBeCalled() async throws {
        let container = container

        #expect(
            try await text { _ = try container.lectern.make(owner: "Ada") } == """
                Nothing is registered for 'HallClock'.
                Resolution path: Lectern(String) → HallClock.
                Register it with 'register(HallClock.self) { … }' before it is resolved.
                'Lectern(String)' is not registered either: call the function of its '@Registrations' first: \
                'registerComponents()', or 'registerComponents(in:)' of a level's container type.
                """
        )
        container.registerLectureHall()
        #expect(try container.lectern.make(owner: "Ada").owner == "Ada")
    }

    @Test(
        arguments: [
            { $0 }, { container in Container(parent: container) }, { container in container.copy() },
            { container in container.level(Term()).container },
        ] as [@Sendable (Container) -> Container]
    )
    func theFirstComponentOfThePathIsNamed(derive: @Sendable (Container) -> Container) async throws {
        let derived = derive(container)

        let text = try await text { _ = try derived.lectureHall.make() }

        #expect(text.contains("\n'LectureHall' is not registered either"))
    }

    @Test func anAsynchronousComponentIsNamed() async throws {
        let text = try await text { _ = try await container.lecture.make() }

        #expect(text.contains("\n'Lecture' is not registered either"))
    }

    @Test func aRegisteredComponentIsNotNamed() async throws {
        Lectern.register(in: container)

        #expect(try await !text { _ = try container.lectern.make(owner: "Ada") }.contains("either"))
        #expect(try await !text { _ = try container.require((any HallClock).self) }.contains("either"))
    }
}
