import Ampoule
import Testing

@MainActor
private protocol Screen: Sendable {
    var title: String { get }
}

private protocol Reader {}

@MainActor
@Register(scope: .container)
private final class Theme {
    @Inject var palette: Palette?

    init() { MainActor.assertIsolated() }
}

@MainActor
@Register
private final class Palette {
    init() { MainActor.assertIsolated() }
}

@MainActor
@Register((any Screen).self, (any CustomStringConvertible).self)
private final class Page: Screen, @MainActor CustomStringConvertible {
    let title: String
    let theme: Theme

    var description: String { title }

    init(@Inject theme: Theme, title: String) throws {
        MainActor.assertIsolated()
        guard !title.isEmpty else { throw Untitled() }
        (self.title, self.theme) = (title, theme)
    }
}

private struct Untitled: Error {}

@VeterinaryActor
@Register(scope: .weak)
private final class Patient {
    init() { VeterinaryActor.assertIsolated() }
}

@MainActor
@Register
private class Control {
    init() { MainActor.assertIsolated() }
}

@MainActor
@Register
private final class Slider: Control {
    override init() {}
}

/// Its instances must not leave the actor that makes them.
@Register
private final class Diary: Reader {
    @VeterinaryActor
    init() {}
}

@Register
private final class Visit {
    let theme: Theme
    let patient: Patient
    let again: Patient

    init(@Inject theme: Theme, @Inject patient: Patient, @Inject again: Patient) async {
        (self.theme, self.patient, self.again) = (theme, patient, again)
    }
}

struct IsolatedDependencyTests {
    private let container = Container()

    init() {
        Theme.register(in: container)
        Palette.register(in: container)
        Page.register(in: container)
        Patient.register(in: container)
        Control.register(in: container)
        Slider.register(in: container)
        Diary.register(in: container)
    }

    @Test func synchronousComponentIsMadeOnItsActorForWhoeverCanWait() async throws {
        let page = try await container.asynchronous.require((any Screen).self, argument: "Start")

        #expect(await page.title == "Start")
        _ = try await container.asynchronous.require(Patient.self)
        _ = try await container.asynchronous.require(Control.self)
        #expect(throws: ResolutionError.self) { try container.require(Control.self) }
    }

    @Test func subclassIsMadeOnItsActor() async throws {
        _ = try await container.asynchronous.require(Slider.self)
    }

    @Test func instanceIsSharedWithTheActorItself() async throws {
        let theme = try await container.asynchronous.require(Theme.self)

        #expect(await theme.palette != nil)
        #expect(try await container.asynchronous.require(Theme.self) === theme)
        #expect(await synchronousTheme() === theme)
    }

    @MainActor
    private func synchronousTheme() -> Theme? { container.resolve(Theme.self) }

    @MainActor
    @Test func actorItselfNeedNotHop() async throws {
        _ = try await container.asynchronous.require(Theme.self)
    }

    @Test func asynchronousComponentGetsDependenciesOfSeveralActors() async {
        let visit = await container.factory(for: Visit.self)()

        #expect(visit.patient === visit.again)
    }

    @Test func dependencyThatNobodyRegisteredIsMadeOnItsActor() async {
        let visit = await Container().factory(for: Visit.self)()

        #expect(visit.patient === visit.again)
    }

    @Test func whatTheInitializerThrowsIsTheReason() async {
        await #expect {
            try await container.asynchronous.require((any Screen).self, argument: "")
        } throws: { error in
            "\(error)".contains("Untitled")
        }
    }

    @Test func instanceThatIsNotSendableStaysOnItsActor() async {
        await #expect {
            try await container.asynchronous.require(Diary.self)
        } throws: { error in
            "\(error)".contains("'Diary' can be made on 'VeterinaryActor' only")
        }
        #expect(await isOpened())
    }

    @VeterinaryActor
    private func isOpened() async -> Bool { await container.asynchronous.resolve(Diary.self) != nil }

    @Test func tasksThatAskAtOnceGetOneInstance() async throws {
        let container = container
        let themes = try await withThrowingTaskGroup(of: Theme.self) { group in
            for _ in 0..<50 {
                group.addTask { try await container.asynchronous.require(Theme.self) }
            }
            return try await group.reduce(into: []) { themes, theme in themes.append(theme) }
        }

        #expect(Set(themes.map(ObjectIdentifier.init)).count == 1)
    }
}
