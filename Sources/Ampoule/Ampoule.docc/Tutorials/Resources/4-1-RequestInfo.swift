import Ampoule

struct RequestInfo: ContainerLevel {
    let user: String
}
