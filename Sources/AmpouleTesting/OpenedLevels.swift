import Ampoule
import Testing

/// A container, and those of the levels that a test opens in it.
struct OpenedLevels {
    /// The containers, each after the one that it is opened in.
    private var containers: [Container]

    /// The indices of the containers that another one is opened in.
    private var outer: Set<Int> = []

    init(in container: Container) {
        containers = [container]
    }

    /// The containers that no other one is opened in; they find what the outer ones find.
    var innermost: [Container] {
        containers.indices.filter { index in !outer.contains(index) }.map { index in containers[index] }
    }

    /// Opens a level in the container that was opened last, of those that it can be opened in.
    ///
    /// - Throws: The error of the outermost container if there is none.
    mutating func open(_ level: (Container) throws -> Container) throws {
        var failure: (any Error)?
        for index in containers.indices.reversed() {
            do {
                containers.append(try level(containers[index]))
                outer.insert(index)
                return
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Closes the containers of the levels, the innermost first.
    ///
    /// - Parameter sourceLocation: The location of an issue if that fails.
    nonisolated(nonsending) func close(sourceLocation: SourceLocation) async {
        for container in containers.dropFirst().reversed() {
            do {
                try await container.close()
            } catch {
                Issue.record(error, sourceLocation: sourceLocation)
            }
        }
    }
}
