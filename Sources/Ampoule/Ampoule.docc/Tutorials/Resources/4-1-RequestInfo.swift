import Ampoule

struct RequestInfo: Sendable {
    let user: String
}

extension ContainerLevel<RequestInfo> {
    static var request: Self { Self("request") }
}
