import SwiftUI
import Testing

@testable import AmpouleSwiftUI

private struct Ward: ContainerLevel {}

private struct Visit: ContainerLevel {
    typealias Outer = Ward
}

/// The texts of the errors of views.
@MainActor
struct ViewErrorTests {
    private func failure(
        in container: Container?,
        by resolve: (Container) throws -> Double = { try $0.require(Double.self) }
    ) -> ViewResolutionError? {
        do {
            _ = try ResolvedInstance<Double>().value(in: container, by: resolve)
            return nil
        } catch {
            return error
        }
    }

    @Test func aViewWithoutContainerSaysWhereToPutIt() throws {
        let error = try #require(failure(in: nil))

        #expect(error.cause == nil && error.service == "Double")
        #expect(
            error.description == """
                The view resolves 'Double', but its environment has no container.
                Add '.container(…)' to the root view of each window, as in 'WindowGroup { RootView().container(app) }', \
                and the trait '.container(…)' to each preview.
                The initializer of a view has no environment: read the property in 'body'.
                """
        )
    }

    @Test func aLevelWithoutContainerNamesTheOrderOfModifiers() {
        let error = ViewResolutionError(service: nil, levels: [], cause: nil)

        #expect(error.description.hasSuffix("write '.container(…)' after '.level(…)'."))
    }

    @Test func anAsynchronousServiceNamesTheOtherWrapper() throws {
        let container = Container {
            $0.register(Double.self) { (_: AsynchronousResolver) async in 1 }
        }
        let error = try #require(failure(in: container))

        #expect(error.description.hasSuffix("by 'AsyncResolved', which awaits it."))
    }

    @Test func aMissingLevelIsNamedWithThoseThatAreOpen() throws {
        let container = Container {
            LevelContainer<Visit>.registrations(in: $0).register(Double.self) { _ in 1 }
        }
        let error = try #require(failure(in: container.level(Ward()).container))

        #expect(error.levels == ["Ward"])
        #expect(
            error.description.hasSuffix(
                """
                The views around it have opened: program → Ward.
                Add '.level(Visit(…))' to the view that it belongs to, or to one around that.
                """
            )
        )
    }

    @Test func aViewThatNamesAMissingLevelHasItNamed() throws {
        let error = try #require(
            failure(in: Container()) { try $0.require(LevelContainer<Ward>.self).require(Double.self) }
        )

        #expect(
            error.description.hasSuffix(
                """
                The views around it have opened: program.
                Add '.level(Ward(…))' to the view that it belongs to, or to one around that.
                """
            )
        )
    }

    @Test func anotherErrorIsThatOfTheContainer() throws {
        let error = try #require(failure(in: Container()))

        #expect(
            error.description.hasPrefix(
                "The view can't resolve 'Double': Nothing is registered for 'Double'."
            )
        )
        #expect(!error.description.contains("level"))
    }

    @Test func anErrorIsNotKept() throws {
        let container = Container()
        let instance = ResolvedInstance<Double>()
        func value() throws -> Double { try instance.value(in: container) { try $0.require(Double.self) } }
        #expect(throws: ViewResolutionError.self) { try value() }
        container.register(Double.self) { _ in 2 }

        #expect(try value() == 2)
    }

    @Test func aPreviewWithoutContainerHasAnEmptyOne() {
        var messages: [String] = []
        let container = Container.missing(inPreview: true) { _, message in messages.append(message) }

        #expect(!container.hasAnyRegistration(of: Double.self))
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("The environment has no container.") == true)
    }

    @Test func aViewWithoutContainerTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                struct Needy: View {
                    @Resolved private var number: Double

                    var body: some View { Text("\(number)") }
                }
                _ = Host { Needy() }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                struct Needy: View {
                    @Environment(\.container) private var container

                    var body: some View { EmptyView() }
                }
                _ = Host { Needy() }
            }
        }
    }
}
