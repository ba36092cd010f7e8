import Ampoule
import AmpouleGraph
import AmpouleModules
import Testing

private protocol Water: Sendable {}
private struct Spring: Water {}

@Register(scope: .container)
private final class Mill: Sendable {
    init(@Inject water: any Water) {}
}

@Register
private struct Wheel { init() {} }

@Register
private struct Workshop { init(@Inject wheel: Wheel, @Inject water: any Water) {} }

@Register(Well.self, (any Water).self)
private struct Well: Water { init() {} }

@Register
private struct Visit { init(@Inject well: Well, @Inject water: any Water) {} }

/// The advice that only containers and modules give: what it advises mends them.
struct RuntimeRemedyTests {
    private func remedies(_ validate: () throws(ComponentGraph.ValidationError) -> ComponentGraph) -> [String]
    {
        do throws(ComponentGraph.ValidationError) {
            _ = try validate()
            return []
        } catch {
            return error.problems.compactMap { $0.notes.first?.message }
        }
    }

    /// A parent doesn't search the registrations of its children for what its own instances require.
    @Test func aServiceOfAChildIsRegisteredInTheParent() throws {
        let parent = Container { Mill.register(in: $0) }
        let child = Container(parent: parent) { $0.register((any Water).self) { _ in Spring() } }
        let found = remedies(child.validate)

        #expect(
            found == [
                "'Water' is registered in a container that is not searched: register it in one that is"
            ]
        )
        #expect(throws: ResolutionError.self) { try child.require(Mill.self) }

        parent.register((any Water).self) { _ in Spring() }
        try child.validate()
        _ = try child.require(Mill.self)
    }

    @Test func aListOfALevelIsCalled() {
        let container = Container { Ward.register(in: $0) }

        #expect(
            remedies(container.validate) == [
                "list 'Bed' in 'Night', and call the function of its list, or pass 'Night' to the methods of 'Bed'"
            ]
        )
    }

    @Test func aServiceWithoutAComponentIsAddedToTheModule() throws {
        let workshop = module {
            Wheel.self
            Workshop.self
        }
        #expect(remedies(workshop.validate).map { $0.prefix(15) } == ["add a 'factory "])

        let spring = module {
            Wheel.self
            Workshop.self
            factory { Spring() as any Water }
        }
        try spring.validate()
        _ = try makeContainer { modules { spring } }.require(Workshop.self)

        let springs = module {
            Wheel.self
            Workshop.self
            singleton { Spring() as any Water }
        }
        try springs.validate()
        _ = try makeContainer { modules { springs } }.require(Workshop.self)
    }

    /// A component that serves its own type without being registered has further services only in the module.
    @Test func aComponentIsAddedToTheModule() throws {
        let visits = module { Visit.self }
        #expect(
            remedies(visits.validate) == [
                "'Well' provides 'Water', but is not registered: add it to the module"
            ]
        )

        let mended = module {
            Visit.self
            Well.self
        }
        try mended.validate()
        _ = try makeContainer { modules { mended } }.require(Visit.self)
    }
}

private struct Night: ContainerLevel {}

@Register(scope: .container)
private final class Bed: Sendable {
    @Inject let night: Night
}

@Register(scope: .container)
private final class Ward: Sendable {
    @Inject let bed: Bed
}
