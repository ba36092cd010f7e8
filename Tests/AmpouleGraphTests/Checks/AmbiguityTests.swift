import AmpouleGraph
import AmpoulePictures
import Testing

struct AmbiguityTests {
    private let cat = component("Cat", as: ["Animal"], taking: ["String"], line: 8)
    private let dog = component("Dog", as: ["Animal"], taking: ["Int"], line: 9)

    private func owner(_ kind: Dependency.Need = .required) -> Node {
        let animal = need("Animal", .initializer, kind, from: .ambiguous(["Cat(String)", "Dog(Int)"]))
        return component("PetOwner", line: 1, needs: [animal])
    }

    @Test func bothComponentsAreNamed() {
        let graph = ComponentGraph(owner(), cat, dog)

        #expect(graph.problems.map(\.kind) == [.ambiguousKey])
        #expect(
            graph.report == """
                Animals.swift:2:10: error: 'Animal', required by 'PetOwner', is ambiguous: with default values, \
                it could mean 'Animal(String)' of 'Cat' or 'Animal(Int)' of 'Dog' [ambiguousKey]
                Animals.swift:2:10: note: register the intended one under 'Animal' itself, or give one of them a \
                name
                Animals.swift:8:1: note: 'Cat' is declared here
                Animals.swift:9:1: note: 'Dog' is declared here
                """
        )
    }

    @Test func anOptionalIsNilAndADeferredOneAProblem() {
        #expect(ComponentGraph(owner(.optional), cat, dog).problems == [])
        #expect(ComponentGraph(owner(.deferred), cat, dog).problems.map(\.kind) == [.ambiguousKey])
    }

    @Test func picturesMarkIt() {
        let graph = ComponentGraph(owner(), cat, dog)

        #expect(graph.picture(.tree).contains("Animal (ambiguous)"))
        #expect(graph.picture(.mermaid).split(separator: "\n").count { $0.contains("PetOwner -") } == 2)
    }
}
