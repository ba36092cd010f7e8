import AmpouleModules
import Testing

/// Scopes of single tasks.
struct TaskScopeTests {
    private func cats(named name: String) -> Module {
        module { singleton { Cat(name: name) } }
    }

    @Test(arguments: 0..<20)
    func testsThatRunAtTheSameTimeHaveTheirOwn(number: Int) async {
        await withInjection {
            modules { cats(named: "\(number)") }
        } perform: {
            for _ in 0..<10 {
                let cat: Cat? = inject()
                #expect(cat?.name == "\(number)")
                await Task.yield()
            }
        }
    }

    @Test func childTasksInherit() async {
        await withInjection {
            modules { cats(named: "Tom") }
        } perform: {
            async let name: String? = {
                let cat: Cat? = inject()
                return cat?.name
            }()
            #expect(await name == "Tom")
            let unstructured = Task { () -> String? in
                let cat: Cat? = inject()
                return cat?.name
            }
            #expect(await unstructured.value == "Tom")
        }
    }

    @Test func innermostScopeServes() {
        withInjection {
            modules { cats(named: "outer") }
        } perform: {
            withInjection {
                modules { cats(named: "inner") }
            } perform: {
                let cat: Cat? = inject()
                #expect(cat?.name == "inner")
            }
            let cat: Cat? = inject()
            #expect(cat?.name == "outer")
        }
    }

    @Test func errorsAndResultsPassThrough() async throws {
        struct Escape: Error {}

        #expect(throws: Escape.self) {
            try withInjection {
                modules { cats(named: "Tom") }
            } perform: {
                throw Escape()
            }
        }
        let number = try await withInjection(from: Container()) {
            try await Task.sleep(for: .zero)
            return 42
        }
        #expect(number == 42)
    }

    @MainActor
    @Test func closureStaysOnItsActor() async {
        await withInjection {
            modules { cats(named: "Tom") }
        } perform: {
            MainActor.assertIsolated()
            await Task.yield()
            MainActor.assertIsolated()
        }
    }

    @MainActor
    @Test func aFunctionOfItsCallersActorStaysThere() async {
        nonisolated(nonsending) func actor() async -> (any Actor)? {
            await withInjection(from: Container()) { () async in #isolation }
        }
        #expect(await actor() === MainActor.shared)
    }
}
