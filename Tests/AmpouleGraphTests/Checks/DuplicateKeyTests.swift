import AmpouleGraph
import Testing

struct DuplicateKeyTests {
    @Test func twoComponentsUnderOneKeyAreReportedAtTheSecond() {
        let graph = ComponentGraph(
            component("Cat", as: ["Animal"], line: 9),
            component("Dog", as: ["Animal"], line: 5)
        )

        #expect(
            graph.report == """
                Animals.swift:9:1: error: 'Dog' and 'Cat' are both registered under 'Animal' [duplicateKey]
                Animals.swift:9:1: note: give one of them a name, or register only one of them
                Animals.swift:5:1: note: 'Dog' is declared here; only the last registration is found
                """
        )
        #expect(graph.problems.map(\.kind) == [.duplicateKey])
        #expect(graph.problems.map(\.nodes) == [["Cat", "Dog"]])
    }

    @Test func ofThreeComponentsTwoAreTooMany() {
        let graph = ComponentGraph(
            component("Cat", as: ["Animal"], taking: ["String"], line: 1),
            component("Dog", as: ["Pet", "Animal"], taking: ["String"], line: 2),
            component("Horse", as: ["Animal"], taking: ["String"], line: 3)
        )

        #expect(
            graph.problems.map(\.nodes) == [
                ["Dog(String)", "Cat(String)"], ["Horse(String)", "Cat(String)"],
            ]
        )
        #expect(graph.problems.allSatisfy { $0.message.contains("'Animal(String)'") })
    }

    @Test func twoInitializersOfOneKeyAreReported() {
        var second = component("Cat", taking: ["String"], line: 5)
        second.id = "Cat(name: String)"
        let graph = ComponentGraph(component("Cat", taking: ["String"], line: 1), second)

        #expect(
            graph.report == """
                Animals.swift:5:1: error: two initializers of 'Cat' are both registered under 'Cat(String)' \
                [duplicateKey]
                Animals.swift:5:1: note: keep '@Inject' on one of them, or give them different arguments
                Animals.swift:1:1: note: 'Cat' is declared here; only the last registration is found
                """
        )
    }

    @Test(arguments: [
        component("Dog", as: ["Animal"], named: "dog"),
        component("Dog", as: ["Animal"], taking: ["String"]),
        component("Dog", as: ["Pet"]),
        component("Dog", as: ["Animal"], registeredBy: ["registerFakes"]),
        component("Dog", as: ["Animal"], registeredBy: []),
        closure("Animal"),
    ])
    func differentKeysListsAndFakesAreNoProblem(other: Node) {
        let graph = ComponentGraph(component("Cat", as: ["Animal"]), other)

        #expect(graph.problems == [])
    }

    @Test func aPairInSeveralListsIsReportedOnce() {
        let lists = ["registerComponents", "registerPets"]
        let graph = ComponentGraph(
            component("Cat", as: ["Animal"], line: 1, registeredBy: lists),
            component("Dog", as: ["Animal"], line: 2, registeredBy: lists)
        )

        #expect(graph.problems.count == 1)
    }
}
