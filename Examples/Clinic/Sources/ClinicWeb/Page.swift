import Hummingbird

/// A page for a browser.
struct Page: ResponseGenerator {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    func response(from request: Request, context: some RequestContext) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
