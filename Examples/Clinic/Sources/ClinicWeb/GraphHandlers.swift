import Ampoule
import AmpoulePictures
import Hummingbird

/// Shows the graph of the container that answers the requests.
@Register
struct GraphHandlers: Sendable {
    @Inject let container: Container

    func page() -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: container.graph.picture(.html)))
        )
    }
}
