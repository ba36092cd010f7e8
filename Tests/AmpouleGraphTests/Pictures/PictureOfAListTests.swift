import Ampoule
import AmpoulePictures
import Foundation
import TestSupport
import Testing

/// The page of `@Registrations` shows the graph of a list, as this program prints it.
struct PictureOfAListTests {
    @Test func thePageShowsTheGraphThatTheProgramPrints() throws {
        let container = Container { container in container.registerComponents() }

        let page = try pageOfRegistrations()

        #expect(page.contains(withoutPlaces(container.graph.picture(.tree))))
        #expect(
            page.contains("(FrontDesk.self, Calendar.self, MailReminders.self, SystemClock.self)")
        )
    }

    private func pageOfRegistrations() throws -> String {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = package.appending(path: "Sources/Ampoule/Macros/Registrations.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return withoutPlaces(
            lines.filter { $0.hasPrefix("///") }.map { $0.dropFirst("/// ".count) }.joined(separator: "\n")
        )
    }

    /// A text without the files and lines of components, and without the spaces before them.
    private func withoutPlaces(_ text: String) -> String {
        text.replacing(/\ +[A-Za-z]+\.swift:[0-9]+/, with: "")
    }
}

private protocol Reminders: Sendable {}
private protocol Clock: Sendable {}

@Register
private final class FrontDesk {
    init(@Inject calendar: Calendar, @Inject reminders: Lazy<any Reminders>) {}
}

@Register(scope: .container)
private final class Calendar: Sendable {
    init(@Inject clock: any Clock) {}
}

@Register((any Reminders).self, scope: .container)
private final class MailReminders: Reminders {
    init(@Inject clock: any Clock) {}
}

@Register((any Clock).self)
private struct SystemClock: Clock {
    init() {}
}

@Registrations(FrontDesk.self, Calendar.self, MailReminders.self, SystemClock.self)
fileprivate extension Container {}
