import AmpouleGraph
import AmpoulePictures
import Foundation
import Testing

struct PageTests {
    private func data(of graph: ComponentGraph) throws -> [String: Any] {
        let page = graph.picture(.html)
        let start = try #require(page.range(of: #"<script id="data" type="application/json">"#))
        let end = try #require(page[start.upperBound...].range(of: "</script>"))
        let text = page[start.upperBound..<end.lowerBound]
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func thereIsABoxForEachComponentAndStubAndAnArrowForEachDependency() throws {
        let page = Samples.petShop.picture(.html)
        let data = try data(of: Samples.petShop)

        #expect((data["boxes"] as? [Any])?.count == 7)
        #expect((data["arrows"] as? [Any])?.count == 8)
        #expect(page.components(separatedBy: "data-box=").count - 1 == 7)
        #expect(page.components(separatedBy: "data-arrow=").count - 1 == 8)
    }

    @Test func problemsAreMarkedAndTold() throws {
        let data = try data(of: Samples.troubled)
        let problems = try #require(data["problems"] as? [[String: Any]])

        #expect(problems.map { $0["message"] as? String } == Samples.troubled.problems.map(\.message))
        #expect(Samples.troubled.picture(.html).contains(#"class="arrow initializer problem""#))
        #expect(Samples.troubled.picture(.html).contains(#"class="box component graph problem""#))
    }

    @Test func thePageNeedsNothingFromElsewhere() {
        let page = Samples.everything.picture(.html)

        for text in ["http://", "https://", "src=", "<link", "@import", "fetch("] {
            #expect(!page.contains(text))
        }
        #expect(page.contains("default-src 'none'"))
    }

    @Test func markupInNamesIsShownAndNotRun() throws {
        let name = "</script><script>alert(1)</script><!-- \"&'"
        let graph = ComponentGraph(component(name, line: 1, needs: [need(name, from: .missing)]))

        let page = graph.picture(.html)
        let boxes = try #require(try data(of: graph)["boxes"] as? [[String: Any]])

        #expect(!page.contains("<script>alert"))
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(boxes.map { $0["title"] as? String } == [name, name])
    }

    @Test(arguments: [ComponentGraph(), ComponentGraph(component("Horse"))])
    func aGraphWithoutArrowsIsAPageToo(graph: ComponentGraph) throws {
        #expect((try data(of: graph)["arrows"] as? [Any])?.count == 0)
    }
}
