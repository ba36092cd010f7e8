import Ampoule
import AmpoulePictures
import Hummingbird

/// Shows the graph of the container that answers the requests, and what the start of the program has made.
@Register
struct GraphHandlers: Sendable {
    @Inject let container: Container

    func page(start: SharedInstancesReport?) -> Page {
        Page(GraphPage.text(start: start))
    }

    func graph() -> Page {
        Page(container.graph.picture(.html))
    }

    func timeline(of start: SharedInstancesReport?) throws -> Page {
        guard let start else { throw HTTPError(.notFound, message: "The start was not observed.") }
        return Page(start.picture(.html))
    }
}
